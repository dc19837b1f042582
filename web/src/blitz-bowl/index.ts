/** Blitz Bowl on the page. */
import type { GameUI } from '../lib/game';
import { option, prompt } from './options';
import { retell, scores, story, team, teamId } from './story';
import Table from './Table.svelte';

export const blitzBowl: GameUI = { Table, story, retell, option, prompt, team, teamId, scores };
