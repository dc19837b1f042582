/** This browser at one table: the links it holds there, the seats it plays, and which of them is shown. */
import { getContext, setContext } from 'svelte';
import type { Sitting, State } from '../protocol';
import type { Connection } from './connection.svelte';
import { CREATOR, SPECTATOR, holdings, type Holding } from './holdings.svelte';

export class Session {
  /** Connections of all seats that are played or watched from here, by seat. */
  connections = $state.raw<Connection[]>([]);
  /** The one that is shown. */
  shown = $state.raw<Connection | null>(null);

  constructor(readonly table: string) {}

  get links(): Holding[] {
    return holdings.of(this.table);
  }

  /** The link of whoever made the table, if it is held here. */
  get creator(): Holding | null {
    return this.links.find((one) => one.seat === CREATOR) ?? null;
  }

  get spectator(): Holding | null {
    return this.links.find((one) => one.seat === SPECTATOR) ?? null;
  }

  get state(): State | null {
    return this.shown?.state ?? null;
  }

  get online(): boolean {
    return this.shown?.online ?? false;
  }

  /** Who sits where the screen is, if it is a seat of the game. */
  get sitting(): Sitting | null {
    return this.state?.seats.find((one) => one.seat === this.state?.seat) ?? null;
  }

  close(): void {
    for (const one of this.connections) one.close();
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
