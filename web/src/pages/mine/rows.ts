/** One row for each table this browser has a link of, whichever of its links say something. */
import { refusalText } from '../../lib/refusals';
import type { Holding } from '../../lib/holdings.svelte';
import type { Brief } from '../../protocol';

export interface Row {
  table: string;
  game: string;
  /** Seats played from this browser. */
  mine: number[];
  /** The link to open it with. */
  holding: Holding;
  /** When this browser got its links, or the table last changed: milliseconds since 1970. */
  when: number;
  yours: boolean;
  brief: Brief | null;
  /** Why nothing can be said of it; empty for a table that is there. */
  lost: string;
}

const SPECTATOR = 7; // as in `holdings`
const CREATOR = -1;

/** Whether a link is that of a replay which was opened from a file: nobody sits there. */
export function isReplay(holding: Holding): boolean {
  return holding.game === '';
}

/** The links to ask with: those of the seats played here; where there is none, whoever may look on. */
export function wanted(holdings: readonly Holding[]): Holding[] {
  const byTable = new Map<string, Holding[]>();
  for (const one of holdings) {
    if (!isReplay(one)) byTable.set(one.table, [...(byTable.get(one.table) ?? []), one]);
  }
  return [...byTable.values()].flatMap((all) => {
    const seats = all.filter((one) => one.here && isSeat(one.seat));
    if (seats.length > 0) return seats;
    const other = all.find((one) => one.seat === CREATOR) ?? all.find((one) => one.seat === SPECTATOR) ?? all[0];
    return other ? [other] : [];
  });
}

function isSeat(seat: number): boolean {
  return seat >= 0 && seat < SPECTATOR;
}

/** Rows of tables from what the server said of each link, in the same order. */
export function merged(links: readonly Holding[], briefs: readonly (Brief | undefined)[]): Row[] {
  const rows = new Map<string, Row>();
  links.forEach((holding, number) => {
    const said = briefs[number];
    const there = said && !said.sentence ? said : null;
    const seat = isSeat(holding.seat) ? [holding.seat] : [];
    const row = rows.get(holding.table);
    if (!row) {
      rows.set(holding.table, {
        table: holding.table,
        game: there?.game || holding.game,
        mine: seat,
        holding,
        when: there ? there.changed * 1_000 : holding.when,
        yours: there?.yours ?? false,
        brief: there,
        lost: there || !said ? '' : refusalText(said),
      });
      return;
    }
    row.mine.push(...seat);
    row.yours ||= there?.yours ?? false;
    row.brief ??= there;
    if (there) row.lost = '';
  });
  return [...rows.values()].sort(byUrgency);
}

/** Those that wait for me first, then those that go on, those over, those that are lost; the newest of each first. */
function byUrgency(one: Row, other: Row): number {
  return rank(one) - rank(other) || other.when - one.when;
}

function rank(row: Row): number {
  if (row.yours) return 0;
  if (!row.brief) return 3;
  return row.brief.over ? 2 : 1;
}

const STEPS: { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** How long ago something was, in words. */
export function ago(when: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - when) / 1_000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find((one) => seconds >= one.seconds);
  return step ? words.format(-Math.floor(seconds / step.seconds), step.unit) : words.format(0, 'second');
}
