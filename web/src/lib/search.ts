/** Searching as one types: all words must be there, in whatever way they are written. */

const VOICED: Record<string, string> = { ヴァ: 'バ', ヴィ: 'ビ', ヴェ: 'ベ', ヴォ: 'ボ', ヴ: 'ブ' };
const MARKS = /[\u0300-\u036f]/g; // accents; what makes か into が is not among them

/** A text as it is compared: no case, no accents, one kana for both, no middle dots or long marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/ヴ[ァィェォ]?/g, (found) => VOICED[found] ?? found)
    .replace(/[・ー＝=]/g, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC');
}

/** The words of what was typed. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/[\s,、。]+/)
    .filter(Boolean);
}

/** Whether every word is somewhere in a text that was folded before. */
export function hasAll(haystack: string, words: readonly string[]): boolean {
  return words.every((word) => haystack.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces, those that were searched for apart from the others. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const low = text.toLowerCase();
  if (low.length !== text.length) return [{ text, found: false }];
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nearest(low, words, at);
    if (!next) break;
    if (next.from > at) pieces.push({ text: text.slice(at, next.from), found: false });
    pieces.push({ text: text.slice(next.from, next.to), found: true });
    at = next.to;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

function nearest(low: string, words: readonly string[], at: number): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  for (const word of words) {
    const from = low.indexOf(word, at);
    if (from < 0) continue;
    if (!found || from < found.from || (from === found.from && from + word.length > found.to)) {
      found = { from, to: from + word.length };
    }
  }
  return found;
}
