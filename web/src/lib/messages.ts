/**
 * Messages: sentences with slots, which every language has its own of.
 *
 * A slot is `{name}`. `{n, plural, one {# fan} other {# fans}}` chooses by number, with `#` for the number, and
 * `=2 {both}` before the others for one number; `{who, select, me {…} other {…}}` chooses by word. Choices may stand in
 * choices. The engine has the same in `table/messages.py`; `tests/golden/messages.json` holds the two together.
 */
import type { Language } from './languages';

export type Slots = Record<string, string | number>;

const DEEPEST = 12; // choices inside each other
const SHOWN = 60; // characters of a message in a sentence about it
const plurals = new Map<Language, Intl.PluralRules>();

/** A message that cannot be filled; the sentence says why. */
export class BadMessage extends Error {}

/** What stands for a slot that nothing was given for; `inside` is all that stands in its braces. */
type Unknown = (name: string, inside: string) => string;

/** The message with its slots filled; what is filled in is taken as it is. */
export function formatted(message: string, slots: Slots, language: Language, unknown: Unknown = refused): string {
  return filled(message, '', 0);

  function filled(text: string, number: string, level: number): string {
    if (level > DEEPEST) throw new BadMessage(`the message ${quoted(text)} has braces more than ${DEEPEST} deep`);
    let made = '';
    for (let at = 0; at < text.length; at++) {
      const letter = text[at];
      if (letter === '{') {
        const end = closing(text, at);
        made += slot(text.slice(at + 1, end), number, level);
        at = end;
      } else if (letter === '}') {
        throw new BadMessage(`the message ${quoted(text)} has a brace that does not open`);
      } else {
        made += letter === '#' && number ? number : letter;
      }
    }
    return made;
  }

  function slot(inside: string, number: string, level: number): string {
    const [name, kind, rest] = parted(inside);
    const given = slots[name];
    if (given === undefined) return unknown(name, inside);
    const value = String(given);
    if (kind === undefined) return value;
    if (kind !== 'plural' && kind !== 'select') {
      throw new BadMessage(`a message has ${quoted(kind)} where plural or select would be right`);
    }
    const branches = branchesOf(rest);
    const chosen =
      kind === 'select'
        ? branches.get(value)
        : (branches.get(`=${value}`) ?? branches.get(pluralsOf(language).select(Number(value))));
    const branch = chosen ?? branches.get('other');
    if (branch === undefined) throw new BadMessage(`the slot ${quoted(name)} of a message has no branch 'other'`);
    return filled(branch, kind === 'plural' ? value : number, level + 1);
  }
}

function pluralsOf(language: Language): Intl.PluralRules {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules;
}

function refused(name: string): string {
  throw new BadMessage(`a message has an unknown slot ${quoted(name)}`);
}

/** What stands in a slot: its name, and what chooses among which branches. */
function parted(inside: string): [name: string, kind: string | undefined, rest: string] {
  const first = inside.indexOf(',');
  if (first < 0) return [inside.trim(), undefined, ''];
  const second = inside.indexOf(',', first + 1);
  const kind = inside.slice(first + 1, second < 0 ? undefined : second).trim();
  return [inside.slice(0, first).trim(), kind, second < 0 ? '' : inside.slice(second + 1)];
}

function branchesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ; ) {
    const open = text.indexOf('{', at);
    if (open < 0) return found;
    const close = closing(text, open);
    found.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  throw new BadMessage(`the message ${quoted(text)} has a brace that does not close`);
}

function quoted(words: string): string {
  return `'${words.slice(0, SHOWN)}'`;
}
