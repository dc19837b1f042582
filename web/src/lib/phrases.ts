/**
 * Japanese is written without spaces, and a line of it may be broken only between phrases. Where those are, BudouX says;
 * where that would tear what belongs together, and where a browser would break of its own, the rules here say.
 *
 * A place for a break is an invisible sign in the text, and so is a tie where there must be none. They are put into what
 * is drawn and nowhere else: `phrasing.ts`.
 */

/** A line may be broken here. */
export const GAP = '\u200b';
/** A line must not be broken here, though a browser would. */
export const TIE = '\u2060';
const MARKS = /[\u200b\u2060]/g;

/** Where phrases begin in a text, as BudouX's parser says it. */
export interface Segmenter {
  parseBoundaries(text: string): number[];
}

const JAPANESE = /[\u3005\u3040-\u30ff\u4e00-\u9fff]/;
const WORD = /[\p{L}\p{M}\p{N}]/u;
const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const KANJI = /[\u3005\u4e00-\u9fff]/;
const DIGIT = /\d/;
/** Signs that no line begins with, and that no line ends with. */
const CLOSES = /[、。，．・：；？！」』】）〉》〕｝ー〜ぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ々ゝ…％%,.:;!?)\]}’”]/;
const OPENS = /[「『【（〈《〔｛([{‘“]/;
/** After these and before those a browser breaks lines, and may. */
const ENDS = /[、。：；？！・／…　]/;
/** Words that begin the second half of a long compound in katakana. */
const HALVES = [
  ...['アップグレード', 'アクション', 'フェイズ', 'デッキ', 'トークン', 'ステップ', 'パイル', 'リール', 'カード'],
  ...['マガジン', 'マネージャー', 'プレー', 'ヘッドライン', 'ハイライト', 'レスポンス', 'エージェント'],
];
/** Words of the two games that are one, though they look like two. */
const WHOLE = [
  ...['追い打ち', '捨て札', '頭突き', 'ふりなお', '水びたし', '草ぼうぼう', 'みやげ', 'うごめく', 'とどまる', 'どまんなか', 'ど真ん中'],
  ...['もう一度', 'どこからでも', 'どこでも', 'しっぽい', '突っ込', '吹っ飛', '取り替え', '組み合わせ', '差し替え', 'その後'],
];
const LONG = 8; // signs of katakana that a line takes without trouble

export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/** The text as it was before breaks and ties. */
export function plain(text: string): string {
  return text.replace(MARKS, '');
}

/** For each place in a plain text, the mark that belongs before its sign: a break, a tie or nothing. */
export function marksOf(text: string, segmenter: Segmenter): string[] {
  const marks = Array.from<string>({ length: text.length }).fill('');
  if (!isJapanese(text)) return marks;
  const phrases = new Set(segmenter.parseBoundaries(text));
  const seams = seamsOf(text);
  const whole = wholeIn(text);
  for (let at = 1; at < text.length; at++) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at)];
    if (/\s/.test(before) || /\s/.test(after) || isPair(text, at)) continue;
    if (CLOSES.test(after) || OPENS.test(before)) continue; // that much a browser knows
    if (ENDS.test(before) || seams.has(at)) marks[at] = GAP;
    else if (whole.has(at) || together(text, at) || points(text, at, phrases)) marks[at] = tie(before, after);
    else if (phrases.has(at)) marks[at] = GAP;
    else if (!OPENS.test(after)) marks[at] = tie(before, after);
  }
  return marks;
}

/** A text with its marks; for a text that is whole in itself. */
export function phrased(text: string, segmenter: Segmenter): string {
  const marks = marksOf(text, segmenter);
  return marks.map((mark, at) => mark + text.charAt(at)).join('');
}

/** Letters hold together by themselves, as the style sheet wants them to; only signs need a tie. */
function tie(before: string, after: string): string {
  const japanese = before > '\u2010' || after > '\u2010';
  return japanese && !(WORD.test(before) && WORD.test(after)) ? TIE : '';
}

/** Whether この or その stands before a place, with the word that it points to behind. */
function points(text: string, at: number, phrases: Set<number>): boolean {
  if (!/[こそ]の$/.test(text.slice(0, at))) return false;
  const begins = at === 2 || phrases.has(at - 2) || ENDS.test(text.charAt(at - 3)) || OPENS.test(text.charAt(at - 3));
  return begins && (/^[\u30a1-\u30fa\u30fc]+/.exec(text.slice(at))?.[0].length ?? 0) <= LONG - 4;
}

/** What is never torn: a number and what it counts or what carries it, a word in katakana, a moment, a named ability. */
function together(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (before === '第' || after === '誌') return true;
  if (DIGIT.test(before)) return !KATAKANA.test(after) || /^(マス|か所|ヤード)/.test(text.slice(at));
  if (DIGIT.test(after)) return /[+−±〜／/]$|(ファン|スターパワー|席|ターン|レベル)$/.test(text.slice(0, at)) || !JAPANESE.test(before);
  if (/[+−±]/.test(after) && DIGIT.test(text.charAt(at + 1))) return /(ファン|スターパワー)$/.test(text.slice(0, at));
  if (KATAKANA.test(before) && KATAKANA.test(after)) return true;
  if (KANJI.test(before) && KANJI.test(after)) return true;
  if (/[たるいうくすつぬむ]/.test(before) && /^(後|とき|たび|場合|間|前[にの、])/.test(text.slice(at))) return true; // 成功した後
  return text.lastIndexOf('【', at - 1) > text.lastIndexOf('】', at - 1);
}

/** Where long compounds in katakana may be parted: チーム｜アップグレード. */
function seamsOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const run of text.matchAll(/[\u30a1-\u30fa\u30fc]+/g)) {
    if (run[0].length <= LONG) continue;
    for (const half of HALVES) {
      const at = run[0].indexOf(half, 2);
      if (at > 0) found.add(run.index + at);
    }
  }
  return found;
}

/** The places within words that are never torn. */
function wholeIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const word of WHOLE) {
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      for (let at = start + 1; at < start + word.length; at++) found.add(at);
    }
  }
  return found;
}

/** Whether a place is within one sign that is written with two units. */
function isPair(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
