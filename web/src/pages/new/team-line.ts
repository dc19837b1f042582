/** What a team is like, in a line; none for a team of a pack that we have no words for. */
import { t, type Key } from '../../lib/words';
import { words } from '../../words';

export function teamLine(team: string): string {
  const key = `team.${team}`;
  return key in words ? t(key as Key) : '';
}
