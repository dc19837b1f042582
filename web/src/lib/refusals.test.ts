import './testing';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalText } from './refusals';
import { settings } from './settings.svelte';

describe('a refusal', () => {
  const refused = { sentence: 'Seat 2 is asked, not you.', text: { en: 'Seat 2 is asked, not you.', ja: '今は席2の選択待ちです。' } };

  afterEach(() => {
    settings.language = 'en';
  });

  it('is shown in the language that is set', () => {
    expect(refusalText(refused)).toBe('Seat 2 is asked, not you.');
    settings.language = 'ja';
    expect(refusalText(refused)).toBe('今は席2の選択待ちです。');
  });

  it('is shown in English where there is nothing else', () => {
    settings.language = 'ja';
    expect(refusalText({ sentence: 'Something new.' })).toBe('Something new.');
    expect(refusalText({ sentence: 'Something new.', text: {} })).toBe('Something new.');
  });
});
