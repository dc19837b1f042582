import { loadDefaultJapaneseParser } from 'budoux';
import { describe, expect, it } from 'vitest';
import { GAP, isJapanese, phrased, plain, TIE } from './phrases';

const parser = loadDefaultJapaneseParser();

/** A text with ｜ where a line may be broken and ＋ where it must not be. */
function shown(text: string): string {
  return phrased(text, parser).replaceAll(GAP, '｜').replaceAll(TIE, '＋');
}

describe('a Japanese text', () => {
  it.each([
    ['手札から選手を選ぶか、終了を宣言してください', '手札から｜選手を｜選ぶか、｜終了を｜宣言してください'],
    ['アセローン・アヴェンジャーズ', 'アセローン・｜アヴェンジャーズ'],
    ['シーズン終了時に最もファンの多い監督が勝ちます。', 'シーズン終了時に｜最も｜ファンの｜多い｜監督が｜勝ちます。'],
    ['グール噛みのヴァラグ', 'グール噛みの｜ヴァラグ'],
  ])('is broken between phrases: %s', (text, marked) => {
    expect(shown(text)).toBe(marked);
  });

  it('keeps a number with what it counts, and with what carries it', () => {
    for (const whole of ['1個を', 'ファン2を', 'スターパワー4に', '第1週', '3人', '4マス', 'ファン+2を', '10点差で']) {
      expect(shown(`その${whole}得る`).replaceAll('＋', '')).toContain(whole);
    }
  });

  it('breaks no word in katakana, unless it is a long one of two', () => {
    expect(shown('スケイヴンのブリッツァー')).toBe('スケイヴンの｜ブリッツァー');
    expect(shown('ミッドフィールド')).toBe('ミッドフィールド');
    expect(shown('スタッフアップグレード')).toBe('スタッフ｜アップグレード');
  });

  it('keeps named abilities whole, and particles with the brackets before them', () => {
    expect(shown('対して【鉄の神経】を使用できない。')).toContain('【鉄の神経】＋を');
    expect(shown('「全員ブリッツ」（右）に参加させました。')).toContain('）＋に');
    expect(shown('「スパイク！」誌デッキ')).toContain('」＋誌');
  });

  it('keeps a moment with what happens then', () => {
    expect(shown('選手がダウンしたとき、試みる前に使用する。')).toBe('選手が｜ダウンしたとき、｜試みる前に｜使用する。');
    expect(shown('保持している場合、勝利するたび')).toBe('保持している場合、｜勝利するたび');
  });

  it('keeps この and その with what they point to, unless that is long', () => {
    expect(shown('レスポンス：この選手がタックルに成功した後')).toBe('レスポンス：｜この選手が｜タックルに｜成功した後');
    expect(shown('選手はそのマッチに、その後')).toBe('選手は｜そのマッチに、｜その後');
    expect(shown('このボールキャリアの')).toBe('この｜ボールキャリアの');
  });

  it('has no break before a sign that begins no line', () => {
    const texts = ['追い打ち！', 'よだれ吹っ飛ばし…', '2〜4人', 'どこで？　ここで。', 'ダ・トロール', '（なし）。'];
    for (const text of texts) expect(phrased(text, parser)).not.toMatch(/\u200b[、。！？・）」』】ー〜…ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/);
  });

  it('is the same text without its marks', () => {
    const text = '「全員ブリッツ」のチームゾーン報酬：ファン2、スターパワー+1（7%）。';
    expect(plain(phrased(text, parser))).toBe(text);
  });
});

describe('another text', () => {
  it('stays as it is', () => {
    expect(phrased('Downs the target, 2–4 players.', parser)).toBe('Downs the target, 2–4 players.');
    expect(isJapanese('TM 5.1.1')).toBe(false);
    expect(isJapanese('3人')).toBe(true);
  });
});
