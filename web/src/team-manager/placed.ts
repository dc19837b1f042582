/** Where something opens beside its anchor: right of it if there is room, else left, above or below, within the window. */

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

export function placed(
  anchor: { left: number; top: number; width: number; height: number },
  size: Size,
  view: Size,
): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  const above = anchor.top - size.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const middle = anchor.top + anchor.height / 2 - size.height / 2;
  const centre = anchor.left + anchor.width / 2 - size.width / 2;
  const wide = anchor.width > view.width / 3;
  if (!wide && right + size.width <= view.width - EDGE) return { left: right, top: within(middle, size.height, view.height) };
  if (!wide && left >= EDGE) return { left, top: within(middle, size.height, view.height) };
  return {
    left: within(centre, size.width, view.width),
    top: above >= EDGE ? above : within(below, size.height, view.height),
  };
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}
