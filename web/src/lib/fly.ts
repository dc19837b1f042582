/** Things that keep their identity while the table is drawn anew glide from where they lay to where they lie now. */

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
  const moves: Promise<unknown>[] = [];
  for (const one of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = one.dataset['fly']!;
    const start = before.get(key) ?? from(key);
    const end = one.getBoundingClientRect();
    if (!start || end.width === 0) continue;
    const across = start.left - end.left;
    const down = start.top - end.top;
    if (Math.abs(across) < 2 && Math.abs(down) < 2) continue;
    const scale = start.width / end.width;
    const glide = one.animate(
      [
        { transform: `translate(${across}px, ${down}px) scale(${scale})`, zIndex: 40, transformOrigin: '0 0' },
        { transform: 'none', zIndex: 40, transformOrigin: '0 0' },
      ],
      { duration: time, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    moves.push(glide.finished.catch(() => undefined));
  }
  await Promise.all(moves);
}
