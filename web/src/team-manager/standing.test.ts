import { describe, expect, it } from 'vitest';
import type { Matchup, TeamManagerScene, Zone } from '../protocol';
import { rankOf } from './sitting';
import { ballPower, standingOf, sumOf, totalOf } from './standing';

const zone = (seat: number, total: number, players: number, ball = false): Zone => ({
  place: 52 + seat,
  seat,
  section: 0,
  total,
  unknown: 0,
  players: Array.from({ length: players }, (_, at) => ({ card: seat * 10 + at, face: 'one', power: 1, downed: false, ball: ball && at === 0, tokens: [], marks: [] })),
});
const matchup = (...zones: Zone[]) => ({ matchup: 0, zones }) as unknown as Matchup;
const scene = { scoring: null } as unknown as TeamManagerScene;

describe('how a matchup stands', () => {
  it('the higher total is ahead', () => {
    expect(standingOf(matchup(zone(0, 3, 1), zone(1, 5, 2)), scene)).toEqual({ kind: 'ahead', seat: 1 });
  });
  it('among equals the ball decides', () => {
    expect(standingOf(matchup(zone(0, 3, 1, true), zone(1, 3, 2)), scene)).toEqual({ kind: 'ahead', seat: 0 });
    expect(standingOf(matchup(zone(0, 3, 1), zone(1, 3, 2)), scene)).toEqual({ kind: 'level' });
  });
  it('who is alone is alone, even with nothing', () => {
    expect(standingOf(matchup(zone(0, 0, 1), zone(-1, 0, 0)), scene)).toEqual({ kind: 'alone', seat: 0 });
    expect(standingOf(matchup(zone(-1, 0, 0), zone(-1, 0, 0)), scene)).toEqual({ kind: 'nobody' });
  });
  it('totals that were added up are shown', () => {
    const scored = { scoring: { matchup: 0, totals: [7, 2], placing: [] } } as unknown as TeamManagerScene;
    expect(totalOf(zone(0, 3, 1), matchup(), scored)).toBe(7);
  });
});

describe('the sum behind a total', () => {
  it('has players, ball and tokens, and what upgrades add', () => {
    const one = zone(0, 6, 2, true);
    one.players[1]!.tokens = [{ card: 9, face: 'power-1', facedown: false }];
    const { addends } = sumOf(one, () => 1);
    expect(addends.map((part) => [part.kind, part.amount])).toEqual([
      ['player', 1],
      ['ball', 2],
      ['player', 1],
      ['token', 1],
      ['upgrades', 1],
    ]);
  });
});

it('ranks by fans', () => {
  expect(rankOf([3, 9, 5], 1)).toEqual({ place: 1, lead: 4, tied: false });
  expect(rankOf([3, 9, 5], 0)).toEqual({ place: 3, lead: -6, tied: false });
  expect(rankOf([5, 5, 2], 0)).toEqual({ place: 1, lead: 0, tied: true });
});

describe('the ball of a matchup', () => {
  it('adds two, an enchanted one what is printed on it', () => {
    expect([ballPower(undefined), ballPower({ power: 4 }), ballPower({})]).toEqual([2, 4, 0]);
  });
});
