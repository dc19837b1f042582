import { describe, expect, it } from 'vitest';
import { bring, languages, nearest, ofBrowser, ownName, wordsIn } from './languages';

describe('the languages of the page', () => {
  it('are those whose folders there are, English first', () => {
    expect(languages[0]).toBe('en');
    expect(languages).toContain('ja');
    expect(ownName('ja')).toBe('日本語');
  });

  it('are found by what a browser asks for, in whatever country it is spoken', () => {
    expect(nearest(['ja-JP', 'en'])).toBe('ja');
    expect(nearest(['tlh', 'ja'])).toBe('ja');
    expect(nearest(['tlh'])).toBe('en');
    expect(nearest([])).toBe('en');
  });

  it('are asked of the browser only if it knows them', () => {
    expect([ofBrowser('ja'), ofBrowser('xx')]).toEqual(['ja', 'en']);
  });

  it('have no words where there are none', async () => {
    await bring('tlh');
    expect(wordsIn('tlh')).toEqual({});
    expect(ownName('tlh')).toBe('tlh');
  });
});
