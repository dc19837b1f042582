import { Line, decisionOf, stateOf } from './testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../protocol';
import { CREATOR, SPECTATOR, holdings } from './holdings.svelte';
import { Session } from './session.svelte';

const TWO = [
  { seat: 0, label: 'Ann', bot: '', here: true, worded: true },
  { seat: 1, label: 'Bob', bot: '', here: true, worded: true },
];
let session: Session;
let answer: { status: number; body: unknown };

function hold(token: string, seat: number, here: boolean): void {
  holdings.add({ table: 'abc', token, seat, label: '', game: 'team-manager', when: 0, here });
}

async function entered(token = ''): Promise<string[]> {
  session = new Session('abc');
  await session.enter(token);
  return session.connections.map((one) => one.token);
}

/** Both seats hear of the same state, in which one of them is asked. */
function told(sequence: number, asked: number, more: Partial<State> = {}): void {
  session.connections.forEach((one, seat) => {
    if (!one.state) Line.all[seat]!.answers();
    const decision = seat === asked ? decisionOf(sequence, 1) : null;
    Line.all[seat]!.tells(stateOf({ seat, sequence, seats: TWO, decision, ...more }));
  });
  session.look();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  holdings.forget('abc');
  Line.all = [];
  answer = { status: 200, body: stateOf({ seats: TWO }) };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
});
afterEach(() => session.close());

describe('coming to a table', () => {
  it('takes all seats that are played at this screen', async () => {
    hold('b', 1, true);
    hold('a', 0, true);
    hold('c', CREATOR, false);
    expect(await entered()).toEqual(['a', 'b']);
  });

  it('keeps a link that was followed', async () => {
    expect(await entered('new')).toEqual(['new']);
    expect(holdings.of('abc')[0]).toMatchObject({ token: 'new', seat: 0, label: 'Ann', here: true });
    expect(session.shown).toBe(session.connections[0]);
  });

  it('plays a second link in a window of its own', async () => {
    hold('a', 0, true);
    answer.body = stateOf({ seat: 1, seats: TWO });
    expect(await entered('b')).toEqual(['b']);
    session.close();
    expect(await entered()).toEqual(['b']); // the same window, loaded anew
    sessionStorage.clear();
    session.close();
    expect(await entered()).toEqual(['a']); // another window
  });

  it('changes seats when another link is followed', async () => {
    expect(await entered('a')).toEqual(['a']);
    answer.body = stateOf({ seat: 1, seats: TWO });
    await session.enter('b');
    expect(session.connections.map((one) => one.token)).toEqual(['b']);
    expect(session.shown?.token).toBe('b');
  });

  it('watches with the link of whoever made the table, if no seat is played here', async () => {
    hold('w', SPECTATOR, false);
    hold('c', CREATOR, false);
    hold('b', 1, false);
    expect(await entered()).toEqual(['c']);
  });

  it('says so where there is no link, or one that opens nothing', async () => {
    await entered();
    expect(session.failure?.kind).toBe('no-link');
    answer = { status: 403, body: { type: 'refused', sentence: 'Not this table.', rule: '', sequence: -1 } };
    await entered('wrong');
    expect(session.failure).toEqual({ kind: 'refused', sentence: 'Not this table.' });
    expect(holdings.of('abc')).toEqual([]);
  });

  it('asks again when the server does not answer', async () => {
    vi.useFakeTimers();
    hold('a', 0, true);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await entered();
    expect(session.failure?.kind).toBe('offline');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer.body)));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.failure).toBe(null);
    expect(session.connections).toHaveLength(1);
    vi.useRealTimers();
  });

  it('asks again when only something before the server answers', async () => {
    hold('a', 0, true);
    answer = { status: 502, body: 'Bad Gateway' };
    await entered();
    expect(session.failure?.kind).toBe('offline');
  });

  it('leaves time for a word where others are still to come, and not where nobody is', async () => {
    hold('a', 0, true);
    const unworded = TWO.map((one) => ({ ...one, worded: false }));
    answer.body = stateOf({ lobby: true, scene: null, seats: unworded });
    expect(await entered()).toEqual([]);
    expect(session.unseated.map((one) => one.seat)).toEqual([0]);
    session.sit({ 0: ' my own word ' });
    Line.last.answers();
    expect(Line.last.said[0]).toMatchObject({ type: 'hello', word: 'my own word' });
    session.close();
    hold('b', 1, true);
    expect(await entered()).toEqual(['a', 'b']);
  });
});

describe('a screen that is shared', () => {
  beforeEach(async () => {
    hold('a', 0, true);
    hold('b', 1, true);
    await entered();
    told(1, 0);
  });

  it('shows nothing before somebody has taken it', () => {
    expect(session.shown).toBe(null);
    expect(session.next?.token).toBe('a');
    session.lift();
    expect(session.shown?.token).toBe('a');
    expect(session.due).toBe(null);
  });

  it('is handed over when somebody else here is asked, and the table has come to rest', () => {
    session.lift();
    session.busy = true;
    told(2, 1);
    expect(session.due).toBe(null);
    session.busy = false;
    expect(session.due?.token).toBe('b');
    session.lower(session.due!);
    expect([session.shown, session.next?.token]).toEqual([null, 'b']);
    expect(session.due).toBe(null);
  });

  it('stays with whoever has it while nobody here is asked', () => {
    session.lift();
    told(2, -1);
    expect(session.due).toBe(null);
    expect(session.shown?.token).toBe('a');
  });

  it('waits until both seats have heard of it', () => {
    session.lift();
    Line.all[1]!.tells(stateOf({ seat: 1, sequence: 2, seats: TWO, decision: decisionOf(2, 1) }));
    expect(session.due).toBe(null);
    Line.all[0]!.tells(stateOf({ seat: 0, sequence: 2, seats: TWO }));
    expect(session.due?.token).toBe('b');
  });

  it('goes back for a choice that is taken back', () => {
    session.lift();
    told(2, 1, { undo: true });
    session.lower(session.due!);
    session.takeBack();
    expect(session.shown?.token).toBe('a');
    expect(Line.all[0]!.said.at(-1)).toEqual({ type: 'undo', number: 2 });
    expect(session.due).toBe(null); // the state from before the undo lowers no curtain
    told(3, 0);
    expect(session.due).toBe(null);
    told(4, 1);
    expect(session.due?.token).toBe('b');
  });

  it('is shared no more when a bot plays for all but one, or the game is over', () => {
    const bot = [TWO[0]!, { ...TWO[1]!, bot: 'rookie' }];
    told(2, -1, { seats: bot });
    expect(session.shown?.token).toBe('a');
    expect(session.next).toBe(null);
  });

  it('is open to all when the game is over', () => {
    const result = { places: [1, 2], scores: [3, 2], winners: [0], reason: '', rule: '' };
    told(2, -1, { result });
    expect(session.shown?.token).toBe('a');
    expect(session.due).toBe(null);
  });
});
