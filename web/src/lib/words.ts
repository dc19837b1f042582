/**
 * Words of the page, in every language there is. A key without one of them does not pass the type check.
 *
 * Messages have named slots, `{name}`, and plurals: `{n, plural, one {# fan} other {# fans}}`, and
 * `{who, select, me {…} other {…}}`. Word order and counters belong to the message; code never joins pieces.
 */
import { settings, type Language } from './settings.svelte';
import { words } from '../words';

/** Words for people by language, as the server sends them. */
export type Text = Record<string, string>;
export type Words = Record<string, { en: string; ja: string }>;
export type Slots = Record<string, string | number>;
export type Key = keyof typeof words;

/** A message of the page in the language that is set. */
export function t(key: Key, slots: Slots = {}): string {
  return filled(words[key][settings.language], slots, settings.language);
}

/** Words of the server in the language that is set. */
export function say(text: Text | null | undefined, slots: Slots = {}): string {
  if (!text) return '';
  return filled(text[settings.language] ?? text['en'] ?? '', slots, settings.language);
}

/** A message with its slots filled. */
export function filled(message: string, slots: Slots, language: Language): string {
  let made = '';
  for (let at = 0; at < message.length; ) {
    const open = message.indexOf('{', at);
    if (open < 0) return made + message.slice(at);
    const close = closing(message, open);
    made += message.slice(at, open) + slot(message.slice(open + 1, close), slots, language);
    at = close + 1;
  }
  return made;
}

function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  return message.length;
}

const plurals = { en: new Intl.PluralRules('en'), ja: new Intl.PluralRules('ja') };

function slot(inside: string, slots: Slots, language: Language): string {
  const [, name = '', kind = '', rest = ''] = /^\s*([\w-]+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(inside) ?? [];
  const value = slots[name];
  if (!kind) return value === undefined ? `{${inside}}` : String(value);
  const cases = branches(rest);
  const exact = cases.get(`=${value}`) ?? (kind === 'select' ? cases.get(String(value)) : undefined);
  const plural = kind === 'plural' ? cases.get(plurals[language].select(Number(value))) : undefined;
  const chosen = exact ?? plural ?? cases.get('other') ?? '';
  return filled(kind === 'plural' ? chosen.replaceAll('#', String(value)) : chosen, slots, language);
}

function branches(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const close = closing(text, open);
    found.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
  return found;
}
