/** Which page is shown. Addresses are plain paths, so that they can be shared; what follows `#` stays in the browser. */

class Route {
  path = $state(location.pathname);
  hash = $state(decodeURIComponent(location.hash.slice(1)));
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  /** The words of the path: `/t/abc` is `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
    this.query = location.search;
  }
}

export const route = new Route();

/** For `onclick` of a link within the page: follow it without loading everything anew. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  route.go(link.getAttribute('href') ?? '/');
}
