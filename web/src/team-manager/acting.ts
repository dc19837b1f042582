/** The means by which events are acted out on the table: finding things, moving them, and marks that fly over it. */
import { isDrawn } from '../lib/drawings.svelte';
import { effects } from '../lib/effects.svelte';
import type { Performance } from '../lib/stage.svelte';
import type { TeamManagerScene } from '../protocol';

type Spot = Element | DOMRect | null | undefined;
const SVG = 'http://www.w3.org/2000/svg';

export class Acting {
  readonly before: TeamManagerScene;
  readonly after: TeamManagerScene;
  private readonly started: Animation[] = [];
  private readonly marks: HTMLElement[] = [];

  /** `hurry` is what everything is shortened to, so that nobody waits too long. */
  constructor(
    readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly performance: Performance,
    readonly hurry: number,
  ) {
    this.before = performance.before.scene as TeamManagerScene;
    this.after = performance.after.scene as TeamManagerScene;
  }

  // --- Where things are ------------------------------------------------------------------------------------------

  card(card: number): HTMLElement | null {
    return card >= 0 ? this.root.querySelector<HTMLElement>(`[data-fly="card-${card}"]`) : null;
  }
  row(matchup: number): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-row="${matchup}"]`);
  }
  /** The zone of a manager at a matchup. */
  zone(matchup: number, seat: number): HTMLElement | null {
    return this.row(matchup)?.querySelector<HTMLElement>(`[data-zone-seat="${seat}"]`) ?? null;
  }
  dials(seat: number): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-dials="${seat}"]`);
  }
  /** A deck, pile or hand: `deck-0`, `discard-2`, `staff`. */
  pile(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  }
  /** A manager's hand: the cards themselves, if they are mine. */
  hand(seat: number): HTMLElement | null {
    return seat === this.after.me ? this.root.querySelector<HTMLElement>('[data-test=hand]') : this.pile(`hand-${seat}`);
  }

  // --- How they move ---------------------------------------------------------------------------------------------

  wait(time: number): Promise<void> {
    return this.performance.wait(time * this.hurry);
  }
  /** Keyframes of one's own; `stays` keeps the last one until the new state is drawn. */
  animate(one: Element | null | undefined, frames: Keyframe[], time: number, stays = false): void {
    const duration = time * this.hurry * this.performance.pace;
    if (!one || duration <= 1) return;
    this.started.push(
      one.animate(frames, { duration, easing: 'cubic-bezier(.3,1.3,.5,1)', fill: stays ? 'forwards' : 'none' }),
    );
  }
  /** A thing goes to a place and is gone there. */
  send(one: HTMLElement | null, to: Spot, time: number): void {
    const [from, there] = [rectOf(one), rectOf(to)];
    if (!one || !from || !there) return;
    const zoom = one.currentCSSZoom || 1;
    const across = (there.left + there.width / 2 - from.left - from.width / 2) / zoom;
    const down = (there.top + there.height / 2 - from.top - from.height / 2) / zoom;
    this.animate(
      one,
      [
        { translate: '0px 0px', zIndex: 40 },
        { translate: `${across}px ${down}px`, scale: '0.3', opacity: 0, zIndex: 40 },
      ],
      time,
      true,
    );
  }
  /** The row of a thing steps out of the dark: it is being resolved, though another one is drawn as such. */
  light(one: Element | null): void {
    this.animate(one?.closest('[data-row]'), [{ filter: 'none' }, { filter: 'none' }], 1_000, true);
  }
  /** A lunge at somebody, and back. */
  lunge(one: HTMLElement | null, at: Spot, time: number): void {
    const [from, there] = [rectOf(one), rectOf(at)];
    if (!one || !from || !there) return;
    const zoom = one.currentCSSZoom || 1;
    const across = Math.max(-60, Math.min(60, (there.left - from.left) * 0.3)) / zoom;
    const down = Math.max(-24, Math.min(24, (there.top - from.top) * 0.3)) / zoom;
    this.animate(
      one,
      [{ translate: '0px 0px' }, { translate: `${across}px ${down}px`, offset: 0.4, zIndex: 40 }, { translate: '0px 0px' }],
      time,
    );
  }
  dice(spot: Spot, faces: string[], all: string[]): Promise<void> {
    return effects.dice(spot, faces, all, this.performance.pace * this.hurry, (time) => this.wait(time));
  }
  float(spot: Spot, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): void {
    effects.float(spot, text, tone, this.performance.pace);
  }
  /** A number at a manager's dials: below them, so that they can be read. */
  count(seat: number, text: string, tone: 'good' | 'bad' | 'plain'): void {
    this.float(belowOf(this.dials(seat)), text, tone);
  }

  // --- Marks over the table --------------------------------------------------------------------------------------

  /** Something that lies over the table until the new state is drawn: an icon, a word, the back of a card. */
  mark(at: Spot, kind: string, content: { icon?: string; text?: string } = {}): HTMLElement | null {
    const rect = rectOf(at);
    if (!rect || this.performance.pace <= 0) return null;
    const mark = document.createElement('span');
    mark.className = `mark ${kind}`;
    mark.style.left = `${rect.left + rect.width / 2}px`;
    mark.style.top = `${rect.top + rect.height / 2}px`;
    if (content.icon) mark.append(icon(content.icon));
    if (content.text) mark.append(content.text);
    this.layer.append(mark);
    this.marks.push(mark);
    return mark;
  }
  /** A mark that flies from one place to another and is gone there; `lift` is how high its arc is. */
  fly(from: Spot, to: Spot, kind: string, time: number, content: { icon?: string } = {}, lift = 0): void {
    const [start, end] = [rectOf(from), rectOf(to)];
    const mark = start && end ? this.mark(start, kind, content) : null;
    if (!mark || !start || !end) return;
    const across = end.left + end.width / 2 - start.left - start.width / 2;
    const down = end.top + end.height / 2 - start.top - start.height / 2;
    const middle = `${across / 2}px ${down / 2 - lift}px`;
    this.animate(
      mark,
      [{ translate: '0px 0px', opacity: 1 }, { translate: middle, opacity: 1 }, { translate: `${across}px ${down}px`, opacity: 0.2 }],
      time,
      true,
    );
  }

  /** Nothing is left of what was acted. */
  clear(): void {
    for (const one of this.started) one.cancel();
    for (const one of this.marks) one.remove();
    this.started.length = 0;
    this.marks.length = 0;
  }
}

export function belowOf(one: Element | null): DOMRect | null {
  const rect = rectOf(one);
  return rect && new DOMRect(rect.left, rect.top + rect.height * 0.95, rect.width, rect.height);
}

function rectOf(spot: Spot): DOMRect | null {
  const rect = spot instanceof Element ? spot.getBoundingClientRect() : (spot ?? null);
  return rect && rect.width > 0 ? rect : null;
}

function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'i');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${isDrawn(name) ? name : 'plain'}`);
  svg.append(use);
  return svg;
}
