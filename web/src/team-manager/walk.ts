/** Arrow keys walk from one lit thing to the nearest in that direction. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The place in `boxes` of the nearest one in a direction, -1 for none. What lies straight ahead is nearest. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [boxX, boxY] = middle(box);
    const ahead = sign * (across ? boxX - x : boxY - y);
    const aside = Math.abs(across ? boxY - y : boxX - x);
    if (ahead < 4) return;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

function middle(box: Box): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}
