/** Japanese text in which a number stays with what it counts: ファン2, 3枚. An invisible joiner holds them together. */
const JOINER = '\u2060';

export function unbroken(text: string): string {
  return text
    .replace(/(ファン|スターパワー)(?=[+−]?\d)/g, `$1${JOINER}`)
    .replace(/(\d)(?=[枚個人回点つ週]|マス)/g, `$1${JOINER}`);
}
