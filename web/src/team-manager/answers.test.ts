import { describe, expect, it } from 'vitest';
import type { OfferedOption, OpenDecision, Pile, TeamManagerScene, Zone } from '../protocol';
import { answersOf, askedMatchup, cardsOnTable, payoutKey, WAYS } from './answers';

const pile = (...cards: number[]): Pile => ({
  size: cards.length,
  cards: cards.map((card, at) => ({ card, face: `face-${card}`, depth: cards.length - 1 - at })),
});
const zone = (place: number, seat: number, ...cards: number[]): Zone => ({
  place,
  seat,
  section: 0,
  total: cards.length,
  unknown: 0,
  players: cards.map((card) => ({ card, face: `face-${card}`, power: 1, downed: false, ball: false, tokens: [{ card: 100 + card, face: null, facedown: true }], marks: [] })),
});
const manager = (seat: number) => ({
  seat,
  team: 'orc',
  fans: 0,
  improvements: 0,
  passed: false,
  upgrades: [{ card: 50 + seat, face: 'upgrade', exhausted: false }],
  hand: pile(seat * 10, seat * 10 + 1),
  deck: pile(30 + seat),
  discard: pile(),
  improvement_pile: pile(),
  upgrade_deck: pile(),
  looking_at: pile(40, 41),
});
const scene = {
  game: 'team-manager',
  me: 0,
  question: { seat: 0, kind: 'turn', about: [['card', 5]], moment: null },
  reel: [{ card: 90, face: 'high', matchup: 0, place: 44, turned: false, ball: -1, zones: [zone(52, 0, 5), zone(53, 1, 6)] }],
  tournament: null,
  tackles: [{ tackler: 5, target: 6, matchup: 0, powers: [1, 1], dice: ['miss', 'target-down'], chooser: 0, hits: [], tackler_falls: false }],
  managers: [manager(0), manager(1)],
} as unknown as TeamManagerScene;

const FACES = [{ id: 'target-down' }, { id: 'miss' }, { id: 'tackler-down' }];
let code = 0;
const option = (verb: string, ...args: number[]): OfferedOption => ({ code: code++, verb, arguments: args, text: verb });
const decision = (kind: string, ...options: OfferedOption[]): OpenDecision => ({ number: 1, kind, prompt: '', rule: '', response: false, options });

/** All options that can be answered somewhere. */
function reached(open: OpenDecision): Set<number> {
  const answers = answersOf(open, scene, FACES);
  const found = [
    ...answers.buttons,
    ...[...answers.cards.values()].flat(),
    ...[...answers.pairs.values()].flatMap((one) => [...one.values()]),
    ...answers.places.values(),
    ...answers.seats.values(),
    ...answers.dice.values(),
    ...answers.payouts.values(),
    ...answers.balls.values(),
  ];
  return new Set(found.map((one) => one.code));
}

describe('where options are answered', () => {
  it('every verb of the registry has a way, whatever its arguments', () => {
    for (const verb of Object.keys(WAYS)) {
      for (const args of [[], [0], [5], [5, 52], [6, 53, 1], [99], [1], [2]]) {
        const one = option(verb, ...args);
        expect(reached(decision('turn', one)), `${verb} ${args}`).toContain(one.code);
      }
    }
  });
  it('a verb nobody knows becomes a button', () => {
    const one = option('juggle', 3);
    expect(answersOf(decision('turn', one), scene, FACES).buttons).toEqual([one]);
  });
  it('a card goes to a place in two steps', () => {
    const [left, right] = [option('commit', 0, 52), option('commit', 0, 53)];
    const { pairs, buttons } = answersOf(decision('turn', left, right, option('pass')), scene, FACES);
    expect([...pairs.get(0)!.keys()]).toEqual([52, 53]);
    expect(buttons.map((one) => one.verb)).toEqual(['pass']);
  });
  it('a result is chosen by clicking a die that shows it', () => {
    const down = option('apply', 0);
    const { dice, buttons } = answersOf(decision('result', down, option('apply', 1)), scene, FACES);
    expect(dice.get(1)).toBe(down);
    expect(buttons).toEqual([]);
  });
  it('cards that are not on the table are laid in a tray', () => {
    const answers = answersOf(decision('keep', option('keep', 40), option('keep', 41)), scene, FACES);
    expect(answers.tray).toEqual([40, 41]);
    expect(answersOf(decision('pick-player', option('pick', 6)), scene, FACES).tray).toEqual([]);
    expect(answersOf(decision('pick-player', option('pick', 77)), scene, FACES).tray).toEqual([77]);
  });
  it('the ball of the matchup that is asked about can be clicked', () => {
    expect(askedMatchup(scene)).toBe(0);
    expect(answersOf(decision('pass-skill', option('pass-ball'), option('skip')), scene, FACES).balls.get(0)?.verb).toBe('pass-ball');
  });
  it('each side of a payout can be clicked', () => {
    const one = option('either', 0, 1, 1);
    expect(answersOf(decision('either-or', one), scene, FACES).payouts.get(payoutKey(0, 1, 1))).toBe(one);
  });
  it('nothing is to be answered where nobody is asked', () => {
    expect(answersOf(null, scene, FACES).buttons).toEqual([]);
  });
});

it('players, tokens, upgrades and my hand lie on the table, the hands of others do not', () => {
  const found = cardsOnTable(scene);
  for (const card of [5, 6, 105, 106, 50, 51, 0, 1]) expect(found, String(card)).toContain(card);
  for (const card of [10, 11, 30, 40]) expect(found, String(card)).not.toContain(card);
});
