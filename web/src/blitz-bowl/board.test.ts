import { describe, expect, test } from 'vitest';
import { codesFor } from './codes';
import {
  drawnRows,
  endZoneOf,
  has,
  neighbours,
  spotOf,
  SQUARES,
  squareAt,
  squareDrawnAt,
  squareName,
  squaresOf,
  stepped,
  within,
  type Facing,
} from './board';
import { distances, leg, radius, type Ground } from './ways';

const FACINGS: Facing[] = ['wide', 'seat-0', 'seat-1'];

describe('squares', () => {
  test('are named by letter and number', () => {
    expect(squareName(squareAt(7, 5))).toBe('h6');
    expect(squareName(squareAt(14, 10))).toBe('o11');
  });

  test('are drawn once each, whichever way the pitch lies', () => {
    for (const facing of FACINGS) {
      expect(new Set(drawnRows(facing).flat())).toEqual(new Set(SQUARES));
      for (const square of SQUARES) expect(squareDrawnAt(spotOf(square, facing), facing)).toBe(square);
    }
  });

  test('have the own End Zone at the bottom on a phone', () => {
    expect(drawnRows('seat-0').at(-1)!.map(endZoneOf)).toEqual(Array(11).fill(0));
    expect(drawnRows('seat-1').at(-1)!.map(endZoneOf)).toEqual(Array(11).fill(1));
  });

  test('are walked with arrows as they are seen, and not beyond the edge', () => {
    const h6 = squareAt(7, 5);
    expect(squareName(stepped(h6, 'ArrowRight', 'wide')!)).toBe('i6');
    expect(squareName(stepped(h6, 'ArrowUp', 'seat-0')!)).toBe('i6');
    expect(squareName(stepped(h6, 'ArrowUp', 'seat-1')!)).toBe('g6');
    expect(stepped(squareAt(0, 0), 'ArrowLeft', 'wide')).toBe(squareAt(0, 0));
    expect(stepped(h6, 'a', 'wide')).toBeNull();
  });

  test('are bits of rows', () => {
    const rows = [0, 0b101, 0];
    expect(squaresOf(rows)).toEqual([squareAt(0, 1), squareAt(2, 1)]);
    expect(has(rows, squareAt(1, 1))).toBe(false);
  });
});

describe('ways', () => {
  const open: Ground = { walk: () => true, halt: () => false };

  test('are as long as the squares are apart where nothing is in the way', () => {
    const start = squareAt(7, 5);
    for (const [square, far] of distances(start, 4, open)) expect(far).toBe(within(start, square));
    expect(distances(start, 4, open).size).toBe(80);
  });

  test('go around walls, square by square', () => {
    const wall = new Set([squareAt(5, 4), squareAt(5, 5), squareAt(5, 6)]);
    const ground: Ground = { walk: (square) => !wall.has(square), halt: () => false };
    const way = leg(squareAt(4, 5), squareAt(6, 5), 6, ground);
    expect(way.at(-1)).toBe(squareAt(6, 5));
    expect(way).toHaveLength(4);
    [squareAt(4, 5), ...way].forEach((square, n, all) => {
      if (n > 0) expect(neighbours(all[n - 1]!)).toContain(square);
    });
    expect(leg(squareAt(4, 5), squareAt(6, 5), 3, ground)).toEqual([]);
  });

  test('end where one must halt', () => {
    const ground: Ground = { walk: (square) => square % 16 < 5, halt: (square) => square % 16 === 5 };
    const found = distances(squareAt(3, 5), 6, ground);
    expect(found.get(squareAt(5, 5))).toBe(2);
    expect(found.has(squareAt(6, 5))).toBe(false);
  });

  test('come back to where they began', () => {
    expect(leg(squareAt(3, 3), squareAt(3, 3), 4, open)).toHaveLength(2);
  });
});

test('circles of throws run between the squares in range and those beyond', () => {
  expect(radius(20)).toBeGreaterThan(Math.sqrt(20));
  expect(radius(20)).toBeLessThan(5);
  expect(radius(74)).toBeGreaterThan(Math.sqrt(74));
  expect(radius(74)).toBeLessThan(Math.sqrt(80));
});

test('codes are different within a team', () => {
  expect(codesFor(['Lineman', 'Runner', 'Blitzer', 'Troll Slayer'])).toEqual(['LI', 'RU', 'BZ', 'TS']);
  expect(codesFor(['Python Warrior Thrower', 'Piranha Warrior Blitzer', 'Jaguar Warrior Blocker'])).toEqual(['PT', 'PB', 'JB']);
  expect(new Set(codesFor(['Snotling', 'Stilty Snot', 'Sn', 'Snob'])).size).toBe(4);
});
