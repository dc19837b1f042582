/** What is printed on a card, as it is drawn at the table. */
import { cardOf } from '../lib/catalogues';
import { fact, say, t } from '../lib/words';
import type { TeamManagerCatalogue, TeamManagerPrintedCard, Upgrade } from '../protocol';
import { cardText } from './card-text';

/** Japanese names whose last word alone would be too long for a mini card, or would say too little. */
const SHORT: Record<string, string> = {
  'bone-crusher': 'クラッシャー',
  crushface: 'クラッシュ',
  headsplitter: 'スプリッター',
  'long-bomb-silver': 'シルバー',
  smashjaw: 'スマッシュ',
  'troll-slayer': 'スレイヤー',
};
const LONGEST = 7; // kana on a mini card

/** Long Japanese words of two halves, which may stand one above the other if a card is narrow. */
const HALVES = [
  'グラッジ|ベアラー',
  'ジャガー|ウォリアー',
  'ピラニア|ウォリアー',
  'パイソン|ウォリアー',
  'イーグル|ウォリアー',
  'スケイヴン|ブライト',
  'トロール|スレイヤー',
  'ウォー|ダンサー',
  'ビースト|マン',
  'ロング|ビアード',
  'ガター|ランナー',
  'ツリー|マン',
  'ラット|オーガ',
  'デス|ローラー',
  'ブラッド|ホーン',
  'ブライト|モー',
  'ソーン|メイン',
  'ディープ|ルート',
];

/** A Japanese name of at most seven kana: crest and colours say the team. */
export function shortJapanese(id: string, name: string): string {
  const known = SHORT[id];
  if (known) return known;
  const last = name.slice(name.lastIndexOf('の') + 1); // without the race or the epithet
  if (last.length <= LONGEST) return last;
  const given = last.split('・').find((part) => part.length <= LONGEST);
  return given ?? last.slice(0, LONGEST);
}

export function nameOf(card: TeamManagerPrintedCard | undefined): string {
  return say(card?.name);
}

/** The name on a mini card. */
export function shortName(card: TeamManagerPrintedCard | undefined): string {
  if (!card) return '';
  return fact('short-names') === 'japanese' ? shortJapanese(card.id, nameOf(card)) : nameOf(card);
}

/** A name where it may be parted within a word, besides after its phrases: グラッジ｜ベアラー. */
export function broken(name: string): string[] {
  return HALVES.reduce((parted, one) => parted.replace(one.replace('|', ''), one), name).split('|');
}

/** What a mini card says of its abilities: their names. */
export function abilityNames(catalogue: TeamManagerCatalogue, card: TeamManagerPrintedCard | undefined): string {
  if (!card) return '';
  return cardText(catalogue, card)
    .named.map((one) => say(one.name))
    .join(t('tm.ability-join'));
}

export type Readiness = 'exhausted' | 'ready' | 'lasting';

/** Whether an upgrade may be used, has been, or works all the time. */
export function readiness(catalogue: TeamManagerCatalogue, upgrade: Upgrade): Readiness {
  if (upgrade.exhausted) return 'exhausted';
  return cardOf(catalogue, upgrade.face)?.abilities.some((one) => one.exhaust) ? 'ready' : 'lasting';
}

/** The ability of an upgrade that somebody who clicks on it would like to use: the first that is used up by it. */
export function usableAbility(card: TeamManagerPrintedCard | undefined): { verb: 'act' | 'use'; index: number } | null {
  const found = card?.abilities.findIndex((one) => one.label === 'action' || one.label === 'response') ?? -1;
  if (!card || found < 0) return null;
  return { verb: card.abilities[found]!.label === 'action' ? 'act' : 'use', index: found };
}

export function isStar(card: TeamManagerPrintedCard | undefined): boolean {
  return card?.kind === 'star';
}
