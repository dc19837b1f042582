/** Team Manager on the page. */
import type { GameUI } from '../lib/game';
import { plain } from '../lib/plain';

export const teamManager: GameUI = plain;
