import { describe, expect, it } from 'vitest';
import type { Holding } from '../../lib/holdings.svelte';
import type { Brief } from '../../protocol';
import { ago, merged, wanted } from './rows';

function held(table: string, seat: number, more: Partial<Holding> = {}): Holding {
  return { table, token: `${table}-${seat}`, seat, label: '', game: 'team-manager', when: 1, here: true, ...more };
}

function brief(table: string, more: Partial<Brief> = {}): Brief {
  return {
    packs: [],
    table,
    game: 'team-manager',
    seat: 0,
    teams: [],
    seats: [],
    asked: -1,
    yours: false,
    lobby: false,
    over: false,
    scores: [],
    stage: 1,
    changed: 10,
    lesson: '',
    sentence: '',
    text: {},
    ...more,
  };
}

describe('my tables', () => {
  it('asks with the seats played here, not with links for friends', () => {
    const all = [held('a', 0), held('a', 1, { here: false }), held('a', -1), held('b', 7, { here: false })];
    expect(wanted(all).map((one) => one.token)).toEqual(['a-0', 'b-7']);
  });

  it('looks on as whoever made the table where no seat is played here', () => {
    const all = [held('a', 1, { here: false }), held('a', 7, { here: false }), held('a', -1)];
    expect(wanted(all).map((one) => one.seat)).toEqual([-1]);
  });

  it('does not ask about replays that were opened from files', () => {
    expect(wanted([held('file', 7, { game: '' })])).toEqual([]);
  });

  it('has one row for two seats of a table, and either may be asked', () => {
    const rows = merged([held('a', 0), held('a', 1)], [brief('a'), brief('a', { yours: true })]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ mine: [0, 1], yours: true, when: 10_000 });
  });

  it('puts what waits for me first, then the newest, then what is over and what is lost', () => {
    const tables = ['lost', 'over', 'old', 'new', 'mine'];
    const briefs = [
      brief('lost', { sentence: 'There is no such table.' }),
      brief('over', { over: true, changed: 99 }),
      brief('old', { changed: 5 }),
      brief('new', { changed: 6 }),
      brief('mine', { yours: true, changed: 1 }),
    ];
    const rows = merged(
      tables.map((table) => held(table, 0)),
      briefs,
    );
    expect(rows.map((row) => row.table)).toEqual(['mine', 'new', 'old', 'over', 'lost']);
    expect(rows.at(-1)).toMatchObject({ lost: 'There is no such table.', game: 'team-manager', when: 1 });
  });

  it('says how long ago something was', () => {
    const now = 10 * 86_400_000;
    expect(ago(now - 5_000, now, 'en')).toBe('now');
    expect(ago(now - 61_000, now, 'en')).toBe('1 minute ago');
    expect(ago(now - 2 * 86_400_000, now, 'en')).toBe('2 days ago');
    expect(ago(now - 3 * 3_600_000, now, 'ja')).toBe('3 時間前');
    expect(ago(now + 5_000, now, 'en')).toBe('now');
  });
});
