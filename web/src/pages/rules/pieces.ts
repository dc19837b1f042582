/** The text of a rule in pieces: words, words with emphasis, and references to other rules. */

export interface Piece {
  kind: 'text' | 'em' | 'strong' | 'ref';
  text: string;
}

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|\b((?:TM|BB)(?:-R\d+| \d+(?:\.\d+)*))/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > at) pieces.push({ kind: 'text', text: text.slice(at, found.index) });
    const [, strong, em, ref] = found;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else pieces.push({ kind: 'ref', text: ref! });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

/** Where a rule or ruling stands on its page: `TM 5.3.2` at `TM-5.3.2`, `TM-R1` at `TM-R1`. */
export function anchorOf(id: string): string {
  return id.replace(' ', '-');
}

export function isRuling(anchor: string): boolean {
  return /^(TM|BB)-R\d+$/.test(anchor);
}

