import { expect, it } from 'vitest';
import { shortJapanese } from './cards';

it.each([
  ['wood-elf-catcher', 'ウッドエルフのキャッチャー', 'キャッチャー'],
  ['varag-ghoul-chewer', 'グール噛みのヴァラグ', 'ヴァラグ'],
  ['griff-oberwald', 'グリフ・オーバーヴァルト', 'グリフ'],
  ['eldril-sidewinder', 'エルドリル・サイドワインダー', 'エルドリル'],
  ['long-bomb-silver', 'ロング・ボム・シルバー', 'シルバー'],
  ['morg-n-thorg-owa', 'モーグン・ソーグ', 'モーグン'],
  ['troll-slayer', 'トロールスレイヤー', 'スレイヤー'],
  ['ogre', 'オーガ', 'オーガ'],
  ['aurora-silverleaf', '銀葉のオーロラ', 'オーロラ'],
  ['mighty-zug', 'マイティ・ズグ', 'マイティ・ズグ'],
])('%s is short on a mini card', (id, name, short) => {
  expect(shortJapanese(id, name)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(7);
});
