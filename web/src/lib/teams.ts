/** How a team looks: the class that sets its colours and kit, and its crest. Ids are those of the catalogues. */
import type { Catalogue, Text } from '../protocol';
import { byId } from './catalogues';
import { say } from './words';

export function teamClass(team: string | null | undefined): string {
  return team ? `t-${team}` : 't-free-agent';
}

export function crestOf(team: string | null | undefined): string {
  return team ? `c-${team}` : 'c-free-agent';
}

/** The name of a team in the language that is set; empty where the catalogue does not have it. */
export function teamName(catalogue: Catalogue | null | undefined, team: string | null | undefined): string {
  const teams: readonly { id: string; name: Text }[] = catalogue?.teams ?? [];
  return say(byId(teams, team)?.name);
}
