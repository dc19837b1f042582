/** Things that keep their identity while the table is drawn anew glide from where they lay to where they lie now. */

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where everything with `data-fly` lies. */
export function places(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const one of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const rect = one.getBoundingClientRect();
    if (rect.width > 0) found.set(one.dataset['fly']!, rect);
  }
  return found;
}

/** Let everything glide from where it lay; `from` gives a place for what was not drawn before, such as a deck's. */
export async function fly(
  root: ParentNode,
  before: Map<string, DOMRect>,
  time: number,
  from: (key: string) => DOMRect | null = () => null,
): Promise<void> {
  if (time <= 1) return;
  // All places are measured before anything moves: measuring in between would lay the page out again each time.
  const ways: { one: HTMLElement; start: DOMRect; end: DOMRect }[] = [];
  const carried = new Map<Element, { x: number; y: number }>(); // how far what glides takes along what lies in it
  for (const one of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = one.dataset['fly']!;
    const lay = before.get(key) ?? from(key);
    const end = one.getBoundingClientRect();
    const frame = one.parentElement?.closest('[data-fly]');
    const { x, y } = (frame && carried.get(frame)) ?? { x: 0, y: 0 };
    const start = lay && new DOMRect(lay.left - x, lay.top - y, lay.width, lay.height);
    const goes = start !== null && end.width > 0 && moved(start, end);
    if (goes) ways.push({ one, start, end });
    carried.set(one, goes ? { x: start.x - end.x + x, y: start.y - end.y + y } : { x, y });
  }
  await Promise.all(ways.map(({ one, start, end }) => glide(one, start, end, time)));
}

function moved(start: DOMRect, end: DOMRect): boolean {
  return Math.abs(start.left - end.left) >= 2 || Math.abs(start.top - end.top) >= 2;
}

/** From centre to centre, added to whatever turn, tilt or place the thing has by its style. */
function glide(one: HTMLElement, start: DOMRect, end: DOMRect, time: number): Promise<unknown> {
  const zoom = one.currentCSSZoom; // places are measured on the screen, and moves are made in the table's own measure
  const across = (start.left + start.width / 2 - end.left - end.width / 2) / zoom;
  const down = (start.top + start.height / 2 - end.top - end.height / 2) / zoom;
  const motion = one.animate(
    [
      { translate: `${across}px ${down}px`, scale: String(start.width / end.width), zIndex: 40 },
      { translate: '0px 0px', scale: '1', zIndex: 40 },
    ],
    { duration: time, easing: EASE, composite: 'add' },
  );
  return motion.finished.catch(() => undefined);
}

/** Bring everything that moves to where it will be. What moves for ever, such as a pulse, goes on. */
export function settle(root: Document): void {
  for (const one of root.getAnimations()) {
    const end = one.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) one.finish();
  }
}
