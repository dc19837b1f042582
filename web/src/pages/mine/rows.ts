/** One row for each table this browser has a link of, whichever of its links say something. */
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

const GAME_SEATS = 7; // a link with this number or more is a spectator's

/** The links to ask with: those of the seats played here; where there is none, the first that will do. */
export function wanted(holdings: readonly Holding[]): Holding[] {
  const byTable = new Map<string, Holding[]>();
  for (const one of holdings) byTable.set(one.table, [...(byTable.get(one.table) ?? []), one]);
  return [...byTable.values()].flatMap((all) => {
    const seats = all.filter((one) => one.here && one.seat >= 0 && one.seat < GAME_SEATS);
    return seats.length > 0 ? seats : all.slice(0, 1);
  });
}

/** Rows of tables from what the server said of each link, in the same order. */
export function merged(links: readonly Holding[], briefs: readonly Brief[]): Row[] {
  const rows = new Map<string, Row>();
  links.forEach((holding, number) => {
    const said = briefs[number];
    const there = said && !said.sentence ? said : null;
    const seat = holding.seat >= 0 && holding.seat < GAME_SEATS ? [holding.seat] : [];
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
        lost: there ? '' : (said?.sentence ?? ''),
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
