/** Shows on the pitch what has happened, event by event, before and after the new state is drawn. */
import { whole } from '../lib/sentences';
import type { Performance, Performer } from '../lib/stage.svelte';
import type { BlitzBowlCatalogue, BlitzBowlEventName, Happened } from '../protocol';
import { Acting } from './acting';
import { MOTION, type Cast, type Event } from './motion';

/** Events whose numbers stay to be seen where motion is not wanted. */
const TOLD: ReadonlySet<string> = new Set(['scored', 'ball-bounced', 'clean-sweep', 'last-card', 'event-drawn', 'played']);

export class PitchPerformer implements Performer {
  private acting: Acting | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly catalogue: BlitzBowlCatalogue,
  ) {}

  async before(performance: Performance): Promise<void> {
    this.acting = new Acting(this.root, performance);
    await this.act('before', performance, this.acting);
  }

  async after(performance: Performance): Promise<void> {
    await this.act('after', performance, new Acting(this.root, performance));
  }

  still(performance: Performance): void {
    void this.act('after', { ...performance, events: performance.events.filter((one) => TOLD.has(one.kind)) }, new Acting(this.root, performance));
  }

  /** A new ball comes out of its trapdoor. */
  from(key: string): DOMRect | null {
    if (!key.startsWith('ball-') || !this.acting) return null;
    const entered = this.acting.performance.events.find((one) => one.kind === 'ball-entered' && `ball-${one.amount ?? 0}` === key);
    return entered ? (this.acting.square(entered.place ?? -1)?.getBoundingClientRect() ?? null) : null;
  }

  /** The new state is drawn: nothing is moved by hand any more. */
  reset(): void {
    this.acting?.reset();
  }

  private async act(when: 'before' | 'after', performance: Performance, acting: Acting): Promise<void> {
    const events = performance.events.map(whole);
    for (const [n, event] of events.entries()) {
      const motion = MOTION[event.kind as BlitzBowlEventName] as { before?: Effect; after?: Effect } | undefined;
      await motion?.[when]?.(event, { acting, catalogue: this.catalogue, squares: wayLength(events, n) });
    }
  }
}

type Effect = (event: Event, cast: Cast) => Promise<void> | void;

/** How many squares the move has that an event is part of. */
export function wayLength(events: readonly Pick<Happened, 'kind' | 'card'>[], at: number): number {
  const same = (n: number) => events[n]?.kind === events[at]?.kind && events[n]?.card === events[at]?.card;
  let first = at;
  while (same(first - 1)) first--;
  let last = at;
  while (same(last + 1)) last++;
  return last - first + 1;
}
