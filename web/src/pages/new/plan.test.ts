import { describe, expect, it } from 'vitest';
import type { OfferedGame, OfferedRule } from '../../protocol';
import {
  boxed,
  cardsOf,
  conflicts,
  drawn,
  lengthOf,
  mended,
  requestOf,
  toggled,
  usualPlan,
  valueOf,
  weeksOf,
  withBox,
  withLabel,
  withLength,
  withoutSeat,
  withRule,
  withTeam,
  withWho,
} from './plan';

function rule(name: string, more: Partial<OfferedRule> = {}): OfferedRule {
  const text = { en: name, ja: name };
  return { name, rule: '', title: text, line: text, values: [], bare: true, excludes: [], ...more };
}

const BOX = { title: {}, line: {}, seats: [2, 3, 4], rules: [] };
const TEAMS = ['reikland-reavers', 'athelorn-avengers', 'gouged-eye', 'chaos-all-stars', 'grudgebearers'];
const SEASON: OfferedGame = {
  name: 'team-manager',
  title: 'Team Manager',
  players: 'managers',
  seats: [2, 3, 4],
  teams: TEAMS,
  rules: [
    rule('abbreviated-season', { excludes: ['extended-season'] }),
    rule('extended-season', { excludes: ['abbreviated-season'] }),
    rule('no-salary-cap'),
  ],
  expansions: [
    { ...BOX, name: 'sudden-death', teams: ['black-fangs'], rules: [rule('enchanted-balls')] },
    { ...BOX, name: 'foul-play', teams: ['lowdown-rats'], seats: [2, 3, 4, 5] },
  ],
  packs: ['cup'],
};
const MATCH: OfferedGame = {
  name: 'blitz-bowl',
  title: 'Blitz Bowl',
  players: 'coaches',
  seats: [2],
  teams: ['amazon', 'dwarf', 'orc'],
  rules: [rule('pitch', { values: ['stone', 'timber'], bare: false }), rule('arena', { values: ['tent'] })],
  expansions: [],
  packs: [],
};
const BOTS = ['random', 'rookie'];
const season = () => usualPlan(SEASON, BOTS, 4);
const match = () => usualPlan(MATCH, BOTS, 2);

describe('a plan for a game', () => {
  it('is ready to kick off: me against the best bots, every team once', () => {
    const plan = season();
    expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'bot:rookie', 'bot:rookie', 'bot:rookie']);
    expect(new Set(plan.seats.map((seat) => seat.team)).size).toBe(4);
    expect(match().seats.map((seat) => seat.team)).toEqual(['dwarf', 'orc']);
    expect(requestOf(plan)).toMatchObject({ sealed: true, first: -1, clock: 0, rules: [] });
  });

  it('takes as many seats as there may be where the usual number is not offered', () => {
    expect(usualPlan({ ...SEASON, seats: [2, 3] }, BOTS, 4).seats).toHaveLength(3);
  });

  it('says who sits where', () => {
    let plan = withWho(withWho(season(), 1, 'link'), 2, 'here');
    plan = withLabel(plan, 1, '  Ann  ');
    expect(requestOf(plan).seats).toEqual([
      { who: 'here' },
      { who: 'link', label: 'Ann' },
      { who: 'here' },
      { who: 'bot', bot: 'rookie' },
    ]);
    expect(withLabel(plan, 1, 'x'.repeat(60)).seats[1]!.label).toHaveLength(40);
  });

  it('has me at one seat alone', () => {
    expect(withWho(season(), 1, 'me').seats.map((seat) => seat.who).slice(0, 2)).toEqual(['here', 'me']);
  });

  it('swaps teams in a season, where each can be managed once', () => {
    const plan = withTeam(season(), 0, 'gouged-eye');
    expect(plan.seats.map((seat) => seat.team).slice(0, 2)).toEqual(['gouged-eye', 'reikland-reavers']);
  });

  it('lets both coaches have the same team in a match', () => {
    expect(withTeam(match(), 0, 'orc').seats.map((seat) => seat.team)).toEqual(['orc', 'orc']);
  });

  it('draws teams that nobody has', () => {
    const open = withTeam(season(), 1, '');
    const plan = drawn(open, SEASON, false, (n) => n - 1);
    expect(plan.seats.map((seat) => seat.team)).toEqual([
      'reikland-reavers',
      'grudgebearers',
      'athelorn-avengers',
      'chaos-all-stars',
    ]);
    expect(new Set(drawn(plan, SEASON, true, () => 0).seats.map((seat) => seat.team)).size).toBe(4);
  });

  it('keeps the first turn with its seat when another leaves', () => {
    expect(withoutSeat({ ...season(), first: 2 }, 1).first).toBe(1);
    expect(withoutSeat({ ...season(), first: 1 }, 1).first).toBe(-1);
    expect(withoutSeat({ ...season(), first: 0 }, 1).first).toBe(0);
  });
});

describe('rules of a plan', () => {
  it('turns them on and off, with a value where one is needed', () => {
    const [pitch, arena] = MATCH.rules as [OfferedRule, OfferedRule];
    let plan = toggled(match(), pitch);
    expect(plan.rules).toEqual(['pitch=stone']);
    plan = toggled(withRule(plan, 'pitch', 'timber'), arena);
    expect(plan.rules).toEqual(['pitch=timber', 'arena']);
    expect(valueOf(plan, 'arena')).toBe('');
    expect(toggled(plan, pitch).rules).toEqual(['arena']);
    expect(valueOf(plan, 'fouls')).toBeUndefined();
  });

  it('knows what cannot go together, whichever says so', () => {
    const [short, long] = SEASON.rules as [OfferedRule, OfferedRule];
    const plan = withRule(season(), 'abbreviated-season', '');
    expect(conflicts(plan, SEASON, long).map((one) => one.name)).toEqual(['abbreviated-season']);
    expect(conflicts(plan, SEASON, short)).toEqual([]);
    const oneSided = { ...SEASON, rules: [rule('a', { excludes: ['b'] }), rule('b')] };
    expect(conflicts(withRule(season(), 'a', ''), oneSided, oneSided.rules[1]!).map((one) => one.name)).toEqual(['a']);
  });

  it('has one length of the season', () => {
    const plan = withLength(withLength(season(), 'extended-season'), 'abbreviated-season');
    expect(lengthOf(plan)).toBe('abbreviated-season');
    expect(plan.rules).toEqual(['abbreviated-season']);
    expect(lengthOf(withLength(plan, ''))).toBe('');
  });

  it('says how many weeks a length has for these managers', () => {
    const lengths = ['abbreviated-season', '', 'extended-season'];
    const weeks = (seats: number) => {
      const plan = { ...season(), seats: Array.from({ length: seats }, () => season().seats[0]!) };
      return lengths.map((length) => weeksOf(plan, length));
    };
    expect(weeks(4)).toEqual([4, 5, 6]);
    expect(weeks(3)).toEqual([4, 5, 6]);
    expect(weeks(2)).toEqual([3, 4, 5]);
  });
});

describe('a plan from last time', () => {
  it('comes back as it was', () => {
    const plan = withLength(withWho(season(), 1, 'link'), 'extended-season');
    expect(mended(JSON.parse(JSON.stringify(plan)), SEASON, BOTS)).toEqual(plan);
  });

  it('forgets what is not offered any more', () => {
    const plan = { ...season(), rules: ['expansion', 'no-salary-cap', 7], first: 9, clock: 'soon' };
    plan.seats[1] = { team: 'gone', who: 'bot:genius', label: '' };
    const back = mended(plan, SEASON, BOTS)!;
    expect(back.rules).toEqual(['no-salary-cap']);
    expect(back.seats[1]).toEqual({ team: '', who: 'bot:rookie', label: '' });
    expect([back.first, back.clock]).toEqual([-1, 0]);
  });

  it('is no plan if it is for something else, or damaged', () => {
    expect(mended(null, SEASON, BOTS)).toBeNull();
    expect(mended({ game: 'team-manager' }, SEASON, BOTS)).toBeNull();
    expect(mended(season(), MATCH, BOTS)).toBeNull();
    expect(mended({ ...season(), seats: season().seats.slice(0, 1) }, SEASON, BOTS)).toBeNull();
  });
});

describe('boxes on the table', () => {
  const both = withBox(withBox(season(), SEASON, 'foul-play', BOTS), SEASON, 'sudden-death', BOTS);

  it('bring teams, rules and a fifth seat, and are asked for in the order in which they are offered', () => {
    expect(both.expansions).toEqual(['sudden-death', 'foul-play']);
    const game = boxed(SEASON, both.expansions);
    expect(game.seats).toEqual([2, 3, 4, 5]);
    expect(game.teams.slice(-2)).toEqual(['black-fangs', 'lowdown-rats']);
    expect(game.rules.at(-1)!.name).toBe('enchanted-balls');
    expect(cardsOf(SEASON, both.expansions)).toEqual(['sudden-death', 'foul-play', 'cup']);
    expect(cardsOf(SEASON, [])).toBeUndefined();
    expect(requestOf(both).expansions).toEqual(['sudden-death', 'foul-play']);
  });

  it('take what they brought with them when they are put away', () => {
    let plan = withRule(withTeam(both, 0, 'black-fangs'), 'enchanted-balls', '');
    plan = { ...plan, seats: [...plan.seats, { team: 'lowdown-rats', who: 'link', label: '' }], first: 4 };
    const less = withBox(plan, SEASON, 'foul-play', BOTS);
    expect(less.seats.map((seat) => seat.team)).toEqual(plan.seats.slice(0, 4).map((seat) => seat.team));
    expect([less.first, less.rules]).toEqual([-1, ['enchanted-balls']]);
    const none = withBox(less, SEASON, 'sudden-death', BOTS);
    expect(none.rules).toEqual([]);
    expect(new Set(none.seats.map((seat) => seat.team)).size).toBe(4);
    expect(none.seats.every((seat) => SEASON.teams.includes(seat.team))).toBe(true);
  });

  it('are remembered as far as they are still offered', () => {
    expect(mended(both, SEASON, BOTS)).toEqual(both);
    expect(mended({ ...both, expansions: ['sudden-death', 'other'] }, SEASON, BOTS)!.expansions).toEqual(['sudden-death']);
    expect(mended({ ...both, expansions: undefined }, SEASON, BOTS)!.expansions).toEqual([]);
  });
});
