/**
 * Words of the page, in every language there is: `src/touchline/languages/<language>/page.toml`.
 *
 * Messages have named slots and choices (`messages.ts`). Word order and counters belong to the message; code never joins
 * pieces.
 */
import type { Fact, Key } from '../words';
import { ENGLISH, wordsIn, type Language } from './languages';
import { formatted, type Slots } from './messages';
import { settings } from './settings.svelte';

/** Words for people by language, as the server sends them. */
export type Text = Record<string, string>;
export type { Key, Slots };

/** A message of the page in the language that is set. */
export function t(key: Key, slots: Slots = {}): string {
  return filled(wordsIn(settings.language)[key] ?? key, slots, settings.language);
}

/** Whether the page has words of its own for something that a pack may bring. */
export function has(key: string): key is Key {
  return key in wordsIn(settings.language);
}

/** What the language that is set says of itself. */
export function fact(name: Fact): string {
  return wordsIn(settings.language)[`language.${name}`] ?? '';
}

/** What stands before and after the only slot of a message, for what is more than words in it. */
export function around(key: Key, slot: string): [before: string, after: string] {
  const [before = '', after = ''] = t(key, { [slot]: '\u0000' }).split('\u0000');
  return [before, after];
}

/** Words of the server in the language that is set, or else in English. */
export function say(text: Text | null | undefined, slots: Slots = {}): string {
  if (!text) return '';
  return filled(text[settings.language] ?? text[ENGLISH] ?? '', slots, settings.language);
}

/** A message with its slots filled. On the page a message that is not right is shown as it stands, so that it is seen. */
export function filled(message: string, slots: Slots, language: Language): string {
  try {
    return formatted(message, slots, language, (_, inside) => `{${inside}}`);
  } catch {
    return message;
  }
}
