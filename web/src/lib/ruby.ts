/** How a name is read: kana over its kanji, as furigana. */

export interface Piece {
  base: string;
  /** Empty where the signs say themselves how they are read. */
  kana: string;
}

const KANJI = /[\u3005\u4e00-\u9fff]/;

/** Hiragana for katakana, so that both are found in a reading; sign for sign. */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}

/** The pieces of a name, each kanji with its part of the reading; the whole name in one if they do not fit together. */
export function rubyOf(name: string, reading: string): Piece[] {
  if (!reading || !KANJI.test(name)) return [{ base: name, kana: '' }];
  const bases = name.split(/([\u3005\u4e00-\u9fff]+)/); // every second one is kanji
  const pattern = bases.map((base, at) => (at % 2 === 1 ? '(.+?)' : escaped(hiragana(base)))).join('');
  const found = new RegExp(`^${pattern}$`).exec(hiragana(reading));
  if (!found) return [{ base: name, kana: reading }];
  let end = 0;
  const pieces = bases.map((base, at) => {
    const from = end;
    end += at % 2 === 1 ? (found[(at + 1) / 2] ?? '').length : base.length;
    return { base, kana: at % 2 === 1 ? reading.slice(from, end) : '' };
  });
  return pieces.filter(({ base }) => base !== '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
