import { expect, it } from 'vitest';
import { nearest } from './walk';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

it('goes to what lies straight ahead', () => {
  const boxes = [box(100, 0), box(100, 100), box(0, 100)];
  expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(0);
  expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(2);
  expect(nearest(box(100, 100), boxes, 'ArrowLeft')).toBe(2);
});

it('stays where nothing lies in that direction', () => {
  expect(nearest(box(0, 0), [box(100, 0)], 'ArrowLeft')).toBe(-1);
  expect(nearest(box(0, 0), [], 'ArrowUp')).toBe(-1);
});
