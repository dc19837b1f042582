import { describe, expect, test } from 'vitest';
import type {
  Action,
  Aim,
  BlitzBowlKindName,
  BlitzBowlPlayer,
  BlitzBowlScene,
  BlitzBowlVerbName,
  OfferedOption,
  OpenDecision,
} from '../protocol';
import { squareAt } from './board';
import { percent } from './odds';
import { shortReason } from './reasons';
import { ableOf, dealsOf, followed, PICKED, spotsOf } from './spots';

/** What each kind of question is answered with, as the registry has it. */
const ANSWERS: Record<BlitzBowlKindName, BlitzBowlVerbName[]> = {
  pitch: ['pitch'],
  team: ['team'],
  place: ['place'],
  ball: ['ball'],
  'turn-start': ['play', 'decline'],
  replace: ['discard'],
  emergency: ['reserves', 'decline'],
  action: [
    ...(['run', 'mark', 'throw', 'block', 'sidestep', 'stand-up', 'reserves', 'foul', 'throw-team-mate'] as const),
    ...(['play', 'free', 'end-turn'] as const),
  ],
  last: ['play', 'free', 'end-turn'],
  'free-player': ['free'],
  run: ['run-to'],
  mark: ['mark-to'],
  throw: ['throw-to'],
  block: ['block-at'],
  sidestep: ['sidestep-to'],
  reserves: ['place'],
  foul: ['foul-at'],
  'throw-player': ['lift'],
  'throw-player-to': ['throw-player-to'],
  targeted: ['dump-off', 'play', 'decline'],
  result: ['apply', 'reroll', 'play'],
  reroll: ['keep', 'reroll', 'play'],
  knocked: ['play', 'decline'],
  'follow-up': ['follow-up', 'stay'],
  bounce: ['bounce-to'],
  interrupt: ['play', 'decline'],
  answerer: ['answer', 'play'],
  shadow: ['shadow'],
  claim: ['claim', 'decline'],
  earned: ['free', 'play', 'decline'],
  bloodlust: ['sacrifice'],
  'hand-limit': ['discard'],
  trip: ['trip'],
  bench: ['reserves', 'decline'],
};
const ME = 3;
const THERE = squareAt(4, 4);

function playerOf(player: number, more: Partial<BlitzBowlPlayer> = {}): BlitzBowlPlayer {
  return {
    player,
    seat: 0,
    position: 'ogre/ogre',
    number: 0,
    place: squareAt(player, 2),
    square: 'a1',
    status: 'open',
    ball: -1,
    acted: [],
    barred: false,
    ground: 0,
    steps: 5,
    ...more,
  };
}

function sceneOf(more: Partial<BlitzBowlScene> = {}): BlitzBowlScene {
  const scene = {
    rules: ['fouls', 'throw-team-mate'],
    players: [playerOf(ME), playerOf(5)],
    question: { seat: 0, kind: '', about: [['place', THERE]], check: null },
    aims: [],
    actions: 3,
    prepared: null,
  };
  return { ...scene, ...more } as unknown as BlitzBowlScene;
}

function decisionOf(kind: BlitzBowlKindName): OpenDecision {
  const options = ANSWERS[kind].map((verb, n): OfferedOption => ({ code: 100 + n, verb, arguments: [ME, THERE, 0], text: '' }));
  return { number: 1, kind, prompt: '', rule: '', response: false, options };
}

describe('every answer of every question has a place', () => {
  test.each(Object.keys(ANSWERS) as BlitzBowlKindName[])('%s', (kind) => {
    const decision = decisionOf(kind);
    const scene = sceneOf();
    const spots = spotsOf(decision, scene, ME);
    const placed = new Set<number>();
    for (const choices of [...spots.squares.values(), ...spots.players.values()]) for (const one of choices) placed.add(one.code);
    for (const one of spots.cards.values()) placed.add(one.code);
    for (const one of spots.buttons) placed.add(one.code);
    for (const deal of dealsOf(decision, scene, ME)) if (deal.option) placed.add(deal.option.code);
    if (PICKED.has(kind)) for (const one of decision.options) placed.add(one.code);
    // Cards share one handle here, so that each verb of cards is looked at alone.
    const left = decision.options.filter((one) => !placed.has(one.code) && one.verb !== 'play');
    expect(left).toEqual([]);
  });
});

describe('the menu', () => {
  const aim = (action: Action, more: Partial<Aim>): Aim => ({ player: ME, action, ways: [], targets: [], ...more });
  const squares = Array.from({ length: 11 }, (_, row) => (row === 4 ? 1 << 4 : 0));

  test('an aim sends the Action, and knows what follows', () => {
    const scene = sceneOf({ aims: [aim('run', { ways: [{ balls: 0, squares }, { balls: 1, squares }] })] });
    const choices = spotsOf(decisionOf('action'), scene, ME).squares.get(THERE)!;
    expect(choices.map((one) => one.option.verb)).toEqual(['run', 'run']);
    expect(choices.map((one) => one.then?.arguments)).toEqual([
      [ME, THERE, 0],
      [ME, THERE, 1],
    ]);
  });

  test('a player is aimed at by whatever is possible', () => {
    const target = { player: 5, block: null, throw: null };
    const scene = sceneOf({ aims: [aim('block', { targets: [target] }), aim('foul', { targets: [target] })] });
    const choices = spotsOf(decisionOf('action'), scene, ME).players.get(5)!;
    expect(choices.map((one) => one.then)).toEqual([
      { verb: 'block-at', arguments: [ME, 5] },
      { verb: 'foul-at', arguments: [ME, 5] },
    ]);
  });

  test('what follows is sent only where it is offered', () => {
    const decision = decisionOf('run');
    expect(followed(decision, { verb: 'run-to', arguments: [ME, THERE, 0] })?.code).toBe(100);
    expect(followed(decision, { verb: 'run-to', arguments: [ME, THERE + 1, 0] })).toBeNull();
    expect(followed(null, { verb: 'run-to', arguments: [ME, THERE, 0] })).toBeNull();
  });

  test('only the largest throw team-mates', () => {
    const small = sceneOf({ players: [playerOf(ME, { position: 'ogre/gnoblar' })] });
    expect(dealsOf(null, small, ME).map((one) => one.action)).not.toContain('throw-team-mate');
    expect(dealsOf(null, sceneOf(), ME).map((one) => one.action)).toContain('throw-team-mate');
  });

  test('those are selectable who have something to do', () => {
    expect(ableOf(decisionOf('action'))).toEqual([ME]);
    expect(ableOf(decisionOf('run'))).toEqual([]);
  });
});

test('a short reason says what stands against an Action', () => {
  const scene = sceneOf();
  const texts = (['run', 'mark', 'throw', 'block', 'sidestep', 'stand-up', 'reserves'] as Action[]).map(
    (action) => shortReason(scene, playerOf(ME, { status: 'prone' }), action).text,
  );
  expect(new Set(texts).size).toBe(2); // he is Prone, and not in the Dugout
  expect(shortReason(scene, playerOf(ME, { acted: ['run'] }), 'run').rule).toBe('BB 3.3.2');
  expect(shortReason(scene, playerOf(ME, { barred: true }), 'block').rule).toBe('BB 4.6.7');
});

test('what can happen is never shown as 0%, and what can fail never as 100%', () => {
  expect(percent([1, 1296])).toBe(1);
  expect(percent([1295, 1296])).toBe(99);
  expect(percent([0, 1])).toBe(0);
  expect(percent([1, 1])).toBe(100);
  expect(percent([1, 3])).toBe(33);
});
