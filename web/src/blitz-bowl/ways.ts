/**
 * Ways across the pitch, to be drawn: how far a square is, and by which squares one comes there. What may be chosen
 * comes from the server; this only follows the ground it tells of, as the engine's `paths.py` does.
 */
import type { BlitzBowlPlayer, BlitzBowlScene } from '../protocol';
import { columnOf, has, neighbours, rowOf, SQUARES, type Rows } from './board';

/** Squares that may be passed, and squares that may be entered but end the move. */
export interface Ground {
  walk: (square: number) => boolean;
  halt: (square: number) => boolean;
}

export const standing = (player: BlitzBowlPlayer): boolean => player.status === 'open' || player.status === 'marked';

/** Squares beside standing players of a seat: an opponent who stands there is Marked (BB 1.9.2). */
export function markedBy(scene: BlitzBowlScene, seat: number): Set<number> {
  const found = new Set<number>();
  for (const player of scene.players) {
    if (player.seat === seat && standing(player)) for (const square of neighbours(player.place)) found.add(square);
  }
  return found;
}

/** Where a player could run. */
export function runningGround(scene: BlitzBowlScene, player: BlitzBowlPlayer): Ground | null {
  const ground = scene.grounds[player.ground];
  if (!ground) return null;
  return {
    walk: (square) => square === player.place || has(ground.walk as Rows, square),
    halt: (square) => has(ground.halt as Rows, square),
  };
}

/** Where a player could go with a Mark (BB 4.3). */
export function markingGround(scene: BlitzBowlScene, player: BlitzBowlPlayer): Ground {
  const beside = markedBy(scene, 1 - player.seat);
  const taken = new Set([...scene.blocked, ...scene.players.map((one) => one.place)]);
  const free = (square: number) => !taken.has(square);
  return { walk: (square) => free(square) && !beside.has(square), halt: (square) => free(square) && beside.has(square) };
}

/** How far each square is that can be reached in so many steps. */
export function distances(start: number, steps: number, ground: Ground, avoid: ReadonlySet<number> = NONE): Map<number, number> {
  const found = new Map<number, number>();
  const seen = new Set([start]);
  let front = [start];
  for (let step = 1; step <= steps && front.length > 0; step++) {
    const next: number[] = [];
    for (const square of front.flatMap(neighbours)) {
      if (seen.has(square) || avoid.has(square)) continue;
      if (ground.walk(square)) next.push(square);
      else if (!ground.halt(square)) continue;
      seen.add(square);
      found.set(square, step);
    }
    front = next;
  }
  return found;
}

const NONE: ReadonlySet<number> = new Set();

/** The squares of a shortest way, the goal included; empty if there is none. */
export function leg(start: number, goal: number, steps: number, ground: Ground, avoid: ReadonlySet<number> = NONE): number[] {
  if (start === goal) return roundTrip(start, ground, avoid);
  const far = distances(start, steps, ground, avoid);
  const length = far.get(goal);
  if (length === undefined) return [];
  const way = [goal];
  for (let step = length - 1; step > 0; step--) {
    const near = neighbours(way[0]!).filter((square) => far.get(square) === step && ground.walk(square));
    way.unshift(near.reduce((best, one) => (crooked(start, goal, one) < crooked(start, goal, best) ? one : best)));
  }
  return way;
}

/** A step away and back: who runs may end where he began (BB 4.2.1). */
function roundTrip(start: number, ground: Ground, avoid: ReadonlySet<number>): number[] {
  const away = neighbours(start).find((square) => ground.walk(square) && !avoid.has(square));
  return away === undefined ? [] : [away, start];
}

/** How far a square lies off the straight line between two others. */
function crooked(start: number, goal: number, square: number): number {
  const columns = columnOf(goal) - columnOf(start);
  const rows = rowOf(goal) - rowOf(start);
  return Math.abs((columnOf(square) - columnOf(start)) * rows - (rowOf(square) - rowOf(start)) * columns);
}

/** A way past all loose balls but those it touches, `balls` with a bit for each. */
export function way(scene: BlitzBowlScene, start: number, goal: number, steps: number, ground: Ground, balls = 0): number[] {
  const loose = scene.balls.filter((ball) => ball.holder < 0);
  const past = (touched: number) => new Set(loose.filter((ball) => !((touched >> ball.ball) & 1)).map((ball) => ball.place));
  const wanted = loose.filter((ball) => (balls >> ball.ball) & 1);
  return over(start, goal, steps, ground, wanted, past, 0);
}

type Loose = { ball: number; place: number };

/** From ball to ball, in whichever order leads to the goal. */
function over(
  start: number,
  goal: number,
  steps: number,
  ground: Ground,
  wanted: Loose[],
  past: (touched: number) => ReadonlySet<number>,
  touched: number,
): number[] {
  if (wanted.length === 0) return leg(start, goal, steps, ground, past(touched));
  for (const ball of wanted) {
    const first = leg(start, ball.place, steps, ground, past(touched | (1 << ball.ball)));
    if (first.length === 0) continue;
    const rest = wanted.filter((one) => one !== ball);
    if (rest.length === 0 && goal === ball.place) return first;
    const onward = over(ball.place, goal, steps - first.length, ground, rest, past, touched | (1 << ball.ball));
    if (onward.length > 0) return [...first, ...onward];
  }
  return [];
}

// --- Throws (BB 14.3) ---------------------------------------------------------------------------------------------

/** The radius of the circle that has all squares in it whose squared distance is at most so much. */
export function radius(most: number): number {
  let next = Infinity;
  for (const square of SQUARES) {
    const apart = columnOf(square) ** 2 + rowOf(square) ** 2;
    if (apart > most) next = Math.min(next, apart);
  }
  return Math.sqrt(most) + Math.min(0.07, (Math.sqrt(next) - Math.sqrt(most)) / 2);
}
