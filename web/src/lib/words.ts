/**
 * Words of the page, in every language there is. A key without one of them does not pass the type check.
 *
 * Messages have named slots and choices (`messages.ts`). Word order and counters belong to the message; code never joins
 * pieces.
 */
import { formatted, type Slots } from './messages';
import { settings, type Language } from './settings.svelte';
import { words } from '../words';

/** Words for people by language, as the server sends them. */
export type Text = Record<string, string>;
export type Words = Record<string, { en: string; ja: string }>;
export type Key = keyof typeof words;
export type { Slots };

/** A message of the page in the language that is set. */
export function t(key: Key, slots: Slots = {}): string {
  return filled(words[key][settings.language], slots, settings.language);
}

/** What stands before and after the only slot of a message, for what is more than words in it. */
export function around(key: Key, slot: string): [before: string, after: string] {
  const [before = '', after = ''] = t(key, { [slot]: '\u0000' }).split('\u0000');
  return [before, after];
}

/** Words of the server in the language that is set. */
export function say(text: Text | null | undefined, slots: Slots = {}): string {
  if (!text) return '';
  return filled(text[settings.language] ?? text['en'] ?? '', slots, settings.language);
}

/** A message with its slots filled. On the page a message that is not right is shown as it stands, so that it is seen. */
export function filled(message: string, slots: Slots, language: Language): string {
  try {
    return formatted(message, slots, language, (_, inside) => `{${inside}}`);
  } catch {
    return message;
  }
}
