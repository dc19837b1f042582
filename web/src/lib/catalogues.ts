/** What is printed and said in each game: loaded once, and indexed by id. */
import type {
  BlitzBowlCatalogue,
  Catalogue,
  Position,
  TeamManagerCatalogue,
  TeamManagerPrintedCard,
} from '../protocol';
import { api } from './api';

const loading = new Map<string, Promise<Catalogue>>();

export function catalogueOf(game: string): Promise<Catalogue> {
  let found = loading.get(game);
  if (!found) {
    found = api.catalogue(game);
    found.catch(() => loading.delete(game)); // the next who asks tries again
    loading.set(game, found);
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
