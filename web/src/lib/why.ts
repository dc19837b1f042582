/**
 * Why something is not offered. What is not offered carries `data-why="verb 3 17"`, verb and arguments as an option
 * would have them; a tap on it or `?` while it has the focus asks the table and says the reason.
 */
import type { Desk } from './desk.svelte';
import { toasts } from './toasts.svelte';
import { say } from './words';

/** Ask, and say the reason as a toast. */
export async function sayWhy(desk: Desk, verb: string, args: number[] = []): Promise<void> {
  try {
    const because = await desk.why(verb, args);
    toasts.say(say(because.text), 'plain', because.rule);
  } catch {
    // The table has gone on; there is nothing to explain any more.
  }
}

/** The question that an element stands for. */
export function whyOf(element: Element | null): { verb: string; args: number[] } | null {
  const words = element?.closest<HTMLElement>('[data-why]')?.dataset['why']?.split(' ');
  return words?.[0] ? { verb: words[0], args: words.slice(1).map(Number) } : null;
}
