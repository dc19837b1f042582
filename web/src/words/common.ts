/** Words that every page uses. */
import type { Words } from '../lib/words';

export const common = {
  'app.name': { en: 'Touchline', ja: 'Touchline' },
  'app.tagline': {
    en: 'Two fantasy-football tabletop games, whole and by the book',
    ja: 'ファンタジーフットボールの卓上ゲーム2作を、ルールどおり丸ごと',
  },
  'app.loading': { en: 'Loading…', ja: '読み込み中…' },
  'app.skip': { en: 'Skip to the table', ja: 'テーブルへ移動' },
  'app.space': { en: ' ', ja: '' }, // between two sentences, and after a colon
  'app.join': { en: ', ', ja: '、' },
  'app.close': { en: 'Close', ja: '閉じる' },
  'app.rule': { en: 'Rule {rule}', ja: 'ルール{rule}' },
  'app.rules': { en: 'Rules', ja: 'ルール' },
  'app.cards': { en: 'Cards', ja: 'カード' },
  'app.menu': { en: 'Menu', ja: 'メニュー' },
  'app.language': { en: '日本語', ja: 'English' },
  'app.dark': { en: 'Dark', ja: 'ダーク' },
  'app.light': { en: 'Light', ja: 'ライト' },
  'app.theme': { en: 'Light or dark', ja: 'ライトとダークの切り替え' },
  'app.new': { en: 'New game', ja: '新しいゲーム' },
  'app.mine': { en: 'My tables', ja: '自分のテーブル' },
  'app.replays': { en: 'Replays', ja: 'リプレイ' },
  'app.learn': { en: 'Learn', ja: '学ぶ' },
  'error.offline': {
    en: 'The server does not answer. Nothing is lost; try again in a moment.',
    ja: 'サーバーが応答しません。記録は失われていません。少し待ってからもう一度試してください。',
  },
  'error.unknown': { en: 'That did not work; nothing has changed.', ja: '実行できませんでした。何も変わっていません。' },
} as const satisfies Words;
