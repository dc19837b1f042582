/** The frames of a finished game: the table after so many choices, by somebody's eyes. Each is fetched once. */
import { api } from '../../lib/api';
import type { Happened, State } from '../../protocol';

export interface Frame {
  choice: number;
  state: State;
  /** All events up to there. */
  events: Happened[];
}

type Fetch = (choice: number, eyes: number, since: number) => Promise<State>;

const AHEAD = 3;

export class Frames {
  private readonly kept = new Map<string, Promise<Frame>>();
  /** Frames that have come, by eyes: events are only ever added to, so that the next one needs the new ones alone. */
  private readonly come = new Map<number, Frame[]>();

  constructor(
    readonly last: number,
    private readonly fetch: Fetch,
  ) {}

  static of(table: string, token: string, last: number): Frames {
    return new Frames(last, (choice, eyes, since) => api.at(table, token, choice, eyes, since));
  }

  at(choice: number, eyes: number): Promise<Frame> {
    const key = `${eyes} ${choice}`;
    let found = this.kept.get(key);
    if (!found) {
      found = this.load(choice, eyes);
      found.catch(() => this.kept.delete(key)); // the next who asks tries again
      this.kept.set(key, found);
    }
    return found;
  }

  /** Fetch what will probably be looked at next. */
  async ahead(choice: number, eyes: number): Promise<void> {
    for (let next = choice + 1; next <= Math.min(choice + AHEAD, this.last); next++) {
      try {
        await this.at(next, eyes); // one after the other, so that each needs its own events alone
      } catch {
        return; // whoever wants it will be told
      }
    }
  }

  private async load(choice: number, eyes: number): Promise<Frame> {
    const before = this.before(choice, eyes);
    const state = await this.fetch(choice, eyes, before.length);
    const events = [...before.slice(0, state.events_from), ...state.events];
    const frame = { choice, state: { ...state, sequence: choice, decision: null }, events };
    this.come.set(eyes, [...(this.come.get(eyes) ?? []), frame]);
    return frame;
  }

  /** The events of the latest frame before this one. */
  private before(choice: number, eyes: number): Happened[] {
    let best: Frame | undefined;
    for (const one of this.come.get(eyes) ?? [])
      if (one.choice < choice && (!best || one.choice > best.choice)) best = one;
    return best?.events ?? [];
  }
}
