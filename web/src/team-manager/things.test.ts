import '../lib/testing';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, describe, expect, test } from 'vitest';
import { season } from '../games/games';
import { inkOn, ruleOf } from '../lib/colours';
import { drawn, isDrawn, sane, takeDrawings } from '../lib/drawings.svelte';
import { settings } from '../lib/settings.svelte';
import type { Drawing, TeamManagerCatalogue, TeamManagerPrintedCard } from '../protocol';
import Badges from './Badges.svelte';
import LargeCard from './LargeCard.svelte';
import { namesOf, payoutWords } from './options';
import Payout from './Payout.svelte';
import { badgesOf, dialsOf, drawnFrom, faceOf, iconsOf, isOf, kindOf, markOf, payoutOf, pileOf, skillOf, unionOf } from './things';

const text = (en: string, ja: string) => ({ en, ja });
const base = season.catalogue as TeamManagerCatalogue;
const KICK: Drawing = { id: 'skill-kick', view: '0 0 24 24', colour: '#c0392b', shapes: [{ shape: 'path', attributes: { d: 'M3 3h7v11z' } }] };
const player: TeamManagerPrintedCard = {
  id: 'bog-runner',
  kind: 'player',
  name: text('Bog Runner', '沼走り'),
  text: text('', ''),
  pack: 'bog',
  copies: 2,
  source: 'own',
  count_source: 'own',
  team: 'the-marsh-lights',
  union: 'mlu',
  option: '',
  abilities: [],
  standing: 3,
  downed: 1,
  skills: ['kick', 'kick', 'wade'],
};
const token = { ...player, id: 'eel', kind: 'cheating-token', name: text('Eel', 'うなぎ'), power: 7, drawing: 'token-7' };
const oddity = { ...player, id: 'storm', kind: 'weather', name: text('Storm', '嵐') };
/** As an expansion would make it: a third union, a fifth skill, a fifth icon, two marks, an unknown token and kind. */
const catalogue: TeamManagerCatalogue = {
  ...base,
  readings: {},
  rules: [],
  unions: [{ id: 'mlu', name: text('Marsh Light Union', '鬼火連合'), short: text('MLU', '鬼火'), drawing: 'union-mlu', colour: '' }],
  teams: [...base.teams, { id: 'the-marsh-lights', name: text('The Marsh Lights', '鬼火団'), union: 'mlu', race: 'Elf', colours: [] }],
  skills: [...base.skills, { id: 'kick', name: text('kicking', 'キック'), drawing: 'skill-kick', then: text('Then kick.', '') }],
  payouts: [...base.payouts, { id: 'contracts', name: text('{n} contracts', '契約{n}'), label: text('Contracts: {n}', '契約{n}'), drawing: 'payout-contracts', order: 4 }],
  marks: [{ id: 'blood', name: text('Blood', '血'), drawing: 'mark-blood' }],
  drawings: [KICK],
  cards: [...base.cards, player, token, oddity],
};
const MARKS = [{ id: 'blood', n: 1 }, { id: 'deep-mud', n: 3 }];

afterEach(() => {
  settings.language = 'en';
});

function html<P extends Record<string, unknown>>(component: Component<P>, props: P): string {
  return render(component as Component<Record<string, unknown>>, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

describe('what the catalogue does not have', () => {
  test('is called by its id and drawn plainly', () => {
    expect(skillOf(catalogue, 'wade')).toMatchObject({ name: { en: 'wade' }, drawing: 'skill-wade' });
    expect(unionOf(catalogue, 'xyz').short.en).toBe('XYZ');
    expect(faceOf(catalogue, 'both-down')).toMatchObject({ name: { en: 'both down' }, tone: 'meh' });
    expect(payoutOf(catalogue, 'gold').name.en).toBe('gold: {n}');
    expect(kindOf(catalogue, 'weather')).toMatchObject({ form: 'plain', drawing: 'kind-weather' });
    expect(pileOf(catalogue, 'stars-xyz').name.en).toBe('stars xyz: {n}');
    expect(markOf(catalogue, 'deep-mud').name.en).toBe('deep mud');
    const without = { ...catalogue, marks: undefined } as unknown as TeamManagerCatalogue;
    expect(badgesOf(without, MARKS).map((one) => one.word)).toEqual(['blood', 'deep mud']);
    expect(badgesOf(catalogue, undefined)).toEqual([]);
  });

  test('is a number of a mechanic all the same', () => {
    const dials = { thunder: [3], rage: [1, 0] };
    const named = { ...catalogue, dials: [{ id: 'thunder', name: text('Thunder', '雷') }] };
    expect(dialsOf(named, dials)).toEqual([{ id: 'thunder', drawing: 'dial-thunder', word: 'Thunder', n: 3, face: null }]);
    expect(dialsOf(named, dials, 1)).toEqual([{ id: 'rage', drawing: 'dial-rage', word: 'rage', n: 0, face: null }]);
    expect(dialsOf(named, {}, 1)).toEqual([]);
  });

  test('lies where its kind says, and is of no form that the page knows', () => {
    expect(drawnFrom(catalogue, 'star', 'mlu', 1)).toBe('stars-mlu');
    expect(drawnFrom(catalogue, 'team-upgrade', '', 1)).toBe('upgrades-1');
    expect(drawnFrom(catalogue, 'weather', 'mlu', 1)).toBe('');
    expect(isOf(catalogue, oddity, 'player', 'token')).toBe(false);
    expect(isOf(catalogue, undefined, 'plain')).toBe(false);
  });
});

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  const english = language === 'en';

  test('payouts have any icon, in the order of the catalogue', () => {
    settings.language = language;
    const payout = { gold: 1, fans: 2, contracts: 3, stars: 1 };
    expect(iconsOf(catalogue, payout).map((one) => one.icon.id)).toEqual(['stars', 'contracts', 'gold', 'fans']);
    const drawnAs = html(Payout, { catalogue, choices: [payout] });
    expect(drawnAs).toContain(english ? 'aria-label="Contracts: 3"' : 'aria-label="契約3"');
    const { scene } = season.questions[0]!;
    const said = payoutWords(namesOf({ scene, catalogue, seats: [], me: 0 }), { contracts: 2, fans: 1 });
    expect(said).toBe(english ? '1 fan and 2 contracts' : 'ファン1と契約2');
  });

  test('a player with a skill of a pack and two marks is drawn whole', () => {
    settings.language = language;
    takeDrawings(catalogue);
    const card = html(LargeCard, { catalogue, face: 'bog-runner', badges: badgesOf(catalogue, MARKS) });
    for (const word of english ? ['Bog Runner', 'MLU', 'kicking', 'wade', 'Blood', 'deep mud'] : ['沼走り', '鬼火', 'キック', 'wade', '血'])
      expect(card).toContain(word);
    expect(card.match(/href="#i-skill-kick"/g)).toHaveLength(2);
    expect(card).toContain('style="color: #c0392b;"');
    expect(card).toMatch(/data-icon="skill-wade"[^>]*>\s*<circle[^>]*><\/circle><text[^>]*>W<\/text>/);
    const badges = html(Badges, { badges: badgesOf(catalogue, MARKS) });
    expect(badges).toContain(english ? 'title="deep mud 3"' : 'title="deep mud3"');
  });

  test('a token without a drawing and a card of an unknown kind are drawn plainly', () => {
    settings.language = language;
    const eel = html(LargeCard, { catalogue, face: 'eel' });
    expect(eel).toContain(english ? '>E</text>' : '>う</text>');
    expect(eel).toContain(english ? 'Cheating token' : '反則トークン');
    expect(html(LargeCard, { catalogue, face: 'storm' })).toContain(english ? 'Storm' : '嵐');
  });
});

describe('drawings of packs', () => {
  test('are shapes and plain attributes, and nothing else', () => {
    const wild: Drawing = {
      id: 'wild',
      view: '0 0 24 24" onload="x',
      colour: 'url(x)',
      shapes: [
        { shape: 'script', attributes: { src: 'x' } },
        { shape: 'circle', attributes: { r: '3', onclick: 'x', style: 'x', fill: 'url(#x)', stroke: 'var(--icon-cut,#fff)', href: 'x' } },
      ],
    };
    expect(sane(wild)).toEqual({
      id: 'wild',
      view: '0 0 24 24',
      colour: '',
      shapes: [{ shape: 'circle', attributes: { r: '3', stroke: 'var(--icon-cut,#fff)' } }],
    });
  });

  test('do not take the place of the page’s own', () => {
    takeDrawings({ drawings: [{ ...KICK, id: 'ball' }, { ...KICK, id: 'mark-eel' }] });
    expect(drawn.has('ball')).toBe(false);
    expect(isDrawn('ball')).toBe(true);
    expect(isDrawn('mark-eel')).toBe(true);
    expect(isDrawn('mark-newt')).toBe(false);
  });

  test('colours of a team are those of its pack, with ink that can be read', () => {
    expect(inkOn('#ffffff')).toBe('#14110d');
    expect(inkOn('#123')).toBe('#ffffff');
    expect(ruleOf({ id: 'gouged-eye', colours: ['#fff', '#000'] })).toBe('');
    expect(ruleOf({ id: 'bogs', colours: ['#fff', '#000'] })).toBe('.t-bogs{--t:#fff;--t2:#000;--ti:#14110d;--kit:var(--kit-dots)}');
    expect(ruleOf({ id: 'bogs', colours: ['red}', '#0000'] })).toContain('var(--free-agent)');
    expect(ruleOf({ id: 'bogs{}', colours: [] })).toBe('');
  });
});
