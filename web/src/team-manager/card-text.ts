/** The text of a card in pieces: named abilities with what they mean, labels, costs, and rows of a die table. */
import { say } from '../lib/words';
import type { Face, NamedAbility, TeamManagerCatalogue, TeamManagerPrintedCard } from '../protocol';

export interface Line {
  /** The label of an ability, or what a die must show. */
  lead: string;
  /** What using it costs: the word for "exhaust". */
  cost: string;
  body: string;
  /** The faces that the row of a die table is about. */
  faces: Face[];
}

export interface CardText {
  named: NamedAbility[];
  lines: Line[];
}

const LEAD = /^([^:：。.()（）]+?)\s*(?:[(（]([^)）]+)[)）])?\s*[:：]\s*/;

export function cardText(catalogue: TeamManagerCatalogue, card: TeamManagerPrintedCard): CardText {
  const named = namedOf(catalogue, card);
  const written = say(card.text).split('\n').filter(Boolean);
  if (named.length > 0 && namesOnly(written[0] ?? '', named)) written.shift();
  const lines = written.map((line) => lineOf(catalogue, line));
  const now = card.abilities.find((one) => one.label === 'now');
  if (now && lines[0] && !lines[0].lead) lines[0].lead = say(catalogue.words['labels']?.['now']);
  return { named, lines };
}

function namedOf(catalogue: TeamManagerCatalogue, card: TeamManagerPrintedCard): NamedAbility[] {
  const ids = new Set(card.abilities.map((one) => one.named).filter(Boolean));
  return [...ids].flatMap((id) => catalogue.abilities.filter((one) => one.id === id));
}

/** Whether a line has nothing but the names of these abilities: "Guard. Fend." or "【ガード】【受け流し】". */
function namesOnly(line: string, named: NamedAbility[]): boolean {
  const left = named.reduce((rest, one) => rest.replace(say(one.name), ''), line);
  return /^[\s.【】]*$/.test(left);
}

function lineOf(catalogue: TeamManagerCatalogue, line: string): Line {
  const [all, lead = '', cost = ''] = LEAD.exec(line) ?? [''];
  const faces = (catalogue.faces ?? []).filter((face) => lead.includes(say(face.name)));
  return { lead, cost, body: line.slice(all.length), faces };
}

/** Skills in the order they are used, equal ones that follow each other together. */
export function skillRuns<T>(skills: readonly T[]): { skill: T; times: number }[] {
  const runs: { skill: T; times: number }[] = [];
  for (const skill of skills) {
    const last = runs.at(-1);
    if (last && last.skill === skill) last.times++;
    else runs.push({ skill, times: 1 });
  }
  return runs;
}
