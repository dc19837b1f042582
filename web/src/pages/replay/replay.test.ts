import { describe, expect, test } from 'vitest';
import type { Happened, Moments, State } from '../../protocol';
import { Frames } from './frames';
import { jump, markAt } from './marks';

const happened = (number: number): Happened => ({ number, kind: 'passed', rule: '' });

/** A game in which every choice brings two events. */
function game() {
  const asked: [number, number, number][] = [];
  const frames = new Frames(10, (choice, eyes, since) => {
    asked.push([choice, eyes, since]);
    const from = Math.min(since, 2 * choice);
    const events = Array.from({ length: 2 * choice - from }, (_, at) => happened(from + at));
    return Promise.resolve({ events_from: from, events, sequence: 99 } as unknown as State);
  });
  return { asked, frames };
}

describe('frames', () => {
  test('have all events up to there, and ask for the new ones alone', async () => {
    const { asked, frames } = game();
    expect((await frames.at(2, 0)).events.map((one) => one.number)).toEqual([0, 1, 2, 3]);
    const next = await frames.at(3, 0);
    expect(next.events.map((one) => one.number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(next.state.sequence).toBe(3);
    expect((await frames.at(1, 0)).events).toHaveLength(2);
    expect(asked).toEqual([
      [2, 0, 0],
      [3, 0, 4],
      [1, 0, 0],
    ]);
  });

  test('are fetched once for each pair of eyes, and some ahead', async () => {
    const { asked, frames } = game();
    await frames.at(8, 0);
    await frames.ahead(8, 0);
    await Promise.all([frames.at(9, 0), frames.at(8, -1)]);
    expect(asked.map(([choice, eyes]) => [choice, eyes])).toEqual([
      [8, 0],
      [9, 0],
      [10, 0],
      [8, -1],
    ]);
  });

  test('that did not come are asked for again', async () => {
    let fails = true;
    const frames = new Frames(3, () => {
      if (fails) return Promise.reject(new Error('away'));
      return Promise.resolve({ events_from: 0, events: [] } as unknown as State);
    });
    await expect(frames.at(1, 0)).rejects.toThrow('away');
    fails = false;
    expect((await frames.at(1, 0)).choice).toBe(1);
  });
});

test('weeks and turns are found by the choice, and jumped to', () => {
  const marks = [
    { choice: 2, kind: 'week', number: 1, seat: -1 },
    { choice: 40, kind: 'week', number: 2, seat: -1 },
  ];
  const moments = { marks, choices: 60 } as unknown as Moments;
  expect([0, 2, 39, 40].map((choice) => markAt(marks, choice)?.number)).toEqual([undefined, 1, 1, 2]);
  expect([0, 2, 45].map((choice) => jump(moments, choice, 1))).toEqual([2, 40, 60]);
  expect([60, 40, 1].map((choice) => jump(moments, choice, -1))).toEqual([40, 2, 0]);
});
