/**
 * What flashes up over the table and is gone: numbers that rise (`+3`), dice that tumble. Games call these from their
 * performer; `parts/table/Effects.svelte` draws them, and hides them from screen readers: the story says it all.
 */

export interface Floating {
  id: number;
  text: string;
  tone: 'good' | 'bad' | 'plain';
  left: number;
  top: number;
  time: number;
  /** Stays where it is, for those who want no motion. */
  still: boolean;
}

export interface Rolling {
  id: number;
  faces: string[];
  all: string[];
  left: number;
  top: number;
  time: number;
}

type Spot = Element | DOMRect | null | undefined;
const RISE = 1_100; // milliseconds
const STAY = 2_000;
const LIE = 350; // how long dice lie there when they have stopped

class Effects {
  floats = $state.raw<Floating[]>([]);
  rolls = $state.raw<Rolling[]>([]);
  private next = 1;

  /** A number that rises from its place; at pace 0 it stays there for two seconds. */
  float(spot: Spot, text: string, tone: Floating['tone'] = 'good', pace = 1): void {
    const at = middle(spot);
    if (!at) return;
    const still = pace === 0;
    const time = still ? STAY : RISE * Math.max(pace, 0.6);
    const one: Floating = { id: this.next++, text, tone, ...at, time, still };
    this.floats = [...this.floats, one];
    setTimeout(() => (this.floats = this.floats.filter((other) => other !== one)), time);
  }

  /**
   * Dice that tumble to their faces over a place, lie there for a moment and go. Faces are icons without `i-`; `all`
   * are those that may be seen while they tumble. `wait` is the performance's, so that a skip ends it.
   */
  async dice(spot: Spot, faces: string[], all: string[], pace: number, wait: (time: number) => Promise<void>): Promise<void> {
    const at = middle(spot);
    if (!at || faces.length === 0) return;
    const one: Rolling = { id: this.next++, faces, all, ...at, time: ROLL * pace };
    this.rolls = [...this.rolls, one];
    await wait(ROLL + LIE);
    this.rolls = this.rolls.filter((other) => other !== one);
  }

  /** Nothing is left, because another table is shown. */
  clear(): void {
    this.floats = [];
    this.rolls = [];
  }
}

export const ROLL = 700; // milliseconds that dice tumble, at pace 1

function middle(spot: Spot): { left: number; top: number } | null {
  const rect = spot instanceof Element ? spot.getBoundingClientRect() : spot;
  return rect && rect.width > 0 ? { left: rect.left + rect.width / 2, top: rect.top + rect.height / 2 } : null;
}

export const effects = new Effects();
