/** Shows on the table what has happened, event by event, before and after the new state is drawn. */
import { effects } from '../lib/effects.svelte';
import { whole } from '../lib/sentences';
import type { Performance, Performer } from '../lib/stage.svelte';
import type { Happened, TeamManagerEventName } from '../protocol';
import { Acting, belowOf } from './acting';
import type { Cast, Effect, Event } from './effects';
import { MOTION } from './motion';
import type { Play } from './play.svelte';
import { drawnFrom } from './things';

const LONGEST_ASKED = 900; // milliseconds on each side of the change, if somebody waits to choose
const LONGEST = 3_200;
const GLIDE = 320;

interface Cue {
  event: Event;
  effect: Effect;
}

export class TablePerformer implements Performer {
  private acting: Acting | null = null;
  private postponed: Cue[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly play: Play,
  ) {}

  /** The new state is drawn: nothing is left of what was acted before it. */
  reset(): void {
    this.acting?.clear();
  }

  async before(performance: Performance): Promise<void> {
    const cues = cuesOf(performance.events, 'before');
    this.postponed = [];
    await this.act(cues, performance, (cue) => this.postponed.push(cue));
  }

  async after(performance: Performance): Promise<void> {
    const cues = [...this.postponed, ...cuesOf(performance.events, 'after')].sort((a, b) => a.event.number - b.event.number);
    this.postponed = [];
    await this.act(cues, performance, () => undefined);
    this.acting?.clear();
  }

  /** Without motion the table just changes; how many fans came or went stays to be read for a while. */
  still(performance: Performance): void {
    for (const event of performance.events.map(whole)) {
      const dials = belowOf(this.root.querySelector(`[data-dials="${event.seat}"]`));
      if (event.kind === 'fans-gained') effects.float(dials, `+${event.amount}`, 'good', 0);
      if (event.kind === 'fans-lost') effects.float(dials, `−${event.amount}`, 'bad', 0);
      if (event.kind === 'committed') this.root.querySelector(`[data-place="${event.place}"]`)?.animate([{ opacity: 0.5 }, { opacity: 1 }], GLIDE);
    }
  }

  /** Where something comes from that was not drawn before. */
  from(key: string): DOMRect | null {
    const one = this.root.querySelector<HTMLElement>(`[data-fly="${key}"]`);
    const spot = one && key.startsWith('card-') ? this.origin(one) : '';
    return spot ? (this.root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect() ?? null) : null;
  }

  glide(): number {
    return GLIDE;
  }

  private origin(one: HTMLElement): string {
    if (one.classList.contains('tok')) return 'pool';
    if (one.classList.contains('hl')) return 'highlights';
    const me = this.play.scene.me;
    if (one.classList.contains('up')) return `improvement-${one.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? me}`;
    if (one.closest('.tray')) return this.deckOf(one.dataset['face'], me);
    if (one.closest('[data-test=hand]')) return `deck-${me}`;
    const zone = one.closest<HTMLElement>('[data-zone-seat]');
    return zone ? `hand-${zone.dataset['zoneSeat']}` : '';
  }

  /** The deck that a card drawn for a payout comes from. */
  private deckOf(face: string | undefined, me: number): string {
    const card = this.play.printed(face);
    return card ? drawnFrom(this.play.catalogue, card.kind, card.union, me) : 'staff';
  }

  private async act(cues: Cue[], performance: Performance, postpone: (cue: Cue) => void): Promise<void> {
    const whole = cues.reduce((sum, { effect }) => sum + (effect.next ?? effect.time), 0);
    const limit = performance.after.decision ? LONGEST_ASKED : LONGEST;
    const acting = new Acting(this.root, this.layer, performance, Math.min(1, limit / Math.max(1, whole)));
    const cast: Cast = { acting, catalogue: this.play.catalogue };
    this.acting = acting;
    let longest = 0; // how much longer something that has begun still takes
    const running: Promise<unknown>[] = [];
    for (const cue of cues) {
      const { event, effect } = cue;
      const done = effect.act(event, cast);
      if (done === false) {
        postpone(cue);
        continue;
      }
      if (done instanceof Promise) running.push(done);
      const next = effect.next ?? effect.time;
      longest = Math.max(longest - next, effect.time - next);
      await acting.wait(next);
    }
    await Promise.all([acting.wait(Math.max(0, longest)), ...running]);
  }
}

function cuesOf(events: Happened[], when: 'before' | 'after'): Cue[] {
  return events.flatMap((happened) => {
    const motion = MOTION[happened.kind as TeamManagerEventName];
    const effect = motion && !('none' in motion) && (when === 'after' || !('glides' in motion)) ? (motion as { before?: Effect; after?: Effect })[when] : undefined;
    return effect ? [{ event: whole(happened), effect }] : [];
  });
}
