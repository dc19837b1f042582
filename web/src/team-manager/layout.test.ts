import { describe, expect, it } from 'vitest';
import { densityOf, lap, ordered, rowHeight, spread, unit } from './layout';

describe('rows of the reel', () => {
  it('share the room, and grow to a limit', () => {
    expect(rowHeight(430, 4)).toBe(102);
    expect(rowHeight(430, 2)).toBe(150);
    expect(rowHeight(430, 6)).toBe(65);
    expect(rowHeight(430, 0)).toBe(0);
  });
  it('decide how large players are', () => {
    expect([150, 102, 82, 66].map(densityOf)).toEqual(['tall', 'usual', 'tight', 'small']);
  });
});

describe('players of a zone', () => {
  const standing = (n: number) => Array.from({ length: n }, () => 68);
  const reach = (widths: number[], { margins, shown }: { margins: number[]; shown: number }) =>
    widths.slice(0, shown).reduce((sum, one, at) => sum + one + margins[at]!, 0);

  it('stand free up to three', () => {
    expect(spread(standing(3), 230)).toEqual({ shown: 3, hidden: 0, margins: [0, 8, 8], stacked: false });
  });
  it('form a stack from four on, within the zone', () => {
    const lie = spread(standing(4), 230);
    expect(lie.stacked).toBe(true);
    expect(68 + lie.margins[1]!).toBeGreaterThanOrEqual(37);
    expect(reach(standing(4), lie)).toBeLessThanOrEqual(230);
  });
  it('form a stack where three would not fit', () => {
    expect(spread([92, 92, 92], 230).stacked).toBe(true);
  });
  it('hide some behind a tab when there are too many', () => {
    for (const many of [8, 9, 12]) {
      const lie = spread(standing(many), 230);
      expect(lie.shown + lie.hidden).toBe(many);
      expect(lie.hidden).toBeGreaterThan(0);
      expect(reach(standing(many), lie) + 34).toBeLessThanOrEqual(231);
    }
  });
  it('never show less than the figure of a card', () => {
    for (let n = 2; n < 14; n++) {
      for (const room of [112, 184, 230, 300]) {
        const { margins } = spread(standing(n), room);
        const least = room < 150 ? 24 : 30;
        for (const margin of margins.slice(1)) expect(68 + margin).toBeGreaterThanOrEqual(least);
      }
    }
  });
  it('lie with the downed ones last', () => {
    const players = [{ downed: true, n: 1 }, { downed: false, n: 2 }, { downed: true, n: 3 }, { downed: false, n: 4 }];
    expect(ordered(players).map((one) => one.n)).toEqual([2, 4, 1, 3]);
  });
});

it('things in a row overlap only when they must', () => {
  expect(lap(6, 114, 750, 9)).toBe(9);
  expect(lap(8, 114, 750, 9)).toBeLessThan(0);
  expect(8 * 114 + 7 * lap(8, 114, 750, 9)).toBeLessThanOrEqual(750);
  expect(lap(1, 114, 750, 9)).toBe(9);
});

it('everything grows with the screen, to a limit', () => {
  expect(unit(1280, 720)).toBe(1);
  expect(unit(1366, 640)).toBeCloseTo(0.889);
  expect(unit(1000, 500)).toBe(0.82);
  expect(unit(1600, 900)).toBeCloseTo(1.25);
  expect(unit(3840, 2160)).toBe(1.35);
});
