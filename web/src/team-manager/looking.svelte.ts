/** Looking closer: one thing at a time opens beside what it belongs to, by pointer, focus or a long press. */
import type { Attachment } from 'svelte/attachments';
import type { Extra, Matchup, OfferedOption, Zone } from '../protocol';
import { swallowClick } from './swallow';

/** What opens. */
export type Sight =
  | { kind: 'card'; face: string; note?: string; marks?: readonly Extra[] }
  | { kind: 'odds'; option: OfferedOption; name: string }
  | { kind: 'why'; verb: string; args: number[] }
  | { kind: 'sum'; zone: Zone; matchup: Matchup }
  | { kind: 'pile'; title: string; faces: string[]; unseen: number; note: string }
  | { kind: 'note'; text: string }
  | { kind: 'menu'; options: OfferedOption[]; title: string };

export interface Seen {
  sight: Sight;
  /** Where the thing is that it belongs to. */
  anchor: DOMRect;
  /** Stays until it is closed. */
  pinned: boolean;
}

const SLOW = 350; // milliseconds before a large card opens under the pointer
const QUICK = 90;
const LINGERS = 160; // so that the pointer can go over to what has opened
const LONG_PRESS = 450;
const STEADY = 8; // pixels a finger may move

export class Looking {
  seen = $state.raw<Seen | null>(null);
  private owner: Element | null = null;
  private timer = 0;
  private pointer: [number, number] = [-1, -1];

  /** Where the pointer is: what comes to lie under a pointer that rests has not been pointed at. */
  moved(event: PointerEvent): void {
    this.pointer = [event.clientX, event.clientY];
  }

  open(element: Element, sight: Sight, pinned = false): void {
    clearTimeout(this.timer);
    this.owner = element;
    this.seen = { sight, anchor: element.getBoundingClientRect(), pinned };
  }
  later(element: Element, sight: () => Sight | null, time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const found = sight();
      if (found && element.isConnected) this.open(element, found);
    }, time);
  }
  /** Close at once. */
  close(): void {
    clearTimeout(this.timer);
    this.seen = null;
    this.owner = null;
  }
  /** Close in a moment, unless the pointer goes over to it. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.seen?.pinned) this.timer = window.setTimeout(() => this.close(), this.seen ? LINGERS : 0);
  }
  stay(): void {
    clearTimeout(this.timer);
  }
  owned(element: Element): boolean {
    return this.owner === element;
  }

  /**
   * For `{@attach}`: what opens beside an element. A card opens slowly, as one passes over many of them; odds, reasons
   * and sums at once, and on focus as well.
   */
  at(sight: () => Sight | null): Attachment<HTMLElement> {
    return (element) => {
      let touched = 0;
      let start: [number, number] = [0, 0];
      const enter = (event: PointerEvent) => {
        if (event.pointerType === 'touch' || this.seen?.pinned) return;
        if (this.pointer[0] === event.clientX && this.pointer[1] === event.clientY) return;
        const found = sight();
        if (found) this.later(element, sight, found.kind === 'card' ? SLOW : QUICK);
      };
      const leave = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') this.leave();
      };
      const focus = () => {
        const found = element.matches(':focus-visible') ? sight() : null;
        if (found && found.kind !== 'card' && found.kind !== 'pile') this.open(element, found);
      };
      const blur = () => {
        if (this.owned(element)) this.leave();
      };
      const press = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') return;
        start = [event.clientX, event.clientY];
        touched = window.setTimeout(() => {
          const found = sight();
          if (found) this.open(element, found, true);
          // What a long press opened is not also chosen when the finger is lifted.
          swallowClick(element, LONG_PRESS * 2);
        }, LONG_PRESS);
      };
      const move = (event: PointerEvent) => {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STEADY) clearTimeout(touched);
      };
      const lift = () => clearTimeout(touched);
      const menu = (event: Event) => {
        if (touched) event.preventDefault();
      };
      const heard: [string, EventListener][] = [
        ['pointerenter', enter as EventListener],
        ['pointerleave', leave as EventListener],
        ['focus', focus],
        ['blur', blur],
        ['pointerdown', press as EventListener],
        ['pointermove', move as EventListener],
        ['pointerup', lift],
        ['pointercancel', lift],
        ['contextmenu', menu],
      ];
      for (const [name, listener] of heard) element.addEventListener(name, listener);
      return () => {
        clearTimeout(touched);
        for (const [name, listener] of heard) element.removeEventListener(name, listener);
        if (this.owned(element)) this.close();
      };
    };
  }
}
