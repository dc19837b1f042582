/** Words of what every table has around the game: prompt, story, seats, menu, lobby. */
import type { Words } from '../lib/words';

export const table = {
  // Prompt
  'table.prompt': { en: 'What to do', ja: '選択' },
  'table.yourTurn': { en: 'Your turn', ja: 'あなたのターン' },
  'table.asked': { en: 'You are asked', ja: '選択待ち' },
  'table.you': { en: 'You', ja: 'あなた' },
  'table.watching': { en: 'Watching', ja: '観戦中' },
  'table.over': { en: 'Game over', ja: '終了' },
  'table.thinking': { en: '{name} is thinking', ja: '{name}が考え中です' },
  'table.waitingAway': { en: 'Waiting for {name}, who is away', ja: '{name}は離席中です。戻るのを待っています' },
  'table.sending': { en: 'Sending…', ja: '送信中…' },
  'table.undo': { en: 'Undo', ja: '元に戻す' },
  'table.options': { en: '{n} answers', ja: '選択肢{n}個' },
  'table.clock': { en: '{time} left', ja: '残り{time}' },
  'table.step': { en: 'Step {step} of {steps}', ja: 'ステップ{step}／{steps}' },
  // Story
  'table.story': { en: 'The story so far', ja: 'これまでの流れ' },
  'table.justHappened': { en: 'What just happened?', ja: '今、何が起きた？' },
  'table.nothingYet': { en: 'Nothing has happened yet.', ja: 'まだ何も起きていません。' },
  'table.previous': { en: 'Previous', ja: '前へ' },
  'table.next': { en: 'Next', ja: '次へ' },
  'table.eventOf': { en: '{n} of {total}', ja: '{n}／{total}' },
  // Standing answers
  'table.standing': { en: 'Standing answers', ja: '常時の回答' },
  'table.ask': { en: 'Ask', ja: '毎回聞く' },
  'table.always': { en: 'Always', ja: '常に使う' },
  'table.never': { en: 'Never', ja: '使わない' },
  // Reasons and odds
  'table.certain': { en: 'Certain: nothing is rolled.', ja: '確実です。ダイスはふりません。' },
  'table.whyWaiting': { en: 'Looking it up…', ja: '確認中…' },
  // Confirm
  'table.confirm': { en: 'Sure?', ja: '確認' },
  'table.goAhead': { en: 'Go ahead', ja: '決定' },
  'table.cancel': { en: 'Cancel', ja: 'キャンセル' },
} as const satisfies Words;
