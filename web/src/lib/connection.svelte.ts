/** A seat at a table over a WebSocket: what it is told, and what it says. A lost connection is taken up again. */
import type { Ahead, Answer, Because, Chances, FromClient, Happened, Refused, State, ToClient } from '../protocol';
import { randomWord } from './word';

const FIRST_WAIT = 250; // milliseconds before the first try to come back; doubled each time
const LONGEST_WAIT = 5_000;

type Asked = Chances | Because | Ahead;

export class Connection {
  /** The newest state, whole. */
  state = $state.raw<State | null>(null);
  /** All events this seat has heard, from the first. */
  events = $state.raw<Happened[]>([]);
  online = $state(false);
  /** What the server refused last; shown until something else happens. */
  refused = $state.raw<Refused | null>(null);
  /** Why there will be nothing more, if so. */
  gone = $state('');
  /** Whether a choice is on its way. */
  sending = $state(false);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private pending: FromClient | null = null; // a choice that no state has answered yet
  private readonly waiting = new Map<string, { take: (found: Asked) => void; drop: () => void }>();
  private readonly answered = new Map<string, Promise<Asked>>();

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly word: string = randomWord(),
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  // --- What a seat says ---------------------------------------------------------------------------------------

  choose(code: number): void {
    if (!this.state?.decision || this.sending) return;
    this.sending = true;
    this.say({ type: 'choose', number: this.state.decision.number, code }, true);
  }

  undo(): void {
    if (this.state) this.say({ type: 'undo', number: this.state.sequence });
  }

  standing(kind: string, answer: Answer): void {
    this.say({ type: 'standing', kind, answer });
  }

  /** Exact odds of an option, as this seat can know them. */
  odds(code: number): Promise<Chances> {
    const number = this.state?.sequence ?? 0;
    return this.ask<Chances>(`odds ${number} ${code}`, { type: 'odds', number, code });
  }

  /** Why something is not offered. */
  why(verb: string, args: number[]): Promise<Because> {
    const number = this.state?.sequence ?? 0;
    return this.ask<Because>(`because ${number} ${verb} ${args.join(' ')}`, {
      type: 'why',
      number,
      verb,
      arguments: args,
    });
  }

  /** What this seat would be asked next, if nothing uncertain comes first. */
  peek(code: number): Promise<Ahead> {
    const number = this.state?.sequence ?? 0;
    return this.ask<Ahead>(`ahead ${number} ${code}`, { type: 'peek', number, code });
  }

  private ask<T extends Asked>(key: string, message: FromClient): Promise<T> {
    let found = this.answered.get(key);
    if (!found) {
      found = new Promise<Asked>((take, drop) => {
        this.waiting.set(key, { take, drop: () => drop(new Error('the table has gone on')) });
      });
      found.catch(() => undefined); // whoever asked may have gone meanwhile
      this.answered.set(key, found);
      this.say(message);
    }
    return found as Promise<T>;
  }

  private say(message: FromClient, important = false): void {
    if (important) this.pending = message;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // --- What it is told ----------------------------------------------------------------------------------------

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/tables/${this.table}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.state?.sequence ?? -1;
      const hello: FromClient = { type: 'hello', token: this.token, since, word: this.word };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.online = false;
    this.forget();
    if (this.closed || this.gone) return;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private take(message: ToClient): void {
    switch (message.type) {
      case 'state':
        return this.news(message);
      case 'refused':
        this.refused = message;
        this.pending = null;
        this.sending = false;
        return;
      case 'gone':
        if (!this.state) this.gone = message.sentence; // a table that was here comes back by itself
        return;
      case 'odds':
        return this.settle(`odds ${message.number} ${message.code}`, message);
      case 'because':
        return this.settle(`because ${message.number} ${message.verb} ${message.arguments.join(' ')}`, message);
      case 'ahead':
        return this.settle(`ahead ${message.number} ${message.code}`, message);
      case 'pong':
        return;
    }
  }

  private news(state: State): void {
    this.online = true;
    this.wait = FIRST_WAIT;
    const moved = state.sequence !== this.state?.sequence;
    this.events = [...this.events.slice(0, state.events_from), ...state.events];
    this.state = state;
    if (moved) this.forget();
    // A choice that was on its way when the connection was lost: the number says whether it was heard.
    const pending = this.pending;
    this.pending = null;
    if (pending?.type === 'choose' && state.decision?.number === pending.number) {
      if (!this.resent) {
        this.resent = true;
        this.say(pending, true);
        return;
      }
    }
    this.resent = false;
    this.sending = false;
    if (moved) this.refused = null;
  }

  private resent = false;

  private settle(key: string, message: Asked): void {
    this.waiting.get(key)?.take(message);
    this.waiting.delete(key);
  }

  private forget(): void {
    for (const one of this.waiting.values()) one.drop();
    this.waiting.clear();
    this.answered.clear();
  }
}
