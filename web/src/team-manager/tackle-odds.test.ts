import { describe, expect, it } from 'vitest';
import type { TeamManagerScene } from '../protocol';
import { decidingFace, tacklerPicks } from './tackle-odds';

const DIE = ['target-down', 'target-down', 'target-down', 'miss', 'miss', 'tackler-down'];
const rolled = (...rolls: number[]) => ({ numerator: 1, denominator: 6, text: { en: '', ja: '' }, rolls });

describe('the dice of a tackle', () => {
  it('count as the best for whoever picks', () => {
    expect(decidingFace(rolled(4, 2), DIE, true)).toBe('target-down');
    expect(decidingFace(rolled(5, 4), DIE, true)).toBe('miss');
    expect(decidingFace(rolled(5, 2), DIE, false)).toBe('tackler-down');
    expect(decidingFace(rolled(5), DIE, true)).toBe('tackler-down');
    expect(decidingFace(rolled(), DIE, true)).toBe('miss');
  });

  it('are picked by the stronger', () => {
    const player = (card: number, power: number) => ({ card, power, face: '', downed: false, ball: false, tokens: [] });
    const zones = [{ players: [player(1, 3), player(2, 2), player(3, 4)] }];
    const scene = { question: { about: [['card', 1]] }, committed: 2, reel: [{ zones }], tournament: null };
    expect(tacklerPicks(scene as unknown as TeamManagerScene, 2)).toBe(true);
    expect(tacklerPicks(scene as unknown as TeamManagerScene, 3)).toBe(false);
  });
});
