/**
 * One stop for Tab in each region of the table (`data-region`), on what is lit if anything is; arrows walk the rest.
 * What can have the focus carries `data-rove`.
 */
import { nearest, type Direction } from './walk';

const THINGS = '[data-rove]';
const LIT = '[data-rove].lit';

/** Give each region one stop: where it was, unless something else there is lit now. */
export function rove(root: ParentNode): void {
  for (const region of root.querySelectorAll<HTMLElement>('[data-region]')) {
    const things = visible(region, THINGS);
    const lit = things.filter((one) => one.classList.contains('lit'));
    const among = lit.length > 0 ? lit : things;
    const stop = among.find((one) => one === document.activeElement) ?? among.find((one) => one.tabIndex === 0 && one.hasAttribute('tabindex')) ?? among[0];
    for (const one of things) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** Go to the nearest thing in a direction: of those that are lit, or of all. Whether there was one. */
export function walk(root: ParentNode, direction: Direction, all: boolean): boolean {
  const here = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null;
  const lit = visible(root, LIT).filter((one) => one.getAttribute('aria-disabled') !== 'true');
  const codes = lit.filter((one) => one.dataset['code'] !== undefined);
  const things = all ? visible(root, THINGS) : aims(lit, codes);
  const others = things.filter((one) => one !== here);
  if (others.length === 0) return false;
  const boxes = others.map((one) => one.getBoundingClientRect());
  const start = here && (all || things.includes(here)) ? here.getBoundingClientRect() : null;
  const at = start ? nearest(start, boxes, direction) : 0;
  const next = others[at] ?? null;
  if (!next) return false;
  const region = next.closest('[data-region]');
  for (const one of region?.querySelectorAll<HTMLElement>(THINGS) ?? []) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  return true;
}

/** Once a card is picked, its zones are what there is to walk to. */
function aims(lit: HTMLElement[], codes: HTMLElement[]): HTMLElement[] {
  const zones = codes.filter((one) => one.closest('[data-place]'));
  return zones.length > 0 && lit.some((one) => one.classList.contains('sel')) ? zones : lit;
}

function visible(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
}
