/** Where the lines of the chart run. */
const LEFT = 34;
const RIGHT = 76; // room for the crests
const TOP = 16;
const BOTTOM = 32;
const GAP = 25; // pixels between the crests at the ends of two lines
const PER_LABEL = 46; // pixels, and more for wider labels
const SIGN = { latin: 6, japanese: 14 }; // pixels of a sign in a label
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
/** The third cue beside colour and crest: how a line is dashed. */
export const DASHES = ['', '9 4', '2 5', '14 4 2 4', '5 3'];

export interface Drawn {
  points: string;
  /** The height of the line's end, and of the crest beside it. */
  end: number;
  crest: number;
  dash: string;
}

export interface Chart {
  grid: { value: number; y: number }[];
  ticks: { label: string; x: number }[];
  lines: Drawn[];
  left: number;
  right: number;
}

export function chartOf(values: number[][], labels: string[], width: number, height: number): Chart {
  const right = Math.max(LEFT + 1, width - RIGHT);
  const foot = Math.max(TOP + 1, height - BOTTOM);
  const most = Math.max(1, ...values.flat());
  const least = Math.min(0, ...values.flat());
  const step = STEPS.find((one) => (most - least) / one <= 5) ?? 100;
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(least / step) * step;
  const across = (at: number) => round(LEFT + ((right - LEFT) * at) / Math.max(1, labels.length));
  const down = (value: number) => round(foot - ((foot - TOP) * (value - bottom)) / (top - bottom));
  const grid = Array.from({ length: (top - bottom) / step + 1 }, (_, n) => bottom + n * step);
  const every = Math.ceil((labels.length * Math.max(PER_LABEL, ...labels.map(wide))) / (right - LEFT));
  const ends = values.map((line) => down(line.at(-1) ?? 0));
  const crests = spread(ends, foot);
  return {
    grid: grid.map((value) => ({ value, y: down(value) })),
    ticks: labels.flatMap((label, at) => ((at + 1) % every === 0 ? [{ label, x: across(at + 1) }] : [])),
    lines: values.map((line, at) => ({
      points: line.map((value, n) => `${across(n)},${down(value)}`).join(' '),
      end: ends[at]!,
      crest: crests[at]!,
      dash: DASHES[at % DASHES.length]!,
    })),
    left: LEFT,
    right,
  };
}

/** The room that a label takes, with what parts it from the next. */
function wide(label: string): number {
  return [...label].reduce((sum, sign) => sum + (sign > '\u2e80' ? SIGN.japanese : SIGN.latin), 10);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Heights at least a crest apart, as near to those wanted as they can be. */
export function spread(wanted: number[], foot: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let least = TOP - 8;
  for (const at of order) {
    heights[at] = Math.max(heights[at]!, least);
    least = heights[at]! + GAP;
  }
  let most = foot + 4;
  for (const at of order.reverse()) {
    heights[at] = Math.min(heights[at]!, most);
    most = heights[at]! - GAP;
  }
  return heights;
}
