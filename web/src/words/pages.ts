/** The words of the pages around the table: new game, my tables, replays, learning, rules and cards. */
import type { Words } from '../lib/words';

export const pages = {} as const satisfies Words;
