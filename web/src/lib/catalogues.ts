/** What is printed and said in each game: loaded once, and indexed by id. */
import type {
  BlitzBowlCatalogue,
  Catalogue,
  Position,
  TeamManagerCatalogue,
  TeamManagerPrintedCard,
} from '../protocol';
import { api } from './api';
import { takeColours } from './colours';
import { takeDrawings } from './drawings.svelte';

const loading = new Map<string, Promise<Catalogue>>();

/** Of a table with its packs; of new tables where none are named. */
export function catalogueOf(game: string, packs?: readonly string[]): Promise<Catalogue> {
  const key = packs ? `${game} ${packs.join(',')}` : game;
  let found = loading.get(key);
  if (!found) {
    found = api.catalogue(game, packs).then((catalogue) => {
      takeDrawings(catalogue);
      takeColours(catalogue);
      return catalogue;
    });
    found.catch(() => loading.delete(key)); // the next who asks tries again
    loading.set(key, found);
  }
  return found;
}

const indices = new WeakMap<object, Map<string, unknown>>();

/** A thing of a list by its id. */
export function byId<T extends { id: string }>(list: readonly T[], id: string | null | undefined): T | undefined {
  let index = indices.get(list);
  if (!index) {
    index = new Map(list.map((one) => [one.id, one]));
    indices.set(list, index);
  }
  return id ? (index.get(id) as T | undefined) : undefined;
}

export function cardOf(catalogue: TeamManagerCatalogue, face: string | null | undefined): TeamManagerPrintedCard | undefined {
  return byId(catalogue.cards, face);
}

export function positionOf(catalogue: BlitzBowlCatalogue, id: string): Position | undefined {
  return byId(catalogue.positions, id);
}
