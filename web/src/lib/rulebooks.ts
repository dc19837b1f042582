/** The numbered rules of a game, loaded once, to be shown beside what they explain. */
import type { RuleBookText } from '../protocol';
import { api } from './api';

const loading = new Map<string, Promise<RuleBookText>>();

export function rulesOf(game: string): Promise<RuleBookText> {
  let found = loading.get(game);
  if (!found) {
    found = api.rules(game);
    found.catch(() => loading.delete(game)); // the next who asks tries again
    loading.set(game, found);
  }
  return found;
}

/** The text of a rule; empty if there is none of that number. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const book = await rulesOf(game);
  for (const section of book.sections) {
    const found = section.rules.find((one) => one.id === rule);
    if (found) return found.text.replace(/[*`]/g, ''); // emphasis is the rule page's business
  }
  return '';
}
