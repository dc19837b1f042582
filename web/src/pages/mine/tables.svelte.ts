/** How the tables stand that this browser holds links of: asked for now and then while somebody looks. */
import { api } from '../../lib/api';
import { holdings } from '../../lib/holdings.svelte';
import { merged, wanted, type Row } from './rows';

const EVERY = 5_000; // milliseconds
const AT_ONCE = 40; // links in one request

class Tables {
  rows = $state.raw<Row[]>([]);
  /** What went wrong when they were asked for last. */
  error = $state.raw<unknown>(null);
  /** Whether they have been asked for at all. */
  known = $state(false);

  private watchers = 0;
  private timer = 0;

  /** Tables that are not over yet. */
  get going(): number {
    return this.rows.filter((row) => !row.brief?.over && !row.lost).length;
  }

  /** Tables that wait for this browser. */
  get yours(): number {
    return this.rows.filter((row) => row.yours).length;
  }

  /** Keep them fresh until the function given back is called. */
  watch(): () => void {
    this.watchers++;
    if (this.watchers === 1) void this.turn();
    return () => {
      this.watchers--;
      if (this.watchers === 0) clearTimeout(this.timer);
    };
  }

  async refresh(): Promise<void> {
    const links = wanted(holdings.all);
    try {
      const briefs = [];
      for (let at = 0; at < links.length; at += AT_ONCE) {
        const some = links.slice(at, at + AT_ONCE).map(({ table, token }) => ({ table, token }));
        briefs.push(...(await api.brief(some)));
      }
      this.rows = merged(links, briefs);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    this.known = true;
  }

  private async turn(): Promise<void> {
    if (!document.hidden) await this.refresh();
    if (this.watchers > 0) this.timer = window.setTimeout(() => void this.turn(), EVERY);
  }
}

export const tables = new Tables();
