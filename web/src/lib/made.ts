/** A table that was just made: its links are given out once, so this browser keeps them all. */
import type { Made, NewSeat } from '../protocol';
import { CREATOR, SPECTATOR, holdings, tokenOf } from './holdings.svelte';

/** Keep every link; seats by link are kept to be sent, the others are played here. Gives the address of the table. */
export function holdMade(made: Made, game: string, seats: NewSeat[] = []): string {
  const keep = (link: string, seat: number, label: string, here: boolean) => {
    if (!link) return;
    holdings.add({ table: made.table, token: tokenOf(link), seat, label, game, when: Date.now(), here });
  };
  keep(made.spectator, SPECTATOR, '', false);
  keep(made.creator, CREATOR, '', false);
  made.seats.forEach((link, seat) => {
    const who = seats[seat];
    keep(link, seat, who?.label ?? '', (who?.who ?? 'here') === 'here');
  });
  return `/t/${made.table}`;
}
