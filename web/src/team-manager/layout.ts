/** How much room there is: which size players have in a row, and how they lie beside one another. */

export type Density = 'tall' | 'usual' | 'tight' | 'small';

const HIGHEST = 150; // a row grows no further
export const GAP = 7; // between rows

/** The size of players in rows of this height. */
export function densityOf(row: number): Density {
  if (row >= 118) return 'tall';
  if (row >= 97) return 'usual';
  return row >= 78 ? 'tight' : 'small';
}

/** The height of each of `rows` rows in `room` pixels. */
export function rowHeight(room: number, rows: number): number {
  if (rows <= 0) return 0;
  return Math.max(0, Math.min(HIGHEST, Math.floor((room - GAP * (rows - 1)) / rows)));
}

/** Width of a mini card, standing and downed. */
export const WIDTHS: Record<Density | 'phone', { standing: number; downed: number }> = {
  tall: { standing: 68, downed: 92 },
  usual: { standing: 68, downed: 92 },
  tight: { standing: 68, downed: 88 },
  small: { standing: 66, downed: 84 },
  phone: { standing: 53, downed: 66 },
};

const FREE_GAP = 8;
const NARROW_GAP = 4; // where a zone is as narrow as on a phone
const NARROW = 150;
const FREE = 3; // this many stand free, if there is room
const WIDEST_EDGE = 48; // what a covered card shows at most,
const EDGE = 37; // usually,
const LEAST_EDGE = 30; // and at least,
const NARROW_EDGE = 24; // in a narrow zone
const MOST_SHOWN = 7; // from eight on, six are shown and a tab says how many more there are
const SHOWN_WITH_TAB = 6;
const TAB = 34;

export interface Spread {
  /** How many of the cards are drawn, from the first. */
  shown: number;
  /** How many lie behind the tab. */
  hidden: number;
  /** The left margin of each card that is drawn; negative where it covers the one before. */
  margins: number[];
  stacked: boolean;
}

/** How cards of these widths lie in a zone: free while there is room, then in a stack, then with a tab. */
export function spread(widths: readonly number[], room: number): Spread {
  const gap = room < NARROW ? NARROW_GAP : FREE_GAP;
  const all = widths.length;
  const free = widths.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, all - 1);
  if (all <= 1 || (all <= FREE && free <= room)) {
    return { shown: all, hidden: 0, margins: widths.map((_, at) => (at === 0 ? 0 : gap)), stacked: false };
  }
  const least = room < NARROW ? NARROW_EDGE : LEAST_EDGE;
  let shown = all > MOST_SHOWN ? SHOWN_WITH_TAB : all;
  while (shown > 2 && edgeOf(widths, shown, room) < least) shown--;
  const edge = Math.max(least, Math.min(edgeOf(widths, shown, room), shown > FREE ? EDGE + 4 : WIDEST_EDGE));
  const margins = widths.slice(0, shown).map((_, at) => (at === 0 ? 0 : Math.min(gap, Math.round(edge - widths[at - 1]!))));
  return { shown, hidden: all - shown, margins, stacked: true };
}

/** What each covered card shows, if so many share the room; with some hidden, the tab has its part of it. */
function edgeOf(widths: readonly number[], shown: number, room: number): number {
  const left = room - widths[shown - 1]! - (shown < widths.length ? TAB : 0);
  return left / (shown - 1);
}

/** Standing players first, downed ones last, each in the order they came. */
export function ordered<T extends { downed: boolean }>(players: readonly T[]): T[] {
  return [...players.filter((one) => !one.downed), ...players.filter((one) => one.downed)];
}

/** How much everything grows on a larger screen than 1280 by 720, and shrinks in a lower window. */
export function unit(width: number, height: number): number {
  return Math.max(0.82, Math.min(1.35, width / 1280, height / 720));
}

/** The margin between `n` things of one width in a row; negative where they must lie one upon the other. */
export function lap(n: number, width: number, room: number, gap: number): number {
  return n < 2 ? gap : Math.min(gap, Math.floor((room - n * width) / (n - 1)));
}
