/** What the sentences of both games are made with: a game's own words, lists, and stories that are told once. */
import type { Catalogue, Happened } from '../protocol';
import type { Sentence } from './game';
import { settings } from './settings.svelte';
import { fact, say, type Slots, type Text } from './words';

/** A game's own words, in the language that is set. */
export class Speech<C extends Catalogue = Catalogue> {
  constructor(readonly catalogue: C) {}

  /** A message of one of the catalogue's tables of words. */
  word(table: string, key: string, slots: Slots = {}): string {
    return say(this.catalogue.words[table]?.[key], slots);
  }

  has(table: string, key: string): boolean {
    return this.catalogue.words[table]?.[key] !== undefined;
  }

  /** Words of a table by their place in it, as numbers of events and options name them. */
  nth(table: string, at: number): string {
    return say(Object.values(this.catalogue.words[table] ?? {})[at]);
  }

  /** Things one after another, as the language strings them together: `list` or `both` of the story's words. */
  listed(parts: string[], how: 'list' | 'both' = 'list'): string {
    return parts.length > 0 ? parts.reduce((a, b) => this.word('story', how, { a, b })) : '';
  }

  /** A name as it stands in a sentence: Japanese puts brackets round cards, and others round names that have some. */
  quoted(name: Text | undefined): string {
    const said = say(name);
    return this.word('story', said.includes('「') ? 'quoted-again' : 'quoted', { name: said });
  }

  numbered(name: string, number: number): string {
    return this.word('story', 'numbered', { name, number });
  }
}

/** Where the language has them, a capital letter to begin with; and no full stop after an exclamation mark that belongs to a name. */
export function neat(text: string): string {
  if (fact('capitals') !== 'yes') return text;
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll('!.', '!');
}

/** What a number is written as: with a minus that is one. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Tells the events of one game in order, each once; `lines` is all that there is to say so far. */
export interface Teller {
  tell(event: Happened): void;
  lines(): Sentence[];
}

interface Memory {
  teller: Teller;
  language: string;
  heard: number;
  last: Happened | undefined;
}

/**
 * A story that is told once: events are only ever added to, so that the next call goes on where the last one stopped.
 * After an undo, for other eyes or in another language it begins anew.
 */
export class Memories {
  private readonly told = new WeakMap<Happened, Memory>();

  story(events: Happened[], begin: () => Teller): Sentence[] {
    const first = events[0];
    if (!first) return [];
    let memory = this.told.get(first);
    if (!memory || memory.language !== settings.language || events[memory.heard - 1] !== memory.last) {
      memory = { teller: begin(), language: settings.language, heard: 0, last: undefined };
      this.told.set(first, memory);
    }
    for (const event of memory.heard === 0 ? events : events.slice(memory.heard)) memory.teller.tell(event);
    memory.heard = events.length;
    memory.last = events[events.length - 1];
    return memory.teller.lines();
  }
}

/** The fields of an event, with what a field that is left out means. */
export function whole(event: Happened): Required<Happened> {
  return { seat: -1, card: -1, face: '', other: -1, other_face: '', place: -1, amount: 0, ...event };
}
