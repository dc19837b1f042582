/** The games that the page can show. */
import { blitzBowl } from './blitz-bowl';
import type { GameUI } from './lib/game';
import { teamManager } from './team-manager';

export function uiOf(game: string): GameUI {
  return game === 'blitz-bowl' ? blitzBowl : teamManager;
}
