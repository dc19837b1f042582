/** The colours of teams that the page has none for, as their packs have them: one style sheet of our own making. */
import type { Catalogue } from '../protocol';
import { hasCrest } from './drawings.svelte';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COLOUR = /^#([\da-f]{3}|[\da-f]{6})$/i;
const DARK = '#14110d';
const known = new Set<string>();

/** What is written on a colour: black or white, whichever can be read. */
export function inkOn(colour: string): string {
  const full = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? DARK : '#ffffff';
}

/** The rule that sets a team's colours; none for a team of the page's own. Without colours it looks as a free agent. */
export function ruleOf(team: { id: string; colours?: readonly string[] }): string {
  if (hasCrest(team.id) || !ID.test(team.id)) return '';
  const [first = '', second = ''] = (team.colours ?? []).filter((one) => COLOUR.test(one));
  const own = first ? `--t:${first};--t2:${second || inkOn(first)};--ti:${inkOn(first)}` : '';
  const plain = '--t:var(--free-agent);--t2:var(--free-agent-2);--ti:var(--free-agent-ink)';
  return `.t-${team.id}{${own || plain};--kit:var(--kit-dots)}`;
}

/** The teams of a catalogue can be drawn in their colours from now on. */
export function takeColours(catalogue: Pick<Catalogue, 'teams'>): void {
  const rules = catalogue.teams.map(ruleOf).filter((rule) => rule && !known.has(rule));
  if (rules.length === 0 || typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  for (const rule of rules) {
    known.add(rule);
    sheet.insertRule(rule);
  }
  document.adoptedStyleSheets.push(sheet);
}
