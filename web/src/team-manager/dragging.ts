/** Dragging a card of the hand to a zone, with mouse, pen or finger. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';
import { swallowClick } from './swallow';

const FAR = 7; // pixels until a press is a drag

export function dragging(play: Play, card: number): Attachment<HTMLElement> {
  return (element) => {
    let from: [number, number] | null = null;

    const down = (event: PointerEvent) => {
      if (event.button === 0 && play.waits(card)) from = [event.clientX, event.clientY];
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      if (!play.drag) {
        if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR) return;
        element.setPointerCapture(event.pointerId);
        play.looking.close();
        if (play.picked !== card) play.pick(card);
      }
      play.drag = { card, x: event.clientX, y: event.clientY };
      play.over = placeAt(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      from = null;
      if (!play.drag) return;
      play.drag = null;
      swallowClick(element, 50);
      const place = placeAt(event.clientX, event.clientY);
      play.over = -1;
      if (event.type === 'pointerup' && place >= 0) play.sendTo(place);
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      if (from) play.drag = null;
    };
  };
}

/** The zone under a point, by its place; -1 for none. */
function placeAt(x: number, y: number): number {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return zone ? Number(zone.dataset['place']) : -1;
}
