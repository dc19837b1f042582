/** The squares of the pitch (BB 14.1), and where each is drawn: across a wide screen, or upright on a phone. */

const COLUMNS = 15;
const ROWS = 11;
export const WIDTH = 16; // a square is `row * WIDTH + column`

/** Column a on the left; or upright, with the End Zone of one seat at the bottom. */
export type Facing = 'wide' | 'seat-0' | 'seat-1';

export interface Spot {
  x: number;
  y: number;
}

export const columnOf = (square: number): number => square % WIDTH;
export const rowOf = (square: number): number => Math.floor(square / WIDTH);
export const squareAt = (column: number, row: number): number => row * WIDTH + column;
export const onPitch = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** `h6`, as people point at squares. */
export function squareName(square: number): string {
  return `${'abcdefghijklmno'[columnOf(square)]}${rowOf(square) + 1}`;
}

export const SQUARES: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, n) =>
  squareAt(n % COLUMNS, Math.floor(n / COLUMNS)),
);

/** How many squares apart, counted through anything (BB 1.5). */
export function within(one: number, other: number): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}

export function neighbours(square: number): number[] {
  const found: number[] = [];
  for (let down = -1; down <= 1; down++)
    for (let across = -1; across <= 1; across++) {
      const column = columnOf(square) + across;
      const row = rowOf(square) + down;
      if ((across || down) && onPitch(column, row)) found.push(squareAt(column, row));
    }
  return found;
}

/** The seat whose End Zone a square belongs to; -1 for none (BB 2.1.2). */
export function endZoneOf(square: number): number {
  return columnOf(square) === 0 ? 0 : columnOf(square) === COLUMNS - 1 ? 1 : -1;
}

// --- Where it is drawn --------------------------------------------------------------------------------------------

export function sizeOf(facing: Facing): { across: number; down: number } {
  return facing === 'wide' ? { across: COLUMNS, down: ROWS } : { across: ROWS, down: COLUMNS };
}

export function spotOf(square: number, facing: Facing): Spot {
  const column = columnOf(square);
  const row = rowOf(square);
  if (facing === 'wide') return { x: column, y: row };
  return facing === 'seat-0' ? { x: row, y: COLUMNS - 1 - column } : { x: ROWS - 1 - row, y: column };
}

export function squareDrawnAt({ x, y }: Spot, facing: Facing): number {
  if (facing === 'wide') return squareAt(x, y);
  return facing === 'seat-0' ? squareAt(COLUMNS - 1 - y, x) : squareAt(y, ROWS - 1 - x);
}

/** All squares row by row as they are drawn. */
export function drawnRows(facing: Facing): number[][] {
  const { across, down } = sizeOf(facing);
  return Array.from({ length: down }, (_, y) => Array.from({ length: across }, (_, x) => squareDrawnAt({ x, y }, facing)));
}

const STEPS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The square that an arrow key leads to; the same one at the edge, null for another key. */
export function stepped(square: number, key: string, facing: Facing): number | null {
  const { across, down } = sizeOf(facing);
  const { x, y } = spotOf(square, facing);
  if (key === 'Home') return squareDrawnAt({ x: 0, y }, facing);
  if (key === 'End') return squareDrawnAt({ x: across - 1, y }, facing);
  const step = STEPS[key];
  if (!step) return null;
  const to = { x: Math.min(Math.max(x + step.x, 0), across - 1), y: Math.min(Math.max(y + step.y, 0), down - 1) };
  return squareDrawnAt(to, facing);
}

// --- Sets of squares: a number for each row, a bit for each column ------------------------------------------------

export type Rows = readonly number[];

export const has = (rows: Rows, square: number): boolean => (((rows[rowOf(square)] ?? 0) >> columnOf(square)) & 1) === 1;

export const squaresOf = (rows: Rows): number[] => SQUARES.filter((square) => has(rows, square));
