/** The links this browser holds: each is a seat at a table, and whoever has it holds the seat. */

export interface Holding {
  table: string;
  token: string;
  seat: number; // a seat of the game, -1 for whoever made the table, SPECTATOR for one who watches
  label: string;
  game: string;
  when: number; // milliseconds since 1970
  here: boolean; // played at this screen, so that the screen is handed over between seats
}

export const CREATOR = -1;
export const SPECTATOR = 7; // as in the engine
const KEY = 'touchline.links';
const MOST = 200;

class Holdings {
  all = $state.raw<Holding[]>(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = read();
    });
  }

  of(table: string): Holding[] {
    return this.all.filter((one) => one.table === table);
  }

  add(holding: Holding): void {
    const others = read().filter((one) => one.table !== holding.table || one.token !== holding.token);
    this.write([holding, ...others].slice(0, MOST));
  }

  forget(table: string): void {
    this.write(read().filter((one) => one.table !== table));
  }

  private write(all: Holding[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // the links are still good in this window
    }
  }
}

function read(): Holding[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Holding[]).filter((one) => one && one.table && one.token) : [];
  } catch {
    return [];
  }
}

export const holdings = new Holdings();

/** The token of a link such as `/t/abc#token`. */
export function tokenOf(link: string): string {
  return link.slice(link.indexOf('#') + 1);
}
