/**
 * All drawings there are: our own sprite, and what the packs of a catalogue bring.
 *
 * A drawing of a pack is data, shapes with attributes. Whatever is no plain shape is left out here once more, though the
 * server has read it already, and nothing is ever put into the page as markup.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Catalogue, Drawing, Shape } from '../protocol';
import crests from '../style/crests.svg?raw';
import sprite from '../style/sprite.svg?raw';

/** The names of the symbols in a text of ours. */
function namesOf(text: string, prefix: string): ReadonlySet<string> {
  return new Set([...text.matchAll(new RegExp(`id="${prefix}-([\\w-]+)"`, 'g'))].map(([, name]) => name!));
}

const ICONS = namesOf(sprite, 'i');
const CRESTS = namesOf(crests, 'c');
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const ATTRIBUTE =
  /^(d|points|transform|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|fill|stroke|opacity|fill-(rule|opacity)|stroke-(width|opacity|linecap|linejoin|miterlimit|dasharray))$/;
const VALUE = /^(var\(--icon-cut(,\s*[#\w]+)?\)|(?!.*url)[\w\s.,#%+()-]*)$/i;
const VIEW = /^[-\d.]+( [-\d.]+){3}$/;
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+)$/i;

/** What packs bring, by name. Where two catalogues have a drawing of one name, that of the one loaded last is drawn. */
export const drawn = new SvelteMap<string, Drawing>();

/** Shapes without anything that has no place in a drawing. */
export function sane(drawing: Drawing): Drawing {
  const shapes = drawing.shapes
    .filter((one) => SHAPES.has(one.shape))
    .map(({ shape, attributes }): Shape => {
      const kept = Object.entries(attributes).filter(([key, value]) => ATTRIBUTE.test(key) && VALUE.test(value));
      return { shape, attributes: Object.fromEntries(kept) };
    });
  const view = VIEW.test(drawing.view) ? drawing.view : '0 0 24 24';
  return { id: drawing.id, view, colour: COLOUR.test(drawing.colour) ? drawing.colour : '', shapes };
}

/** The drawings of a catalogue can be drawn from now on, but for those that the page draws itself. */
export function takeDrawings(catalogue: Pick<Catalogue, 'drawings'>): void {
  for (const one of catalogue.drawings ?? []) if (!ICONS.has(one.id)) drawn.set(one.id, sane(one));
}

/** Whether there is a drawing of this name; without one a plain glyph is drawn. */
export function isDrawn(name: string): boolean {
  return ICONS.has(name) || drawn.has(name);
}

/** The colour of a drawing that has one of its own; empty for that of its place. */
export function colourOf(name: string): string {
  return ICONS.has(name) ? '' : (drawn.get(name)?.colour ?? '');
}

/** Whether a team has a crest and colours of our own. */
export function hasCrest(team: string): boolean {
  return CRESTS.has(team);
}
