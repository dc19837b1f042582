import './testing';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalText } from './refusals';
import { settings } from './settings.svelte';

describe('a refusal', () => {
  afterEach(() => {
    settings.language = 'en';
  });

  it('is shown in English as it came', () => {
    expect(refusalText('Seat 2 is asked, not you.')).toBe('Seat 2 is asked, not you.');
  });

  it('is shown in Japanese where it is known, and as it came where it is not', () => {
    settings.language = 'ja';
    expect(refusalText('Seat 2 is asked, not you.')).toBe('今はほかの席の選択待ちです。');
    expect(refusalText('Something new.')).toBe('Something new.');
  });
});
