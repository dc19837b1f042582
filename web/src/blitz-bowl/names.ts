/** How players and teams are called on the table, in the language that is set. */
import { positionOf } from '../lib/catalogues';
import { say } from '../lib/words';
import type { BlitzBowlCatalogue, BlitzBowlPlayer, BlitzBowlScene } from '../protocol';
import { SceneNames } from './naming';

/** `Lineman 2`, without his team; the only one of his position has no number. */
export function playerName(catalogue: BlitzBowlCatalogue, scene: BlitzBowlScene, player: BlitzBowlPlayer): string {
  const name = say(positionOf(catalogue, player.position)?.name);
  return player.number > 0 ? new SceneNames(catalogue, scene).numbered(name, player.number) : name;
}

/** A player as he is called in sentences: an opponent with his team. */
export function nameOf(catalogue: BlitzBowlCatalogue, scene: BlitzBowlScene, player: number): string {
  return new SceneNames(catalogue, scene).named(player);
}

export function coachName(catalogue: BlitzBowlCatalogue, scene: BlitzBowlScene, seat: number): string {
  return new SceneNames(catalogue, scene).coach(seat);
}

/** A word of the game's own tables: `statuses`, `actions`, `dice`. */
export function wordOf(catalogue: BlitzBowlCatalogue, table: string, word: string): string {
  return say(catalogue.words[table]?.[word]);
}
