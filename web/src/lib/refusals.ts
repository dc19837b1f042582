/**
 * What the server refuses it says in English. For a page in Japanese the sentences that people meet are known here, by
 * their beginnings; any other is shown as it came, which is better than none.
 */
import { settings } from './settings.svelte';
import { t, type Key } from './words';

const KNOWN: [beginning: string, key: Key][] = [
  ['There is no such table', 'table.refused.noTable'],
  ['There is no seat', 'table.refused.noTable'],
  ['This link does not open', 'table.refused.wrongLink'],
  ['A link to a seat is needed', 'table.refused.wrongLink'],
  ['That was too m', 'table.refused.tooMuch'],
  ['This server has as many', 'table.refused.full'],
  ['This table has as many', 'table.refused.full'],
  ['That met an error of ours', 'table.refused.fault'],
  ['The rules met an error of ours', 'table.refused.fault'],
  ['That is not an option', 'table.refused.notOffered'],
  ['Your last choice cannot', 'table.refused.noUndo'],
  ['The game is not over', 'replay.notOver'],
  ['The game is over after', 'replay.onOver'],
  ['The game is over', 'table.refused.over'],
  ['The replay ', 'replay.unreadable'],
  ['The bot ', 'table.refused.bot'],
  ['Seat ', 'table.refused.notYou'],
  ['Who only watches', 'table.refused.notYou'],
  ['Only whoever made the table', 'table.refused.notCreator'],
  ['The choice could not be stored', 'table.refused.notStored'],
  ['The table cannot be read', 'table.refused.notRead'],
  ['Another server has gone on', 'table.refused.elsewhere'],
  ['The table was closed', 'table.refused.elsewhere'],
  ['A word for the deal', 'table.refused.word'],
  ['The table is not dealt yet', 'table.refused.lobby'],
  ['A name has at most', 'table.refused.label'],
  ['This table went on under other rules', 'table.refused.otherRules'],
  ['The rules or cards have changed', 'table.refused.changed'],
  ['This table began in the middle', 'table.refused.middle'],
];

/** A refusal in the language that is set. */
export function refusalText(sentence: string): string {
  if (settings.language === 'en') return sentence;
  const found = KNOWN.find(([beginning]) => sentence.startsWith(beginning));
  return found ? t(found[1]) : sentence;
}
