/** Chances as people read them: exact as a fraction, and in round percent that never claims what is not certain. */
import type { Chance } from '../protocol';

export interface Fraction {
  numerator: number;
  denominator: number;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The chance that any of these comes out. */
export function sumOf(chances: readonly Fraction[]): Fraction {
  return chances.reduce(
    (sum, { numerator, denominator }) => {
      const top = sum.numerator * denominator + numerator * sum.denominator;
      const bottom = sum.denominator * denominator;
      const common = divisor(top, bottom) || 1;
      return { numerator: top / common, denominator: bottom / common };
    },
    { numerator: 0, denominator: 1 },
  );
}

export function share({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

/** Never 0 or 100 for what is possible or may fail. */
export function percent(part: Fraction): string {
  const exact = share(part) * 100;
  if (exact > 0 && exact < 1) return '<1';
  if (exact < 100 && exact > 99) return '>99';
  return String(Math.round(exact));
}

/** Whether it can turn out in one way alone. */
export function isCertain(chances: readonly Chance[]): boolean {
  return chances.length <= 1;
}
