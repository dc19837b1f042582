import { expect, it } from 'vitest';
import { placed } from './placed';

const view = { width: 1280, height: 720 };
const size = { width: 232, height: 340 };

it('opens to the right where there is room, else to the left', () => {
  expect(placed({ left: 400, top: 300, width: 68, height: 92 }, size, view)).toEqual({ left: 478, top: 176 });
  expect(placed({ left: 1200, top: 300, width: 68, height: 92 }, size, view).left).toBe(1200 - 232 - 10);
});

it('never leaves the window', () => {
  for (const [left, top] of [[0, 0], [1270, 710], [600, 0], [0, 700]] as const) {
    for (const width of [20, 68, 1000]) {
      const spot = placed({ left, top, width, height: 40 }, size, view);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + size.height).toBeLessThanOrEqual(view.height);
    }
  }
});

it('opens above what is as wide as a phone', () => {
  expect(placed({ left: 0, top: 600, width: 390, height: 40 }, { width: 200, height: 100 }, { width: 390, height: 844 }).top).toBe(490);
});
