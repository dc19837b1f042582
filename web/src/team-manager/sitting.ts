/** Who sits at a seat, as the others see it. */
import { t, type Key } from '../lib/words';
import type { Sitting } from '../protocol';

const BOTS: Record<string, Key> = { rookie: 'tm.bot.rookie', random: 'tm.bot.random' };

export function whoSits(sitting: Sitting | undefined, seat: number): string {
  const label = sitting?.label || t('tm.seat', { n: seat + 1 });
  if (!sitting) return label;
  if (sitting.bot) {
    const key = BOTS[sitting.bot];
    return t('tm.bot', { bot: key ? t(key) : sitting.bot });
  }
  return sitting.here ? label : `${label} · ${t('tm.away')}`;
}

/** The rank of a seat by fans, and how far it is ahead of the next or behind the first. */
export function rankOf(fans: readonly number[], seat: number): { place: number; lead: number; tied: boolean } {
  const mine = fans[seat] ?? 0;
  const others = fans.filter((_, at) => at !== seat);
  const place = 1 + others.filter((one) => one > mine).length;
  const best = Math.max(...others, 0);
  return { place, lead: mine - best, tied: others.includes(mine) };
}
