/**
 * The games that the page can show. Their tables are drawn with parts that ask here which game it is, so the games are
 * brought here (`main.ts`) and not fetched from here: then nothing depends on itself.
 */
import type { GameUI } from './lib/game';

const games = new Map<string, GameUI>();

/** From now on the page shows this game. */
export function bring(game: string, ui: GameUI): void {
  games.set(game, ui);
}

export function uiOf(game: string): GameUI {
  const ui = games.get(game);
  if (!ui) throw new Error(`This page does not know the game ${game}.`);
  return ui;
}
