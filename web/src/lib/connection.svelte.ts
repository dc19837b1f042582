/** A seat at a table over a WebSocket: what it is told, and what it says. A lost connection is taken up again. */
import { refusalText } from './refusals';
import type { Ahead, Answer, Because, Chances, FromClient, Happened, Refused, State, ToClient } from '../protocol';
import { randomWord } from './word';

const FIRST_WAIT = 250; // milliseconds before the first try to come back; doubled each time
const LONGEST_WAIT = 5_000;
const LISTEN = 20_000; // milliseconds of silence after which the server is asked whether it is there
const ANSWER = 8_000; // milliseconds it has to say so

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
  /** How many events there were when this seat last chose; -1 if it has not since the page was opened. */
  since = $state(-1);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try to come back
  private watch: ReturnType<typeof setTimeout> | undefined; // until silence is broken
  private closed = false;
  private greeted = false; // whether this socket has brought a state
  private pending: FromClient | null = null; // a choice that no state has answered yet
  private acting = false; // whether something is on its way that changes the table
  private readonly waiting = new Map<string, { take: (found: Asked) => void; drop: () => void }>();
  private readonly answered = new Map<string, Promise<Asked>>();
  private readonly hurry = () => this.retry();

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly word: string = randomWord(),
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  // --- What a seat says ---------------------------------------------------------------------------------------

  choose(code: number): void {
    if (!this.state?.decision || this.sending) return;
    this.sending = true;
    this.since = this.events.length;
    this.acting = true;
    this.pending = { type: 'choose', number: this.state.decision.number, code };
    this.say(this.pending);
  }

  undo(): void {
    if (!this.state) return;
    this.acting = true;
    this.say({ type: 'undo', number: this.state.sequence });
  }

  standing(kind: string, answer: Answer): void {
    this.acting = true;
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

  private say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // --- The line -----------------------------------------------------------------------------------------------

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/tables/${this.table}/ws`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const since = this.state?.sequence ?? -1;
      this.say({ type: 'hello', token: this.token, since, word: this.word });
      this.listen(socket);
    };
    socket.onmessage = (event) => {
      this.listen(socket);
      this.take(JSON.parse(event.data as string) as ToClient);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A line may be cut without either end being told: after a silence the server is asked, and then given up. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.say({ type: 'ping' });
      this.watch = setTimeout(() => {
        this.lost(socket);
        socket.close();
      }, ANSWER);
    }, LISTEN);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.online = false;
    clearTimeout(this.watch);
    this.forget();
    if (this.closed || this.gone) return;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  private retry(): void {
    if (this.socket || this.closed || this.gone || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }

  // --- What it is told ----------------------------------------------------------------------------------------

  private take(message: ToClient): void {
    switch (message.type) {
      case 'state':
        return this.news(message);
      case 'refused':
        return this.refuse(message);
      case 'gone':
        if (!this.state) this.gone = refusalText(message); // a table that was here comes back by itself
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

  /** Something was not done; or else a question about the table has no answer, and whoever asked sees none. */
  private refuse(message: Refused): void {
    if (!this.acting) return this.forget();
    this.acting = false;
    this.pending = null;
    this.sending = false;
    this.refused = message;
  }

  private news(state: State): void {
    const first = !this.greeted;
    const moved = state.sequence !== this.state?.sequence;
    this.greeted = true;
    this.online = true;
    this.wait = FIRST_WAIT;
    this.events = [...this.events.slice(0, state.events_from), ...state.events];
    this.state = state;
    if (moved) {
      this.forget();
      this.acting = false;
      this.refused = null;
    }
    this.answer(state, first);
  }

  /** What becomes of a choice on its way: the number of the decision says whether it was heard. */
  private answer(state: State, first: boolean): void {
    const open = this.pending?.type === 'choose' && state.decision?.number === this.pending.number;
    if (open && first && this.pending) return this.say(this.pending); // lost with the line
    if (open) return; // somebody came or went meanwhile; the answer is still on its way
    this.pending = null;
    this.sending = false;
  }

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
