/** What a team is like, in a line; none for a team of a pack that we have no words for. */
import { has, t } from '../../lib/words';

export function teamLine(team: string): string {
  const key = `team.${team}`;
  return has(key) ? t(key) : '';
}
