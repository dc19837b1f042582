import { afterEach, describe, expect, test } from 'vitest';
import { match, season, type PlayedGame } from '../../games/games';
import { settings } from '../../lib/settings.svelte';
import type { Outcome, Sitting } from '../../protocol';
import { againOf } from './again';
import { chartOf, spread } from './chart';
import { fairnessOf, shownIn } from './fairness';
import { favourText, percentText } from './figures';
import { reportOf } from './reports';
import type { Report } from './report';

afterEach(() => {
  settings.language = 'en';
});

function report(played: PlayedGame, result: Partial<Outcome> = {}, events = played.events): Report {
  const { catalogue, teams } = played;
  const { scores } = { ...played.result, ...(catalogue.game === 'blitz-bowl' ? result : {}) };
  return reportOf(catalogue.game, { events, catalogue, teams, result: { ...played.result, ...result }, scores });
}

describe('the end of a season', () => {
  test('counts what the events say', () => {
    const { lines, rows, winner, figure } = report(season);
    expect(rows.map((row) => [row.place, row.seat, row.score])).toEqual([
      [1, 1, 36],
      [2, 0, 33],
    ]);
    expect(lines.map((line) => line.values.at(-1))).toEqual(season.result.scores);
    expect([winner, figure]).toEqual([1, 36]);
    expect(rows[0]!.cells).toEqual([3, 2, 3, 11]);
  });

  test('has a sentence for each week', () => {
    const { chapters, labels, lines } = report(season);
    expect(chapters.map((one) => one.title)).toEqual(['Week 1', 'Week 2', 'Week 3']);
    expect(new Set(chapters.map((one) => one.text)).size).toBe(3);
    expect(labels).toHaveLength(lines[0]!.values.length - 1);
  });

  test.each([
    ['most fans', [2, 1], 'Gouged Eye wins the season with 36 fans, 3 more than Reikland Reavers.'],
    [
      'tied on fans, most improvements',
      [2, 1],
      'Gouged Eye and Reikland Reavers have 36 fans each; Gouged Eye has made more improvements and wins.',
    ],
    [
      'the managers ahead were suspended for a tie',
      [2, 1],
      'The managers ahead were tied to the last fan and are suspended. Gouged Eye wins with 36 fans.',
    ],
    [
      'most improvements among those not suspended',
      [2, 1],
      'The managers ahead were tied to the last fan and are suspended. Gouged Eye wins with 36 fans.',
    ],
    [
      'all tied: nobody wins',
      [2, 2],
      'All managers are tied to the last fan and to the last improvement. All are suspended, and nobody wins.',
    ],
  ])('says that it was decided by %s', (reason, places, sentence) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const told = report(season, { reason, places, winners });
    expect(told.lede[0]).toBe(sentence);
    settings.language = 'ja';
    expect(report(season, { reason, places, winners }).lede[0]).toMatch(/^[^a-z{}]+。$/);
  });

  test('without a winner has no award, and names who is suspended', () => {
    const told = report(season, { reason: 'all tied: nobody wins', places: [2, 2], winners: [], scores: [0, 0] });
    expect([told.winner, told.award, told.headline]).toEqual([-1, 'No award this year', '*Nobody* wins']);
    expect(told.rows.map((row) => row.note)).toEqual(['suspended', 'suspended']);
  });
});

describe('the end of a match', () => {
  test('counts what the events say', () => {
    const { lines, rows, chapters } = report(match);
    expect(rows.map((row) => [row.place, row.name, row.cells, row.score])).toEqual([
      [1, 'Dwarf', [1, 7, 5], 18],
      [2, 'Orc', [0, 7, 2], 12],
    ]);
    expect(lines.map((line) => line.values.at(-1))).toEqual(match.result.scores);
    expect(chapters.length).toBeLessThanOrEqual(7);
  });

  test.each([
    [{}, 'Dwarf wins the match, 18 to 12.', 'On *points*'],
    [{ scores: [12, 11], places: [1, 2], winners: [0] }, 'Orc wins the match, 12 to 11.', 'By a *whisker*'],
    [
      { reason: 'sudden death', scores: [22, 11], places: [1, 2], winners: [0], rule: 'BB 9.1.1' },
      'Sudden death: Orc is 11 points ahead at the start of a turn, 22 to 11, and need not play on.',
      '*Sudden* death',
    ],
    [
      { reason: 'a draw on points', scores: [11, 11], places: [1, 1], winners: [0, 1] },
      'Both coaches have 11 points: a draw.',
      '*Honours* even',
    ],
  ])('says how it was decided: %o', (result, sentence, headline) => {
    const told = report(match, result);
    expect([told.lede[0], told.headline]).toEqual([sentence, headline]);
    settings.language = 'ja';
    expect(report(match, result).lede.join('')).toMatch(/^[^a-z{}]+。$/);
  });
});

describe('a game that was played on from its middle', () => {
  test('begins with what there was', () => {
    const from = season.events.findIndex((event) => event.kind === 'week-begins' && event.amount === 2) + 30;
    const told = report(season, {}, season.events.slice(from));
    const whole = report(season);
    expect(told.labels).toEqual(['Week 2', 'Week 3']);
    expect(told.lines.map((line) => line.values)).toEqual(whole.lines.map((line) => line.values.slice(1)));
    expect(told.rows.map((row) => row.score)).toEqual([36, 33]);
  });

  test('is told from the turn on that it began in', () => {
    const from = match.events.findIndex((event) => event.kind === 'turn-begins' && event.amount === 4);
    const told = report(match, {}, match.events.slice(from));
    expect(told.labels[0]).toBe('Turn 4');
    expect(told.lines.map((line) => line.values.at(-1))).toEqual([12, 18]);
    expect(told.lines[0]!.values).toEqual(report(match).lines[0]!.values.slice(3));
  });
});

describe('the chart', () => {
  test('keeps crests apart and within it', () => {
    const heights = spread([50, 52, 54, 120], 214);
    const sorted = [...heights].sort((a, b) => a - b);
    sorted.slice(1).forEach((height, at) => expect(height - sorted[at]!).toBeGreaterThanOrEqual(25));
    expect(Math.max(...spread([214, 214, 214, 214], 214))).toBeLessThanOrEqual(218);
  });

  test('has a grid that reaches above every line, and not too many labels', () => {
    const labels = Array.from({ length: 15 }, (_, n) => `Turn ${n + 1}`);
    const { grid, lines, ticks } = chartOf([[0, 3, 44], [0, -2, 7]], labels, 450, 200);
    expect(grid[0]!.value).toBeLessThanOrEqual(-2);
    expect(grid.at(-1)!.value).toBeGreaterThanOrEqual(44);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(lines[0]!.dash).not.toBe(lines[1]!.dash);
  });

  test('leaves out labels that would stand on each other', () => {
    const ticksOf = (word: string) => chartOf([[0, 3]], [1, 2, 3, 4, 5].map((n) => `${word}${n}`), 340, 220).ticks;
    expect(ticksOf('Turn ').map(({ label }) => label)).toHaveLength(5);
    expect(ticksOf('ターン').map(({ label }) => label)).toEqual(['ターン2', 'ターン4']);
  });
});

test('luck is written with its sign', () => {
  expect([2.44, -1.86, 0.01].map(favourText)).toEqual(['+2.4', '−1.9', '±0.0']);
  expect([0.75, 0.004].map(percentText)).toEqual(['75%', '0.4%']);
});

describe('fair luck', () => {
  const secret = '00'.repeat(31) + '01';
  const sealed = {
    table: 'abc',
    digest: 'f00d',
    secret,
    words: ['ann', 'börek'],
  };

  async function hash(...parts: (string | Uint8Array)[]): Promise<string> {
    const bytes = parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]);
    const found = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
    return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  const raw = Uint8Array.from({ length: 32 }, (_, at) => (at === 31 ? 1 : 0));

  test('is found right where secret, words and commitment belong together, and wrong where not', async () => {
    const commitment = await hash(raw, 'abc', 'f00d');
    const seed = await hash(raw, Uint8Array.from([0, 3]), 'ann', Uint8Array.from([0, 6]), 'börek');
    const right = { ...sealed, commitment, seed };
    expect(await fairnessOf(right)).toBe('right');
    expect(await fairnessOf({ ...right, words: ['ann', 'other'] })).toBe('wrong');
    expect(await fairnessOf({ ...right, digest: 'beef' })).toBe('wrong');
    expect(await fairnessOf({ ...right, secret: null, words: null, seed: secret })).toBe('right');
    expect(await fairnessOf({ ...right, commitment: '' })).toBe('none');
  });
});

test('a replay says of which table its commitment is', () => {
  const header = { cards: 'f00d', seed: 'aa', proof: { table: 'abc', commitment: 'cc', secret: 'bb', words: ['', ''] } };
  const shown = { table: 'abc', commitment: 'cc', secret: 'bb', words: ['', ''], digest: 'f00d', seed: 'aa' };
  expect(shownIn(`touchline-replay 1\n${JSON.stringify(header)}\n`)).toEqual(shown);
  expect([shownIn(''), shownIn('x\n{}')]).toEqual([null, null]);
});

test('the same game once more has the same seats, teams and rules', () => {
  const sitting = (seat: number, bot: string): Sitting => ({ seat, bot, label: `S${seat}`, here: true, worded: true });
  const seats = [sitting(0, ''), sitting(1, 'rookie'), sitting(2, '')];
  const held = { table: 't', token: 'x', seat: 0, label: '', game: 'team-manager', when: 0, here: true };
  expect(againOf('team-manager', seats, ['a', 'b', 'c'], ['no-salary-cap'], [held])).toEqual({
    game: 'team-manager',
    seats: [
      { who: 'here', label: 'S0' },
      { who: 'bot', bot: 'rookie', label: 'S1' },
      { who: 'link', label: 'S2' },
    ],
    teams: ['a', 'b', 'c'],
    rules: ['no-salary-cap'],
    sealed: true,
  });
});
