/** The same game once more: the same seats, teams and rules. */
import type { Holding } from '../../lib/holdings.svelte';
import type { NewSeat, NewTable, Sitting } from '../../protocol';

export function againOf(
  game: string,
  sittings: readonly Sitting[],
  teams: readonly (string | null)[],
  rules: readonly string[],
  held: readonly Holding[],
): NewTable {
  const here = (seat: number) => held.some((one) => one.seat === seat && one.here);
  const seats = sittings.map((one): NewSeat => {
    if (one.bot) return { who: 'bot', bot: one.bot, label: one.label };
    return { who: here(one.seat) ? 'here' : 'link', label: one.label };
  });
  const known = teams.every((team): team is string => team !== null);
  return { game, seats, teams: known ? [...teams] : [], rules: [...rules], sealed: true };
}
