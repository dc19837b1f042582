/** Words of the Blitz Bowl table. */
import type { Words } from '../lib/words';

export const blitzBowl = {} as const satisfies Words;
