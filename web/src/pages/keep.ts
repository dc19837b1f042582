/** Keep the links of a table that was just made: nobody gets them a second time. */
import { CREATOR, holdings, SPECTATOR, tokenOf } from '../lib/holdings.svelte';
import type { Made } from '../protocol';

export interface Kept {
  label: string;
  /** Played at this screen; a link for somebody else is kept too, to be shown again. */
  here: boolean;
}

export function keep(made: Made, game: string, seats: readonly Kept[] = []): void {
  const when = Date.now();
  const add = (link: string, seat: number, label: string, here: boolean) => {
    if (link) holdings.add({ table: made.table, token: tokenOf(link), seat, label, game, when, here });
  };
  add(made.spectator, SPECTATOR, '', false);
  add(made.creator, CREATOR, '', true);
  made.seats.forEach((link, seat) => add(link, seat, seats[seat]?.label ?? '', seats[seat]?.here ?? true));
}
