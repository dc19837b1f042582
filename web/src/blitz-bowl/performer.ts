/** Shows on the pitch what has happened, event by event, before and after the new state is drawn. */
import { whole } from '../lib/sentences';
import type { Performance, Performer } from '../lib/stage.svelte';
import type { BlitzBowlCatalogue, BlitzBowlEventName, BlitzBowlScene, Happened } from '../protocol';
import { Acting } from './acting';
import { MOTION, type Cast, type Event } from './motion';
import { show } from './show.svelte';

/** Events whose numbers stay to be seen where motion is not wanted. */
const TOLD: ReadonlySet<string> = new Set(['scored', 'ball-bounced', 'clean-sweep', 'last-card', 'event-drawn', 'played']);

export class PitchPerformer implements Performer {
  private acting: Acting | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly catalogue: BlitzBowlCatalogue,
  ) {}

  async before(performance: Performance): Promise<void> {
    this.acting = new Acting(this.root, performance, true);
    await this.act('before', performance, this.acting);
  }

  async after(performance: Performance): Promise<void> {
    await this.act('after', performance, new Acting(this.root, performance, false));
  }

  still(performance: Performance): void {
    const told = { ...performance, events: performance.events.filter((one) => TOLD.has(one.kind)) };
    const acting = new Acting(this.root, told, false);
    void this.act('before', told, acting).then(() => this.act('after', told, acting));
    show.trail(trailOf(performance));
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

/** The way of whoever moved last, from where he began. */
export function trailOf({ events, before }: Pick<Performance, 'events' | 'before'>): number[] {
  const last = events.findLast((one) => one.kind === 'moved');
  if (!last) return [];
  const from = (before.scene as BlitzBowlScene).players.find((one) => one.player === last.card)?.place ?? -1;
  const steps = events.filter((one) => one.kind === 'moved' && one.card === last.card).map((one) => one.place ?? -1);
  return from >= 0 ? [from, ...steps] : steps;
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
