/** How a team looks: the class that sets its colours and kit, and its crest. Ids are those of the catalogues. */
import type { Catalogue, Text } from '../protocol';
import { byId } from './catalogues';
import { drawn, hasCrest } from './drawings.svelte';
import { say } from './words';

export function teamClass(team: string | null | undefined): string {
  return team ? `t-${team}` : 't-free-agent';
}

/** The symbol of a crest: ours, that of the team's pack, or a plain shield in its colours. */
export function crestOf(team: string | null | undefined): string {
  if (!team || hasCrest(team)) return `c-${team || 'free-agent'}`;
  return drawn.has(`crest-${team}`) ? `i-crest-${team}` : 'c-plain';
}

/** The name of a team in the language that is set; empty where the catalogue does not have it. */
export function teamName(catalogue: Catalogue | null | undefined, team: string | null | undefined): string {
  const teams: readonly { id: string; name: Text }[] = catalogue?.teams ?? [];
  return say(byId(teams, team)?.name);
}
