/** All words of the page, by key. Each part of the page keeps its own file. */
import { blitzBowl } from './blitz-bowl';
import { common } from './common';
import { end } from './end';
import { pages } from './pages';
import { table } from './table';
import { teamManager } from './team-manager';

export const words = { ...common, ...pages, ...end, ...table, ...teamManager, ...blitzBowl };
