import { describe, expect, it } from 'vitest';
import type { Exhibit, Wanted } from './exhibits';
import { found, ordered } from './exhibits';

function star(id: string, more: Partial<Exhibit> = {}): Exhibit {
  return {
    id,
    kind: 'star',
    name: { en: id, ja: id },
    team: 'gouged-eye',
    skills: [],
    power: 3,
    copies: 1,
    reconstructed: false,
    reading: {},
    haystack: id,
    ...more,
  };
}

const EVERYTHING: Wanted = { query: '', kinds: [], teams: [], skills: [], reconstructed: false };
const ids = (exhibits: Exhibit[]) => exhibits.map((one) => one.id);

describe('the card browser', () => {
  const zug = star('zug', { team: 'reikland-reavers', skills: ['tackle'], power: 5, haystack: 'zug juggernaut' });
  const bork = star('bork', { skills: ['tackle', 'cheat'], power: 4 });
  const lineman = star('lineman', { kind: 'player', power: 1, reconstructed: true });
  const all = [zug, bork, lineman];

  it('shows everything unless asked for something', () => {
    expect(ids(found(all, EVERYTHING))).toEqual(['zug', 'bork', 'lineman']);
  });

  it('takes any kind and any team of those ticked', () => {
    expect(ids(found(all, { ...EVERYTHING, kinds: ['player', 'star'], teams: ['gouged-eye'] }))).toEqual([
      'bork',
      'lineman',
    ]);
  });

  it('wants all skills that are ticked', () => {
    expect(ids(found(all, { ...EVERYTHING, skills: ['tackle'] }))).toEqual(['zug', 'bork']);
    expect(ids(found(all, { ...EVERYTHING, skills: ['tackle', 'cheat'] }))).toEqual(['bork']);
  });

  it('finds words in name or text, and what is reconstructed', () => {
    expect(ids(found(all, { ...EVERYTHING, query: 'Jugger' }))).toEqual(['zug']);
    expect(ids(found(all, { ...EVERYTHING, reconstructed: true }))).toEqual(['lineman']);
  });

  it('sorts within each kind', () => {
    expect(ids(ordered([bork, zug, lineman], 'power', 'en'))).toEqual(['zug', 'bork', 'lineman']);
    expect(ids(ordered([zug, bork, lineman], 'name', 'en'))).toEqual(['bork', 'zug', 'lineman']);
    expect(ids(ordered(all, 'team', 'en', ['gouged-eye', 'reikland-reavers']))).toEqual(['bork', 'zug', 'lineman']);
    expect(ids(ordered(all, 'team', 'en'))).toEqual(['zug', 'bork', 'lineman']);
  });

  it('sorts Japanese names as they are read', () => {
    const jordell = star('jordell', { name: { en: 'Jordell', ja: '爽風のジョーデル' }, reading: { ja: 'そうふうのジョーデル' } });
    const varag = star('varag', { name: { en: 'Varag', ja: 'グール噛みのヴァラグ' }, reading: { ja: 'グールがみのヴァラグ' } });
    const mcspike = star('mcspike', { name: { en: 'Mcspike', ja: 'スパイキー・マクスパイク' } });
    const those = [jordell, mcspike, varag];
    expect(ids(ordered(those, 'name', 'ja'))).toEqual(['varag', 'mcspike', 'jordell']);
    expect(ids(ordered(those, 'name', 'en'))).toEqual(['jordell', 'mcspike', 'varag']);
  });
});
