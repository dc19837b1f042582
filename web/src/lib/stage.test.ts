import { decisionOf, eventOf, fakeDocument, stateOf } from './testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, State } from '../protocol';
import type { Desk } from './desk.svelte';
import { settings } from './settings.svelte';
import { Stage, type Performance } from './stage.svelte';

/** A desk that is told what the test says. */
class Told {
  state = stateOf({ sequence: 0 });
  events: Happened[] = [];
  live = true;
}

let desk: Told;
let stage: Stage;
let shown: string[];

/** The next state, with as many new events. */
function next(more: Partial<State> = {}, events = 1): void {
  const from = desk.events.length;
  const fresh = Array.from({ length: events }, (_, index) => eventOf(from + index));
  desk.events = [...desk.events, ...fresh];
  desk.state = stateOf({ sequence: desk.state.sequence + 1, events_from: from, events: fresh, ...more });
  stage.take(desk.state, desk.events);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  fakeDocument.hidden = false;
  desk = new Told();
  stage = new Stage(desk as unknown as Desk);
  stage.root = { querySelectorAll: () => [] } as unknown as ParentNode;
  shown = [];
  const note = (when: string) => (performance: Performance) => {
    shown.push(`${when} ${performance.after.sequence} at ${performance.pace}: ${performance.events.map((one) => one.number)}`);
    return performance.wait(1_000);
  };
  stage.performer = { before: note('before'), after: note('after') };
});
afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('shows what comes before a change, then the change, then what comes after', async () => {
    next({}, 2);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(stage.shown.sequence).toBe(0);
    expect(stage.told).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.shown.sequence).toBe(1);
    expect(stage.told).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stage.busy).toBe(false);
    expect(shown).toEqual(['before 1 at 1: 0,1', 'after 1 at 1: 0,1']);
  });

  it('shows states one after another, and hurries when they queue up', async () => {
    for (let count = 0; count < 5; count++) next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.shown.sequence).toBe(5);
    expect(shown.map((one) => one.split(':')[0])).toEqual([
      'before 1 at 1',
      'after 1 at 1',
      'before 2 at 0.5',
      'after 2 at 0.5',
      'before 3 at 1',
      'after 3 at 1',
      'before 4 at 1',
      'after 4 at 1',
      'before 5 at 1',
      'after 5 at 1',
    ]);
  });

  it('holds no decision back for more than a second and a half', async () => {
    for (let count = 0; count < 4; count++) next();
    next({ decision: decisionOf(5, 1) });
    expect(stage.decision).toBe(null);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(stage.decision).toBe(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.decision?.number).toBe(5);
    expect(stage.told).toHaveLength(5);
  });

  it('goes to the newest state when somebody skips', async () => {
    for (let count = 0; count < 3; count++) next();
    await vi.advanceTimersByTimeAsync(100);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.shown.sequence).toBe(3);
    expect(stage.busy).toBe(false);
    next();
    expect(stage.busy).toBe(true); // what comes later moves again
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it('leaves what moves for ever alone when it skips', async () => {
    const pulse = { effect: { getComputedTiming: () => ({ endTime: Infinity }) }, finish: vi.fn() };
    const glide = { effect: { getComputedTiming: () => ({ endTime: 320 }) }, finish: vi.fn() };
    vi.spyOn(fakeDocument, 'getAnimations').mockReturnValue([pulse, glide] as unknown as Animation[]);
    next();
    stage.skip();
    expect(pulse.finish).not.toHaveBeenCalled();
    expect(glide.finish).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10);
    vi.restoreAllMocks();
  });

  it('does not show everything anew to somebody who was away', async () => {
    for (let count = 0; count < 20; count++) next();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stage.shown.sequence).toBe(20);
  });

  it('changes at once where no motion is wanted, and says so', async () => {
    settings.motion = 'reduced';
    const still = vi.fn();
    stage.performer.still = still;
    next({ decision: decisionOf(1, 1) });
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.decision?.number).toBe(1);
    expect(shown).toEqual([]);
    expect(still).toHaveBeenCalledOnce();
  });

  it('does not move while nobody looks', async () => {
    fakeDocument.hidden = true;
    next();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.shown.sequence).toBe(1);
    expect(shown).toEqual([]);
  });

  it('performs nothing when a choice is taken back or somebody only comes', async () => {
    next({}, 3);
    await vi.advanceTimersByTimeAsync(5_000);
    shown = [];
    desk.events = desk.events.slice(0, 1);
    next({ sequence: 1, events_from: 1, events: [] }, 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
    expect(stage.told).toHaveLength(1);
  });

  it('goes on when a performance fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.performer.before = () => Promise.reject(new Error('no such card'));
    next({ decision: decisionOf(1, 1) });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(stage.decision?.number).toBe(1);
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('offers nothing where nothing is chosen', async () => {
    desk.live = false;
    next({ decision: decisionOf(1, 1) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stage.decision).toBe(null);
  });
});
