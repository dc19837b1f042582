import { describe, expect, it } from 'vitest';
import { percent, sumOf } from './fractions';

const of = (numerator: number, denominator: number) => ({ numerator, denominator });

describe('chances', () => {
  it('are added up exactly', () => {
    expect(sumOf([of(1, 2), of(1, 3)])).toEqual(of(5, 6));
    expect(sumOf([of(1, 6), of(1, 6), of(1, 6)])).toEqual(of(1, 2));
    expect(sumOf([])).toEqual(of(0, 1));
  });

  it('are rounded, and never to what is not certain', () => {
    expect([of(1, 2), of(1, 3), of(35, 36), of(1, 216), of(215, 216), of(1, 1), of(0, 1)].map(percent)).toEqual([
      '50',
      '33',
      '97',
      '<1',
      '>99',
      '100',
      '0',
    ]);
  });
});
