/** How a team looks: the class that sets its colours and kit, and its crest. Ids are those of the catalogues. */
export function teamClass(team: string | null | undefined): string {
  return team ? `t-${team}` : 't-free-agent';
}

export function crestOf(team: string | null | undefined): string {
  return team ? `c-${team}` : 'c-free-agent';
}
