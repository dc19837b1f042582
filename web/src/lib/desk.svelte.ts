/** A desk: what a game's table is drawn from, whether it is played, watched, or looked through afterwards. */
import type { Ahead, Answer, Because, Catalogue, Chances, Happened, State } from '../protocol';
import type { Connection } from './connection.svelte';

export interface Desk {
  /** The newest state; what is drawn may lag behind it while things move (`Stage`). */
  readonly state: State;
  /** All events the seat has heard. */
  readonly events: Happened[];
  readonly catalogue: Catalogue;
  /** Whether anything can be chosen here at all. */
  readonly live: boolean;
  /** Whether a choice is on its way. */
  readonly sending: boolean;
  /** How many events there were when the seat last chose; -1 if that is not known. */
  readonly since: number;
  choose(code: number): void;
  undo(): void;
  standing(kind: string, answer: Answer): void;
  odds(code: number): Promise<Chances>;
  why(verb: string, args: number[]): Promise<Because>;
  peek(code: number): Promise<Ahead>;
}

/** The desk of somebody who is connected; there is one once the first state has come. */
export class LiveDesk implements Desk {
  constructor(
    readonly connection: Connection,
    readonly catalogue: Catalogue,
  ) {}

  readonly live = true;

  get state(): State {
    return this.connection.state!;
  }
  get events(): Happened[] {
    return this.connection.events;
  }
  get sending(): boolean {
    return this.connection.sending;
  }
  get since(): number {
    return this.connection.since;
  }
  choose(code: number): void {
    this.connection.choose(code);
  }
  undo(): void {
    this.connection.undo();
  }
  standing(kind: string, answer: Answer): void {
    this.connection.standing(kind, answer);
  }
  odds(code: number): Promise<Chances> {
    return this.connection.odds(code);
  }
  why(verb: string, args: number[]): Promise<Because> {
    return this.connection.why(verb, args);
  }
  peek(code: number): Promise<Ahead> {
    return this.connection.peek(code);
  }
}

/** The desk of somebody who looks through a finished game: nothing can be chosen. */
export class StillDesk implements Desk {
  state = $state.raw<State>()!;
  events = $state.raw<Happened[]>([]);
  readonly live = false;
  readonly sending = false;
  readonly since = -1;

  constructor(
    state: State,
    readonly catalogue: Catalogue,
  ) {
    this.show(state);
  }

  show(state: State): void {
    this.events = [...this.events.slice(0, state.events_from), ...state.events];
    this.state = state;
  }

  choose(): void {}
  undo(): void {}
  standing(): void {}
  odds(): Promise<Chances> {
    return Promise.reject(new Error('nothing is chosen here'));
  }
  why(): Promise<Because> {
    return Promise.reject(new Error('nothing is chosen here'));
  }
  peek(): Promise<Ahead> {
    return Promise.reject(new Error('nothing is chosen here'));
  }
}
