/** What stands on the other side of a challenge card. */
import { byId } from '../lib/catalogues';
import { say, t } from '../lib/words';
import type { BlitzBowlCatalogue } from '../protocol';

/** The names on the backs of all cards with this side, the number of cards behind those there are several of. */
export function otherSides(catalogue: BlitzBowlCatalogue, side: 'challenge' | 'play', id: string): string[] {
  const other = side === 'challenge' ? 'play' : 'challenge';
  const counted = new Map<string, number>();
  for (const card of catalogue.cards) {
    if (card[side] === id) counted.set(card[other], (counted.get(card[other]) ?? 0) + 1);
  }
  const things: readonly { id: string; name: Record<string, string> }[] =
    other === 'play' ? catalogue.plays : catalogue.challenges;
  return [...counted].map(([one, n]) => {
    const name = say(byId(things, one)?.name);
    return n > 1 ? t('card.times', { name, n }) : name;
  });
}
