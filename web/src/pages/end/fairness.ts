/** Whether the seed of a game is the one that was fixed before it, worked out in the browser. */
import type { State } from '../../protocol';

/** What the browser has found; `unable` where it may not work out hashes, `none` where nothing was fixed. */
export type Fairness = 'right' | 'wrong' | 'unable' | 'none';

function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexadecimalOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return hexadecimalOf(await crypto.subtle.digest('SHA-256', all));
}

/** A word behind its length, two bytes. */
function measured(word: string): Uint8Array {
  const data = new TextEncoder().encode(word);
  return Uint8Array.from([data.length >> 8, data.length & 255, ...data]);
}

export type Shown = Pick<State, 'commitment' | 'digest' | 'secret' | 'seed' | 'table' | 'words'>;

/** What the file of a replay says of its own seed. A replay that was brought along has another table's commitment. */
export function shownIn(replay: string): Shown | null {
  try {
    const header = JSON.parse(replay.split('\n', 2)[1] ?? '') as { cards: string; seed: string; proof?: Partial<Shown> };
    const { table, commitment, secret = null, words = null } = header.proof ?? {};
    if (!table || !commitment) return null;
    return { table, commitment, secret, words, digest: header.cards, seed: header.seed };
  } catch {
    return null; // no replay at all
  }
}

export async function fairnessOf(state: Shown): Promise<Fairness> {
  const { commitment, digest, secret, seed, table, words } = state;
  if (!commitment || !seed) return 'none';
  if (!globalThis.crypto?.subtle) return 'unable';
  const text = new TextEncoder();
  const fixed = bytesOf(secret ?? seed);
  if ((await sha256(fixed, text.encode(table), text.encode(digest))) !== commitment) return 'wrong';
  if (secret === null) return 'right';
  return (await sha256(fixed, ...(words ?? []).map(measured))) === seed ? 'right' : 'wrong';
}
