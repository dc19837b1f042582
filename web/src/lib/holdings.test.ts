import './testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from './testing';
import { CREATOR, SPECTATOR, holdings, tokenOf, type Holding } from './holdings.svelte';
import { holdMade } from './made';

const KEY = 'touchline.links';

function holding(more: Partial<Holding>): Holding {
  return { table: 'abc', token: 'one', seat: 0, label: '', game: 'blitz-bowl', when: 0, here: true, ...more };
}

function stored(): Holding[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Holding[];
}

function elsewhere(): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

describe('the links of this browser', () => {
  beforeEach(() => {
    localStorage.clear();
    elsewhere();
  });

  it('are kept, the latest first, each once', () => {
    holdings.add(holding({ token: 'one' }));
    holdings.add(holding({ token: 'two', seat: 1 }));
    holdings.add(holding({ token: 'one', label: 'Ann' }));
    expect(stored().map((one) => one.token)).toEqual(['one', 'two']);
    expect(holdings.of('abc')[0]?.label).toBe('Ann');
    expect(holdings.of('other')).toEqual([]);
  });

  it('are forgotten table by table', () => {
    holdings.add(holding({}));
    holdings.add(holding({ table: 'xyz' }));
    holdings.forget('abc');
    expect(stored().map((one) => one.table)).toEqual(['xyz']);
  });

  it('are those that another window has stored meanwhile, too', () => {
    localStorage.setItem(KEY, JSON.stringify([holding({ token: 'theirs' })]));
    holdings.add(holding({ token: 'mine' }));
    expect(stored().map((one) => one.token)).toEqual(['mine', 'theirs']);
    localStorage.setItem(KEY, JSON.stringify([holding({ token: 'newest' })]));
    elsewhere();
    expect(holdings.all.map((one) => one.token)).toEqual(['newest']);
  });

  it('survive what somebody else left in their place', () => {
    for (const rubbish of ['{', '3', '[null, {"table": "abc"}]']) {
      localStorage.setItem(KEY, rubbish);
      elsewhere();
      expect(holdings.all).toEqual([]);
    }
  });

  it('of a new table are all kept: those played here, those to be sent, the creator’s and the spectators’', () => {
    const made = {
      table: 'new',
      creator: '/t/new#c',
      seats: ['/t/new#s0', '', '/t/new#s2'],
      spectator: '/t/new#w',
      commitment: '',
      digest: '',
    };
    const address = holdMade(made, 'team-manager', [
      { who: 'here', label: 'Ann' },
      { who: 'bot', bot: 'rookie' },
      { who: 'link', label: 'Bob' },
    ]);
    expect(address).toBe('/t/new');
    const kept = holdings.of('new').map((one) => [one.seat, one.token, one.label, one.here]);
    expect(kept).toContainEqual([0, 's0', 'Ann', true]);
    expect(kept).toContainEqual([2, 's2', 'Bob', false]);
    expect(kept).toContainEqual([CREATOR, 'c', '', false]);
    expect(kept).toContainEqual([SPECTATOR, 'w', '', false]);
    expect(kept).toHaveLength(4);
  });

  it('have their token behind the #', () => {
    expect(tokenOf('/t/abc#to-ken_1')).toBe('to-ken_1');
  });
});
