/** Looking through a game: where it stands, through whose eyes, and whether it runs by itself. */
import { StillDesk } from '../../lib/desk.svelte';
import type { Catalogue, Moments } from '../../protocol';
import type { Frame, Frames } from './frames';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 900; // milliseconds between two choices, at the usual speed
const SOON = 60; // and until it is looked again whether the table has come to rest
const AT_ONCE = 4; // from this speed on nothing is waited for

export class Player {
  /** The choice that is asked for; the table follows as its frame comes. */
  choice = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  speed = $state<number>(1);
  /** The desk that is drawn; another one for other eyes. */
  desk = $state.raw<StillDesk | null>(null);
  /** Why the newest frame did not come, if so. */
  problem = $state.raw<unknown>(null);

  /** Whether things still move on the table, and how they are brought to rest; the page sets both. */
  busy: () => boolean = () => false;
  skip: () => void = () => undefined;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawn = -1; // the choice whose frame is drawn
  private seen = -2; // the eyes it is drawn for

  constructor(
    readonly moments: Moments,
    readonly catalogue: Catalogue,
    private readonly frames: Frames,
  ) {}

  get last(): number {
    return this.moments.choices;
  }

  async go(choice: number, eyes = this.eyes): Promise<void> {
    this.choice = Math.max(0, Math.min(choice, this.last));
    this.eyes = eyes;
    const wanted = this.choice;
    try {
      const frame = await this.frames.at(wanted, eyes);
      if (this.choice !== wanted || this.eyes !== eyes) return; // somebody has gone elsewhere meanwhile
      this.problem = null;
      this.show(frame, eyes);
      void this.frames.ahead(wanted, eyes);
    } catch (problem) {
      if (this.choice === wanted && this.eyes === eyes) this.problem = problem;
      this.pause();
    }
  }

  step(by: number): void {
    this.pause();
    void this.go(this.choice + by);
  }

  /** Look from elsewhere; a step forward is shown with its motion, everything else at once. */
  private show({ choice, state, events }: Frame, eyes: number): void {
    const next = choice === this.drawn + 1 && eyes === this.seen && this.desk;
    const from = next ? this.desk!.events.length : events.length;
    const shown = { ...state, events_from: from, events: events.slice(from) };
    if (!this.desk || eyes !== this.seen) {
      this.desk = new StillDesk(shown, this.catalogue);
      this.desk.events = events;
    } else {
      this.desk.events = events;
      this.desk.state = shown;
    }
    this.drawn = choice;
    this.seen = eyes;
  }

  // --- By itself --------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.choice >= this.last) void this.go(0);
    this.wait(PAUSE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tick(), time);
  }

  private async tick(): Promise<void> {
    if (!this.playing) return;
    if (this.choice !== this.drawn || this.busy()) {
      if (this.speed >= AT_ONCE) this.skip();
      return this.wait(SOON);
    }
    if (this.choice >= this.last) return this.pause();
    await this.go(this.choice + 1);
    if (this.playing) this.wait(PAUSE / this.speed);
  }
}
