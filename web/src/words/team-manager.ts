/** Words of the Team Manager table. */
import type { Words } from '../lib/words';

export const teamManager = {} as const satisfies Words;
