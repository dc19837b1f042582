import { describe, expect, it } from 'vitest';
import { folded, hasAll, marked, wordsOf } from './search';

describe('searching', () => {
  it('knows no case, no accents and no curly apostrophes', () => {
    expect(hasAll(folded('Morg ’N Thorg'), wordsOf("morg 'n"))).toBe(true);
    expect(hasAll(folded('Élan'), wordsOf('elan'))).toBe(true);
  });

  it('takes hiragana for katakana, and folds ヴ, dots and long marks', () => {
    const team = folded('アセローン・アヴェンジャーズ');
    expect(hasAll(team, wordsOf('アセロン'))).toBe(true);
    expect(hasAll(team, wordsOf('あべんじゃーず'))).toBe(true);
    expect(hasAll(team, wordsOf('アバンジャ'))).toBe(false);
  });

  it('keeps voiced kana apart from unvoiced ones', () => {
    expect(hasAll(folded('カード'), wordsOf('ガード'))).toBe(false);
  });

  it('wants every word, in any order', () => {
    expect(wordsOf(' tackle,  star ')).toEqual(['tackle', 'star']);
    expect(hasAll('a star player may tackle', ['tackle', 'star'])).toBe(true);
    expect(hasAll('a star player', ['tackle', 'star'])).toBe(false);
    expect(hasAll('anything', [])).toBe(true);
  });

  it('marks what was found, the longest first', () => {
    expect(marked('Tackle or tackling', ['tackl', 'tackle'])).toEqual([
      { text: 'Tackle', found: true },
      { text: ' or ', found: false },
      { text: 'tackl', found: true },
      { text: 'ing', found: false },
    ]);
    expect(marked('nothing', ['x'])).toEqual([{ text: 'nothing', found: false }]);
  });
});
