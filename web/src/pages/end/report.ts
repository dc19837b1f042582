/** What the page at the end of a game is made from, whichever game it was. */
import type { Catalogue, Happened, Outcome } from '../../protocol';
import { t, type Key, type Slots } from '../../lib/words';

export interface Ended {
  events: Happened[];
  catalogue: Catalogue;
  /** The team of each seat, by its id. */
  teams: (string | null)[];
  result: Outcome;
  /** Fans or points in the end, whether they won anything or not. */
  scores: number[];
}

export interface Row {
  seat: number;
  place: number;
  name: string;
  cells: number[];
  score: number;
  note: string;
}

export interface Line {
  seat: number;
  name: string;
  /** At the beginning, then after each week or turn. */
  values: number[];
}

export interface Chapter {
  title: string;
  /** Whose turn it was, -1 for all. */
  seat: number;
  text: string;
}

export interface Report {
  title: string;
  line: string;
  whistle: string;
  /** One word in it stands between asterisks, and out. */
  headline: string;
  award: string;
  /** The seat that has won, -1 for none. */
  winner: number;
  score: string;
  /** Figures on the dials. */
  figure: number;
  lede: string[];
  /** The sentence that says how it was decided, with its rule. */
  rule: string;
  columns: string[];
  who: string;
  scoreColumn: string;
  rows: Row[];
  chartTitle: string;
  labels: string[];
  lines: Line[];
  chapters: Chapter[];
}

/** Something that could be said of a week or turn, and how much it is worth saying. */
export interface Candidate {
  key: Key;
  weight: number;
  slots: Slots;
}

const SAID_BEFORE = 0.4; // a sentence is worth so much less each time it was said
const GREAT = 80; // what is worth so much is said whenever it happened

export interface Told {
  /** Which of the lists it is from. */
  at: number;
  text: string;
}

/** Sentences that are worth most, at most one from each list, without saying the same again and again. */
export function chosen(lists: Candidate[][], most = lists.length): Told[] {
  const said = new Map<Key, number>();
  const worth = (one: Candidate) => (one.weight >= GREAT ? one.weight : one.weight * SAID_BEFORE ** (said.get(one.key) ?? 0));
  const left = lists.map((list, at) => ({ list, at })).filter(({ list }) => list.length > 0);
  const told: Told[] = [];
  while (told.length < most && left.length > 0) {
    const best = left.map(({ list }) => list.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
    const first = best.reduce((a, b, at) => (worth(b) > worth(best[a]!) ? at : a), 0);
    const { key, slots } = best[first]!;
    told.push({ at: left[first]!.at, text: t(key, slots) });
    said.set(key, (said.get(key) ?? 0) + 1);
    left.splice(first, 1);
  }
  return told.sort((a, b) => a.at - b.at);
}

/** Rows in the order of the places. */
export function ranked(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => a.place - b.place || b.score - a.score || a.seat - b.seat);
}
