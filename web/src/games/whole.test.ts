/**
 * Over whole games every sentence, option and question is whole: no slot stays open, no id is shown, nothing is said twice.
 * The games are those of `games.ts`, or others in a file that VITE_PLAYED names (`tests/test_page_words.py`).
 */
import { afterAll, describe, expect, test } from 'vitest';
import * as blitzOptions from '../blitz-bowl/options';
import * as blitzStory from '../blitz-bowl/story';
import type { Told } from '../lib/game';
import { settings } from '../lib/settings.svelte';
import type { Catalogue, Happened, OpenDecision, Scene } from '../protocol';
import * as seasonOptions from '../team-manager/options';
import * as seasonStory from '../team-manager/story';
import { match, season } from './games';

interface Whole {
  catalogue: Catalogue;
  teams: (string | null)[];
  heard: Happened[][];
  questions: { scene: Scene; decision: OpenDecision }[];
}

const TONGUES = { 'team-manager': { ...seasonStory, ...seasonOptions }, 'blitz-bowl': { ...blitzStory, ...blitzOptions } };
const UNFILLED = /[{}]|undefined|null|NaN|\[object|^\s*$|,,|、、|（）|\(\)/;
const own: Whole[] = [season, match].map((one) => ({ ...one, heard: [one.events, one.watched] }));

async function games(): Promise<Whole[]> {
  const path = import.meta.env['VITE_PLAYED'] as string | undefined;
  if (!path) return own;
  const { catalogues, games } = ((await import(/* @vite-ignore */ path)) as { default: never }).default as {
    catalogues: Record<string, Catalogue>;
    games: (Whole & { game: string })[];
  };
  return games.map((one) => ({ ...one, catalogue: catalogues[one.game]! }));
}

/** Ids of more than one word: names never have a hyphen between small letters and nothing else. */
function idsOf(catalogue: Catalogue): Set<string> {
  const lists = Object.values(catalogue).filter((value): value is { id: string }[] => Array.isArray(value));
  return new Set(lists.flat().flatMap((thing) => (/^[a-z]+(-[a-z]+)+$/.test(thing?.id) ? [thing.id] : [])));
}

const all = await games();

afterAll(() => {
  settings.language = 'en';
});

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test.each(all.map((one, at) => [one.catalogue.game, at, one] as const))('%s %i is told whole', (game, _, one) => {
    settings.language = language;
    const tongue = TONGUES[game];
    const ids = idsOf(one.catalogue);
    const faulty = (text: string) => UNFILLED.test(text) || text.split(/[^a-z-]+/).some((word) => ids.has(word));
    for (const events of one.heard) {
      const texts = tongue.retell(events, one.catalogue, one.teams).map((line) => line.text);
      expect(texts.filter(faulty)).toEqual([]);
      expect(texts.length).toBeGreaterThan(events.length / 4);
    }
    for (const { scene, decision } of one.questions) {
      const told: Told = { scene, catalogue: one.catalogue, seats: [], me: scene.me };
      const options = decision.options.map((option) => tongue.option(option, told));
      const question = tongue.prompt(decision, told);
      expect([question, ...options].filter(faulty)).toEqual([]);
      expect(options, question).toEqual([...new Set(options)]);
    }
  });
});

test('every message that is asked for by name is in the words of the game', async () => {
  const sources = import.meta.glob('../{team-manager,blitz-bowl}/{naming,story,options,prompts}.ts', {
    query: '?raw',
    import: 'default',
  });
  for (const [path, load] of Object.entries(sources)) {
    const words = all.find((one) => path.includes(one.catalogue.game))!.catalogue.words;
    for (const [, table, key] of ((await load()) as string).matchAll(/word\('([\w-]+)', '([\w-]+)'/g))
      expect(words[table!]?.[key!], `${table} ${key} of ${path}`).toBeDefined();
  }
});
