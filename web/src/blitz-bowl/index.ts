/** Blitz Bowl on the page. */
import type { GameUI } from '../lib/game';
import PlainTable from '../parts/table/PlainTable.svelte';
import { option, prompt } from './options';
import { retell, scores, story, team, teamId } from './story';

export const blitzBowl: GameUI = { Table: PlainTable, story, retell, option, prompt, team, teamId, scores };
