/** Where a rule is read: `TM 5.3.2` stands at `/rules/team-manager#TM-5.3.2`. */
export function ruleAddress(rule: string): string {
  const game = rule.startsWith('BB') ? 'blitz-bowl' : 'team-manager';
  return `/rules/${game}#${rule.replace(' ', '-')}`;
}
