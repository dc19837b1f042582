import { describe, expect, it } from 'vitest';
import { rubyOf } from './ruby';

describe('the reading of a name', () => {
  it.each([
    ['爽風のジョーデル', 'そうふうのジョーデル', '爽風/そうふう の'],
    ['グール噛みのヴァラグ', 'グールがみのヴァラグ', 'グール 噛/が みのヴァラグ'],
    ['掻き出し', 'かきだし', '掻/か き 出/だ し'],
    ['蹂躙者ボラク卿', 'じゅうりんしゃボラクきょう', '蹂躙者/じゅうりんしゃ ボラク 卿/きょう'],
    ['突進', 'とっしん', '突進/とっしん'],
  ])('stands over the kanji of %s', (name, reading, pieces) => {
    const said = rubyOf(name, reading).map(({ base, kana }) => (kana ? `${base}/${kana}` : base));
    expect(said.join(' ')).toContain(pieces);
    expect(rubyOf(name, reading).map(({ base }) => base).join('')).toBe(name);
  });

  it('stands over all of it if it does not fit, and nowhere without kanji', () => {
    expect(rubyOf('強奪者', 'フリーブーター')).toEqual([{ base: '強奪者', kana: 'フリーブーター' }]);
    expect(rubyOf('鉄の神経', 'ちがう')).toEqual([{ base: '鉄の神経', kana: 'ちがう' }]);
    expect(rubyOf('ガード', 'がーど')).toEqual([{ base: 'ガード', kana: '' }]);
    expect(rubyOf('鉄の神経', '')).toEqual([{ base: '鉄の神経', kana: '' }]);
  });
});
