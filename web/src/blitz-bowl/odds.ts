/** Exact chances as they are shown. */
import type { BlockOdds } from '../protocol';

/** A part of a whole. */
export type Share = BlockOdds['down'];

export const portion = ([part, whole]: Share): number => part / whole;

/** Whole percents; what can happen is never shown as 0, and what can fail never as 100. */
export function percent(share: Share): number {
  const [part, whole] = share;
  if (part > 0 && part < whole) return Math.min(99, Math.max(1, Math.round(portion(share) * 100)));
  return Math.round(portion(share) * 100);
}
