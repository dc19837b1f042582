/**
 * This browser at one table: the links it holds there, the seats it plays, and which of them is on the screen.
 *
 * Seats that are marked `here` are played at this screen, in turn; the screen is handed over between them. A link that
 * was opened by itself, in a window of its own, is played there alone.
 */
import { getContext, setContext } from 'svelte';
import type { Sitting, State } from '../protocol';
import { api, Refusal } from './api';
import { Connection } from './connection.svelte';
import { CREATOR, SPECTATOR, holdings, type Holding } from './holdings.svelte';
import { randomWord } from './word';

const ALONE = 'touchline.alone.'; // and the table: the token this window is for
const AGAIN = 3_000; // milliseconds until a server that did not answer is asked again

export type Failure = { kind: 'no-link' | 'refused' | 'offline'; sentence: string };

export class Session {
  /** All seats that are played from here, or the one that is watched. */
  connections = $state.raw<Connection[]>([]);
  /** The one on the screen; null while nobody may see anything. */
  shown = $state.raw<Connection | null>(null);
  /** The one to whom the screen is handed, while the curtain is down. */
  next = $state.raw<Connection | null>(null);
  /** The table before anybody has sat down, as it was when the page was opened. */
  first = $state.raw<State | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** Whether the table on the screen still moves. */
  busy = $state(false);

  /** Whoever had the screen before the curtain came down. */
  last = $state.raw<Connection | null>(null);

  private takenBack = $state(-1); // the state whose last choice is being taken back
  /** Whether somebody has come to the table yet. */
  started = false;
  private token = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  // --- Links ------------------------------------------------------------------------------------------------------

  get links(): Holding[] {
    return holdings.of(this.table);
  }

  /** The link of whoever made the table, if it is held here. */
  get creator(): Holding | undefined {
    return this.links.find((one) => one.seat === CREATOR);
  }

  get spectator(): Holding | undefined {
    return this.links.find((one) => one.seat === SPECTATOR);
  }

  linkOf(seat: number): Holding | undefined {
    return this.links.find((one) => one.seat === seat);
  }

  /** The links that are played or watched in this window. */
  private get played(): Holding[] {
    const alone = this.links.find((one) => one.token === kept(this.table));
    if (alone) return [alone];
    const seats = this.links.filter((one) => isSeat(one.seat));
    const here = seats.filter((one) => one.here).sort((one, other) => one.seat - other.seat);
    if (here.length > 0) return here;
    const watching = this.creator ?? this.spectator ?? seats[0];
    return watching ? [watching] : [];
  }

  // --- Coming in --------------------------------------------------------------------------------------------------

  /** Come to the table, with the token of a link that was followed or with those that are held. */
  async enter(token: string): Promise<void> {
    this.started = true;
    if (token) this.leave();
    this.token = token || this.token;
    clearTimeout(this.timer);
    const held = this.links.find((one) => one.token === this.token);
    if (held && isSeat(held.seat) && !held.here) keep(this.table, this.token);
    else if (held) keep(this.table, '');
    const asker = this.token || this.played[0]?.token;
    if (!asker) return this.fail('no-link', '');
    try {
      const state = await api.state(this.table, asker);
      if (this.closed) return;
      if (this.token && !held) this.hold(this.token, state);
      this.failure = null;
      this.first = state;
      if (!this.mayWait) this.sit({});
    } catch (error) {
      if (!this.closed) this.refuse(error as Refusal);
    }
  }

  private refuse(error: Refusal): void {
    if (error.status && error.status < 500) return this.fail('refused', error.message);
    this.fail('offline', error.message);
    this.timer = setTimeout(() => void this.enter(''), AGAIN);
  }

  fail(kind: Failure['kind'], sentence: string): void {
    this.failure = { kind, sentence };
  }

  /** A link that this browser did not have yet. */
  private hold(token: string, state: State): void {
    const seat = state.manages ? CREATOR : state.seat;
    const others = this.links.some((one) => isSeat(one.seat) && one.here);
    const label = state.seats.find((one) => one.seat === seat)?.label ?? '';
    const here = isSeat(seat) && !others;
    holdings.add({ table: this.table, token, seat, label, game: state.game, when: Date.now(), here });
    keep(this.table, isSeat(seat) && others ? token : '');
  }

  /** Seats played here that have not given their word for the dice yet. */
  get unseated(): Sitting[] {
    const seats = new Set(this.played.map((one) => one.seat));
    return (this.first?.seats ?? []).filter((one) => seats.has(one.seat) && !one.worded && !one.bot);
  }

  /** Whether there is time for a word of one's own: others are still to come. */
  private get mayWait(): boolean {
    if (!this.first?.lobby || this.unseated.length === 0) return false;
    const mine = new Set(this.unseated.map((one) => one.seat));
    return this.first.seats.some((one) => !one.bot && !mine.has(one.seat));
  }

  /** Sit down at all seats that are played here; `words` are those that people typed, by seat. */
  sit(words: Record<number, string>): void {
    if (this.connections.length > 0) return;
    this.connections = this.played.map(
      (one) => new Connection(this.table, one.token, words[one.seat]?.trim() || randomWord()),
    );
    if (this.connections.length === 1) this.shown = this.connections[0]!;
  }

  // --- Whose screen it is -----------------------------------------------------------------------------------------

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.connections.filter((one) => isPerson(one.state)).length > 1;
  }

  /** The newest state of whichever seat is here: all of them know who sits where. */
  get state(): State | null {
    return (this.shown ?? this.next ?? this.connections[0])?.state ?? this.first;
  }

  /** The seat here that is asked something, once all seats here have heard of it. */
  private get asked(): Connection | null {
    const told = this.connections.filter((one) => one.online).map((one) => one.state?.sequence);
    if (new Set(told).size > 1) return null;
    return this.connections.find((one) => one.state?.decision) ?? null;
  }

  /** Somebody else here is asked: the screen is to be handed over when what is on it has come to rest. */
  get due(): Connection | null {
    const asked = this.asked;
    if (!asked || !this.shared || this.busy || asked === this.shown || asked === this.next) return null;
    return asked.state!.sequence === this.takenBack ? null : asked;
  }

  /** Let the curtain down. */
  lower(next: Connection): void {
    this.last = this.shown ?? this.last;
    this.shown = null;
    this.next = next;
  }

  /** The screen is handed over. */
  lift(): void {
    this.shown = this.next;
    this.next = null;
  }

  /** Whose the screen is, where that is not a matter of turns: at the beginning, and when nobody shares it any more. */
  look(): void {
    if (this.connections.length < 2 || this.connections.some((one) => !one.state?.scene)) return;
    const people = this.connections.filter((one) => isPerson(one.state));
    if (people.length > 1 && !this.state?.result) {
      if (!this.shown) this.next ??= this.asked ?? people[0]!;
    } else {
      this.next = null;
      if (!this.shown || people.length === 1) this.shown = people[0] ?? this.connections[0]!;
    }
  }

  /** Whoever had the screen takes his last choice back. */
  takeBack(): void {
    if (!this.last?.state?.undo) return;
    this.takenBack = this.last.state.sequence;
    this.last.undo();
    this.shown = this.last;
    this.next = null;
  }

  get online(): boolean {
    return this.connections.every((one) => one.online);
  }

  /** Get up from all seats: another link was followed, or the page is left. */
  private leave(): void {
    for (const one of this.connections) one.close();
    this.connections = [];
    this.shown = this.next = this.last = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.leave();
  }
}

export function isSeat(seat: number): boolean {
  return seat >= 0 && seat < SPECTATOR;
}

function isPerson(state: State | null): boolean {
  return state !== null && isSeat(state.seat) && !state.seats.find((one) => one.seat === state.seat)?.bot;
}

function kept(table: string): string {
  try {
    return sessionStorage.getItem(ALONE + table) ?? '';
  } catch {
    return '';
  }
}

function keep(table: string, token: string): void {
  try {
    if (token) sessionStorage.setItem(ALONE + table, token);
    else sessionStorage.removeItem(ALONE + table);
  } catch {
    // a browser that keeps nothing asks for the link again
  }
}

const KEY = 'session';

export function provideSession(session: Session): Session {
  return setContext(KEY, session);
}

/** The session around a table; there is none where a finished game is looked through. */
export function sessionHere(): Session | undefined {
  return getContext<Session | undefined>(KEY);
}
