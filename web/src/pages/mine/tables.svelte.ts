/** How the tables stand that this browser holds links of: asked for now and then while somebody looks. */
import { api } from '../../lib/api';
import { holdings, type Holding } from '../../lib/holdings.svelte';
import type { Brief } from '../../protocol';
import { merged, wanted, type Row } from './rows';

export const OFTEN = 4_000; // milliseconds
export const SELDOM = 20_000;
const AT_ONCE = 40; // links in one request

class Tables {
  rows = $state.raw<Row[]>([]);
  /** What went wrong when they were asked for last. */
  error = $state.raw<unknown>(null);
  /** Whether they have been asked for at all. */
  known = $state(false);

  private watchers: number[] = []; // how often each of those who watch wants to know
  private timer = 0;
  private readonly over = new Map<string, Brief>(); // by token: a finished table stays as it is

  /** Tables that are not over yet. */
  get going(): number {
    return this.rows.filter((row) => row.brief && !row.brief.over).length;
  }

  /** Tables that wait for this browser. */
  get yours(): number {
    return this.rows.filter((row) => row.yours).length;
  }

  /** Keep them fresh until the function given back is called. */
  watch(every: number): () => void {
    this.watchers.push(every);
    void this.turn();
    return () => {
      this.watchers.splice(this.watchers.indexOf(every), 1);
      if (this.watchers.length === 0) clearTimeout(this.timer);
    };
  }

  async refresh(): Promise<void> {
    const links = wanted(holdings.all);
    try {
      await this.ask(links.filter((link) => !this.over.has(link.token)), links);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    this.known = true;
  }

  private async ask(open: Holding[], links: Holding[]): Promise<void> {
    const briefs = new Map(this.over);
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const some = open.slice(at, at + AT_ONCE);
      const said = await api.brief(some.map(({ table, token }) => ({ table, token })));
      some.forEach((link, number) => {
        const brief = said[number];
        if (!brief) return;
        briefs.set(link.token, brief);
        if (brief.over) this.over.set(link.token, brief);
      });
    }
    this.rows = merged(
      links,
      links.map((link) => briefs.get(link.token)),
    );
  }

  private async turn(): Promise<void> {
    clearTimeout(this.timer);
    if (!document.hidden) await this.refresh();
    clearTimeout(this.timer);
    if (this.watchers.length > 0) this.timer = window.setTimeout(() => void this.turn(), Math.min(...this.watchers));
  }
}

export const tables = new Tables();
