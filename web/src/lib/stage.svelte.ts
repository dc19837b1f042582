/**
 * The stage: states come as fast as bots choose; people see them one after another, each with its motion.
 *
 * What is drawn is `shown`. Whenever the desk has a newer state, the events in between are performed: first what
 * comes before the change (dice that roll), then the change with things gliding, then what comes after it (stamps,
 * fans). If the newest state asks this seat something, all that is still to be shown is hurried, and cut short after
 * LONGEST. A click or Space skips to the newest state.
 */
import { tick, untrack } from 'svelte';
import type { Happened, OpenDecision, State } from '../protocol';
import type { Desk } from './desk.svelte';
import { fly, places, settle } from './fly';
import { settings } from './settings.svelte';

const LONGEST = 1_500; // milliseconds that a decision may be held back
const GLIDE = 320;
const MOST_WAITING = 12; // states; somebody who was away is not shown everything anew

export interface Performance {
  events: Happened[];
  before: State;
  after: State;
  /** 1 is the usual time; less is hurried. Multiply every duration with it; 0 where motion is not wanted. */
  pace: number;
  /** Let so many milliseconds (at pace 1) pass. Ends at once when somebody skips. */
  wait(time: number): Promise<void>;
}

export interface Performer {
  /** What is shown before the table changes. */
  before?(performance: Performance): Promise<void>;
  /** What is shown after it has changed, while things glide. */
  after?(performance: Performance): Promise<void>;
  /** In place of both, where motion is not wanted: what stays to be seen for a while (`effects`). Never waited for. */
  still?(performance: Performance): void;
  /** Where something comes from that was not drawn before. */
  from?(key: string): DOMRect | null;
  /** How long things glide, at pace 1. */
  glide?(performance: Performance): number;
}

export class Stage {
  /** The state that is drawn. */
  shown = $state.raw<State>()!;
  /** Events told so far; the story does not run ahead of the table. */
  told = $state.raw<Happened[]>([]);
  busy = $state(false);
  performer: Performer = {};
  root: ParentNode = document;

  private queue: { state: State; events: Happened[] }[] = [];
  private skipping = false;
  private readonly resting = new Set<() => void>(); // ends of waits that are under way
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {
    this.shown = desk.state;
    this.told = desk.events;
    $effect(() => {
      const state = desk.state;
      const events = desk.events;
      untrack(() => this.take(state, events));
    });
  }

  /** The question this seat may answer now: only when it has seen what led to it. */
  get decision(): OpenDecision | null {
    return !this.busy && this.desk.live && this.shown === this.desk.state ? this.shown.decision : null;
  }

  /** Show the newest state at once. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    for (const end of [...this.resting]) end();
    settle(document);
  }

  /** The desk has something new. */
  take(state: State, events: Happened[]): void {
    if (state === this.shown) return;
    this.queue.push({ state, events });
    if (state.decision && !this.deadline) this.deadline = setTimeout(() => this.skip(), LONGEST);
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.queue.length > 0) {
      if (this.queue.length > MOST_WAITING) this.skipping = true;
      const { state, events } = this.queue.shift()!;
      await this.perform(state, events);
    }
    clearTimeout(this.deadline);
    this.deadline = undefined;
    this.skipping = false;
    this.busy = false;
  }

  private async perform(state: State, events: Happened[]): Promise<void> {
    const before = this.shown;
    const fresh = events.slice(Math.min(state.events_from, this.told.length, events.length));
    const news = state.sequence > before.sequence ? fresh : [];
    const pace = this.pace();
    const wait = (time: number) => this.rest(time * pace);
    const performance: Performance = { events: news, before, after: state, pace, wait };
    if (pace > 0 && news.length > 0) await attempt(() => this.performer.before?.(performance));
    const moving = pace > 0 && !this.skipping;
    const lay = moving ? places(this.root) : new Map<string, DOMRect>();
    this.shown = state;
    this.told = events;
    await tick();
    if (moving) {
      const time = (this.performer.glide?.(performance) ?? GLIDE) * pace;
      const glides = fly(this.root, lay, time, (key) => this.performer.from?.(key) ?? null);
      await Promise.all([glides, news.length > 0 ? attempt(() => this.performer.after?.(performance)) : undefined]);
    } else if (settings.still && !this.skipping && news.length > 0) {
      void attempt(async () => this.performer.still?.(performance));
    }
  }

  private rest(time: number): Promise<void> {
    if (time <= 1 || this.skipping) return Promise.resolve();
    return new Promise((take) => {
      const end = () => {
        clearTimeout(timer);
        this.resting.delete(end);
        take();
      };
      const timer = setTimeout(end, time);
      this.resting.add(end);
    });
  }

  private pace(): number {
    if (this.skipping || settings.still || document.hidden) return 0;
    const left = this.queue.length + 1;
    if (this.desk.state.decision) return 1 / left;
    return left > 3 ? 0.5 : 1;
  }
}

/** Motion that fails must not keep anybody from playing. */
async function attempt(motion: () => Promise<void> | undefined): Promise<void> {
  try {
    await motion();
  } catch (error) {
    console.error(error);
  }
}
