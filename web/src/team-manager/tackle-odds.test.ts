import { describe, expect, it } from 'vitest';
import type { Face, TeamManagerScene, Tone } from '../protocol';
import { decidingFace, tacklerPicks } from './tackle-odds';

const face = (id: string, tone: Tone): Face => ({ id, tone, name: { en: id, ja: id }, drawing: `die-${id}` });
const [DOWN, MISS, FALL] = [face('target-down', 'good'), face('miss', 'meh'), face('tackler-down', 'bad')];
const DIE = [DOWN, DOWN, DOWN, MISS, MISS, FALL];
const rolled = (...rolls: number[]) => ({ numerator: 1, denominator: 6, text: { en: '', ja: '' }, parts: [], rolls });

describe('the dice of a tackle', () => {
  it('count as the best for whoever picks', () => {
    expect(decidingFace(rolled(4, 2), DIE, true)).toBe(DOWN);
    expect(decidingFace(rolled(5, 4), DIE, true)).toBe(MISS);
    expect(decidingFace(rolled(5, 2), DIE, false)).toBe(FALL);
    expect(decidingFace(rolled(5), DIE, true)).toBe(FALL);
    expect(decidingFace(rolled(), DIE, true)).toBe(MISS);
  });

  it('are picked by the stronger', () => {
    const player = (card: number, power: number) => ({ card, power, face: '', downed: false, ball: false, tokens: [] });
    const zones = [{ players: [player(1, 3), player(2, 2), player(3, 4)] }];
    const scene = { question: { about: [['card', 1]] }, committed: 2, reel: [{ zones }], tournament: null };
    expect(tacklerPicks(scene as unknown as TeamManagerScene, 2)).toBe(true);
    expect(tacklerPicks(scene as unknown as TeamManagerScene, 3)).toBe(false);
  });
});
