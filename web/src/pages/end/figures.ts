/** How luck is written. */
import { settings } from '../../lib/settings.svelte';

/** `+2.4`, `−1.9`, `±0.0`. */
export function favourText(favour: number): string {
  const size = Math.abs(favour).toFixed(1);
  if (size === '0.0') return `±${size}`;
  return favour < 0 ? `−${size}` : `+${size}`;
}

/** A chance as a percentage; small ones keep a digit more. */
export function percentText(chance: number): string {
  const digits = chance < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(chance);
}
