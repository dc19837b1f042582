import './testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { fact, filled, has, say, t } from './words';

describe('a message', () => {
  it('has its slots filled, as often as they stand there', () => {
    expect(filled('{name} meets {name}', { name: 'Ann' }, 'en')).toBe('Ann meets Ann');
    expect(filled('{fan-count} fans', { 'fan-count': 3 }, 'en')).toBe('3 fans');
  });

  it('keeps a slot that nothing was given for, so that it is seen', () => {
    expect(filled('{nobody} is here', {}, 'en')).toBe('{nobody} is here');
  });

  it('chooses by number, in the way of its language', () => {
    const message = '{n, plural, =0 {no fans} one {# fan} other {# fans}}';
    expect([0, 1, 2].map((n) => filled(message, { n }, 'en'))).toEqual(['no fans', '1 fan', '2 fans']);
    expect(filled('{n, plural, one {# fan} other {# fans}}', { n: 1 }, 'ja')).toBe('1 fans');
  });

  it('chooses by word, and falls back to other', () => {
    const message = '{who, select, me {You win} other {{name} wins}}';
    expect(filled(message, { who: 'me', name: 'Ann' }, 'en')).toBe('You win');
    expect(filled(message, { who: 'them', name: 'Ann' }, 'en')).toBe('Ann wins');
  });

  it('may have choices within choices', () => {
    const message = '{who, select, me {{n, plural, one {your point} other {your # points}}} other {none}}';
    expect(filled(message, { who: 'me', n: 1 }, 'en')).toBe('your point');
    expect(filled(message, { who: 'me', n: 4 }, 'en')).toBe('your 4 points');
  });

  it('does not look for slots in what is filled in', () => {
    expect(filled('{name}', { name: '{n, plural, other {#}}' }, 'en')).toBe('{n, plural, other {#}}');
  });
});

describe('words of the page', () => {
  beforeEach(() => {
    settings.language = 'en';
  });

  it('follow the language that is set', () => {
    expect(t('table.undo')).toBe('Undo');
    settings.language = 'ja';
    expect(t('table.undo')).toBe('元に戻す');
  });

  it('of the server fall back to English', () => {
    settings.language = 'ja';
    expect(say({ en: 'Block {n}' }, { n: 2 })).toBe('Block 2');
    expect(say(null)).toBe('');
  });

  it('are asked whether they are there', () => {
    expect([has('team.orc'), has('team.of-a-pack')]).toEqual([true, false]);
  });

  it('say what their language is like', () => {
    expect([fact('name'), fact('capitals')]).toEqual(['English', 'yes']);
    settings.language = 'ja';
    expect([fact('name'), fact('capitals')]).toEqual(['日本語', 'no']);
  });
});
