/**
 * The stage: states come as fast as bots choose; people see them one after another, each with its motion.
 *
 * What is drawn is `shown`. Whenever the desk has a newer state, the events in between are performed: first what
 * comes before the change (dice that roll), then the change with things gliding, then what comes after it (stamps,
 * fans). If the newest state asks this seat something, all that is still to be shown is hurried, so that no decision
 * is held back for more than LONGEST. A click or Space skips to the newest state.
 */
import { tick, untrack } from 'svelte';
import type { Happened, State } from '../protocol';
import type { Desk } from './desk.svelte';
import { fly, places } from './fly';
import { settings } from './settings.svelte';

const LONGEST = 1_500; // milliseconds that a decision may be held back
const GLIDE = 320;
const MOST_WAITING = 12; // states; somebody who was away is not shown everything anew

export interface Performance {
  events: Happened[];
  before: State;
  after: State;
  /** 1 is the usual time; less is hurried, 0 is at once. Multiply every duration with it. */
  pace: number;
}

export interface Performer {
  /** What is shown before the table changes. */
  before?(performance: Performance): Promise<void>;
  /** What is shown after it has changed, while things glide. */
  after?(performance: Performance): Promise<void>;
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
  get decision() {
    return !this.busy && this.desk.live && this.shown === this.desk.state ? this.shown.decision : null;
  }

  /** Show the newest state at once. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    for (const one of document.getAnimations()) one.finish();
  }

  private take(state: State, events: Happened[]): void {
    if (state === this.shown) return;
    this.queue.push({ state, events });
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.queue.length > 0) {
      if (this.queue.length > MOST_WAITING) this.skipping = true;
      const { state, events } = this.queue.shift()!;
      await this.perform(state, events);
    }
    this.skipping = false;
    this.busy = false;
  }

  private async perform(state: State, events: Happened[]): Promise<void> {
    const before = this.shown;
    const fresh = events.slice(Math.min(state.events_from, this.told.length, events.length));
    const news = state.sequence > before.sequence ? fresh : [];
    const performance: Performance = { events: news, before, after: state, pace: this.pace() };
    if (performance.pace > 0 && news.length > 0) await this.performer.before?.(performance);
    const lay = performance.pace > 0 ? places(this.root) : new Map<string, DOMRect>();
    this.shown = state;
    this.told = events;
    await tick();
    if (performance.pace === 0) return;
    const time = (this.performer.glide?.(performance) ?? GLIDE) * performance.pace;
    const glides = fly(this.root, lay, time, (key) => this.performer.from?.(key) ?? null);
    await Promise.all([glides, news.length > 0 ? this.performer.after?.(performance) : undefined]);
  }

  private pace(): number {
    if (this.skipping || settings.still || document.hidden) return 0;
    const left = this.queue.length + 1;
    if (this.desk.state.decision) return Math.min(1, LONGEST / (left * LONGEST));
    return left > 3 ? 0.5 : 1;
  }
}
