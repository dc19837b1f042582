/** Dragging a player to where he is to go, or to whom he is to throw. With a mouse or pen: a finger scrolls. */
import type { Coaching } from './coaching.svelte';

const FAR = 6; // pixels that make a drag of a click

export class Drag {
  /** Who is dragged; -1 for nobody. */
  player = $state(-1);
  x = $state(0);
  y = $state(0);
  private start: { player: number; x: number; y: number } | null = null;
  private dropped = 0; // when: the click that follows a drop is part of it

  constructor(private readonly coaching: Coaching) {}

  /** Whether somebody may be dragged: who has Actions, or who is to be placed. */
  private draggable(player: number): boolean {
    return this.coaching.selects(player) || player === this.coaching.selected;
  }

  hold(event: PointerEvent, player: number): void {
    if (event.pointerType === 'touch' || event.button !== 0 || player < 0 || !this.draggable(player)) return;
    this.start = { player, x: event.clientX, y: event.clientY };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.drop, { once: true });
    addEventListener('pointercancel', this.end, { once: true });
  }

  /** Whether a click is the end of a drag. */
  get justDropped(): boolean {
    return performance.now() - this.dropped < 50;
  }

  private readonly move = (event: PointerEvent): void => {
    if (!this.start) return;
    if (this.player < 0 && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > FAR) {
      this.player = this.start.player;
      if (this.coaching.isMenu) this.coaching.pick(this.player);
    }
    this.x = event.clientX;
    this.y = event.clientY;
  };

  private readonly drop = (event: PointerEvent): void => {
    if (this.player >= 0) {
      this.dropped = performance.now();
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-square]');
      if (under) this.coaching.dropAt(Number(under.dataset['square']));
    }
    this.end();
  };

  private readonly end = (): void => {
    this.start = null;
    this.player = -1;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.drop);
    removeEventListener('pointercancel', this.end);
  };
}
