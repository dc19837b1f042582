/** Finding rules: all words must be there; a number finds the rules that begin with it. */
import { ENGLISH } from '../../lib/languages';
import { folded, wordsOf } from '../../lib/search';
import type { RuleBookText, RuleSection, Ruling, Term } from '../../protocol';

/** What a word that was typed may stand for in the texts. */
export type Wanted = string[][];

const NUMBER = /^\d+(\.\d+)*\.?$/;
const ASCII = /^[\x20-\x7e]*$/;
const SHORT = 3; // signs of the alphabet that any word may have in it

/** The words of a query. Those of another language stand for the English terms of the glossary. */
export function wantedOf(query: string, glossary: readonly Term[]): Wanted {
  return wordsOf(query.replace(/\b(tm|bb)[- ]?(?=\d)/gi, '')).map((word) => {
    if (ASCII.test(word) && word.length <= SHORT) return [word];
    const terms = glossary.filter((term) => elsewhere(term).includes(word));
    return [word, ...terms.flatMap((term) => englishOf(term))];
  });
}

/** What a term is called in other languages than that of the rules. */
function elsewhere({ words, readings }: Term): string {
  const others = Object.entries(words).filter(([language]) => language !== ENGLISH);
  return folded([...others.map(([, said]) => said), ...Object.values(readings)].join(' '));
}

/** The words of a term as they stand in texts: without brackets, each side of a stroke for itself, tackling as tackl. */
function englishOf(term: Term): string[] {
  return (term.words[ENGLISH] ?? '')
    .replace(/\(.*?\)/g, '')
    .split(/\s*[/,]\s*/)
    .map((word) => folded(word.trim()).replace(/^(\S+)ing$/, '$1'))
    .filter((word) => word.length > 2);
}

function isMet(alternatives: readonly string[], number: string, haystack: string): boolean {
  return alternatives.some((word) => {
    return NUMBER.test(word) ? begins(number, word) || hasWord(haystack, word) : haystack.includes(word);
  });
}

/** Whether a rule's number begins with what was typed: 5.3 begins 5.3.2, and not 5.31. */
function begins(number: string, typed: string): boolean {
  const wanted = typed.replace(/\.$/, '');
  return number === wanted || number.startsWith(`${wanted}.`);
}

function hasWord(haystack: string, word: string): boolean {
  return ` ${haystack.replace(/[^\p{L}\p{N}.]+/gu, ' ')} `.includes(` ${word} `);
}

function matches(wanted: Wanted, id: string, text: string): boolean {
  const number = id.replace(/^(TM|BB)(-R| )/, '');
  const haystack = folded(text);
  return wanted.every((alternatives) => isMet(alternatives, number, haystack));
}

/** Sections with the rules that were asked for; a section's own title counts for all of its rules. */
export function foundRules(book: RuleBookText, wanted: Wanted): RuleSection[] {
  if (wanted.length === 0) return book.sections;
  const kept = book.sections.map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => matches(wanted, rule.id, `${section.title} ${rule.text}`)),
  }));
  return kept.filter((section) =>
    section.level === 1
      ? kept.some((other) => other.rules.length > 0 && other.id.startsWith(`${section.id}.`))
      : section.rules.length > 0,
  );
}

export function foundRulings(book: RuleBookText, wanted: Wanted): Ruling[] {
  return book.rulings.filter((one) => matches(wanted, one.id, `${one.question} ${one.text}`));
}

export function foundTerms(book: RuleBookText, query: string): Term[] {
  const words = wordsOf(query);
  return book.glossary.filter((term) => {
    const haystack = folded([term.words, term.readings, term.notes].flatMap((said) => Object.values(said)).join(' '));
    return words.every((word) => haystack.includes(word));
  });
}
