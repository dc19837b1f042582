/** Two letters for each position, different within a team, to be read on a token. */
import type { BlitzBowlCatalogue } from '../protocol';

const CUSTOMARY: Record<string, string> = { Blitzer: 'BZ', Blocker: 'BK' };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The likeliest first: what is usual, the first letters of first and last word, letters of the name. */
function candidates(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.join('').toUpperCase() || 'X';
  const first = letters[0]!;
  const found = CUSTOMARY[name] ? [CUSTOMARY[name]] : [];
  if (words.length > 1) found.push((words[0]![0]! + words.at(-1)![0]!).toUpperCase());
  return [...found, ...[...letters.slice(1)].map((one) => first + one), ...[...LETTERS].map((one) => first + one)];
}

/** A code for each name, no two the same. */
export function codesFor(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const code = candidates(name).find((one) => !used.has(one)) ?? '??';
    used.add(code);
    return code;
  });
}

const known = new WeakMap<BlitzBowlCatalogue, Map<string, string>>();

/** The code of a position by its id. */
export function codeOf(catalogue: BlitzBowlCatalogue, position: string): string {
  let codes = known.get(catalogue);
  if (!codes) {
    codes = new Map();
    for (const team of catalogue.teams) {
      const names = team.positions.map((id) => catalogue.positions.find((one) => one.id === id)?.name.en ?? id);
      for (const [n, code] of codesFor(names).entries()) codes.set(team.positions[n]!, code);
    }
    known.set(catalogue, codes);
  }
  return codes.get(position) ?? '??';
}
