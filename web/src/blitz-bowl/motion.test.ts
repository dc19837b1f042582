import { expect, test } from 'vitest';
import type { State } from '../protocol';
import { MOTION } from './motion';
import { trailOf, wayLength } from './performer';

test('every kind of event is acted out, or says why it is not', () => {
  for (const [kind, motion] of Object.entries(MOTION)) {
    if ('none' in motion) expect(motion.none.length, kind).toBeGreaterThan(10);
    else if ('glides' in motion) expect(motion.glides.length, kind).toBeGreaterThan(10);
    else expect(motion.before ?? motion.after, kind).toBeTypeOf('function');
  }
});

test('a long way is walked in quicker steps', () => {
  const moved = (card: number) => ({ kind: 'moved', card });
  const events = [{ kind: 'declared', card: 3 }, moved(3), moved(3), moved(3), { kind: 'ball-taken', card: 3 }, moved(4)];
  expect(wayLength(events, 2)).toBe(3);
  expect(wayLength(events, 5)).toBe(1);
});

test('the way somebody has come begins where he stood', () => {
  const before = { scene: { players: [{ player: 3, place: 17 }] } } as unknown as State;
  const moved = (place: number) => ({ number: 0, kind: 'moved', rule: '', card: 3, place });
  expect(trailOf({ events: [moved(18), moved(35)], before })).toEqual([17, 18, 35]);
  expect(trailOf({ events: [], before })).toEqual([]);
});
