/**
 * Titles that shrink until they fit: a title is broken between phrases first; one whose longest phrase is wider than its
 * place becomes smaller, to four fifths and never below what can be read, and then narrower, as signs and tickets in
 * Japan are set.
 */

const LEAST = 0.8; // of the size that the style sheet says
const SMALLEST = 11; // px
const NARROWEST = 0.66; // of the width

/** What is set on a title that was too wide. */
const SET = ['font-size', 'box-sizing', 'width', 'max-width', 'margin-right', 'transform-origin', 'transform'];

interface Place {
  element: HTMLElement;
  /** How wide it was, and what it said, when it was last made to fit. */
  width: number;
  words: string;
}

const places = new Map<Element, Place>();
const waiting = new Set<Place>();
let planned = false;

// Outside the observer's own round: what changes a size within it would be told again at once.
const sizes = new ResizeObserver((entries) => {
  requestAnimationFrame(() => {
    for (const { target } of entries) {
      const place = places.get(target);
      if (place && roomOf(place.element) !== place.width) wait(place);
    }
  });
});

/** Make what an element says fit into it, whatever it says later and however wide it becomes. */
export function fit(element: HTMLElement): () => void {
  const place: Place = { element, width: -1, words: '' };
  const words = new MutationObserver(() => {
    if (element.textContent !== place.words) wait(place);
  });
  places.set(element, place);
  element.classList.add('fit');
  sizes.observe(element);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  wait(place);
  return () => {
    words.disconnect();
    sizes.unobserve(element);
    places.delete(element);
    waiting.delete(place);
  };
}

/** Look at all titles anew: what they say is drawn in other fonts, or broken in other places. */
export function refit(): void {
  for (const place of places.values()) wait(place);
}
document.fonts.addEventListener('loadingdone', refit);

/** All that wait are done together, so that the page is laid out a few times and not once for each. */
function wait(place: Place): void {
  waiting.add(place);
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    const those = [...waiting].filter(({ element }) => element.isConnected);
    waiting.clear();
    settle(those);
  });
}

function settle(those: Place[]): void {
  for (const { element } of those) release(element);
  const small = those.filter((place) => {
    place.words = place.element.textContent;
    place.width = roomOf(place.element);
    return wants(place.element) > place.width + 0.5;
  });
  const shrunk = small.map(({ element, width }) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    return { element, width, size: Math.max(size * Math.max(width / wants(element), LEAST), Math.min(SMALLEST, size)) };
  });
  for (const { element, size } of shrunk) element.style.fontSize = `${Math.floor(size * 100) / 100}px`;
  const narrow = shrunk.map(({ element, width }) => ({ element, width, needed: wants(element) }));
  for (const { element, width, needed } of narrow) {
    if (needed <= width + 0.5) continue;
    // Laid out as wide as it wants to be, and drawn as wide as it may be: the margin takes back what is too much.
    const share = Math.max(width / needed, NARROWEST);
    const { marginRight, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
    const whole = width / share + parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
    Object.assign(element.style, {
      boxSizing: 'border-box',
      width: `${whole}px`,
      maxWidth: 'none',
      marginRight: `${(parseFloat(marginRight) || 0) - (width / share - width)}px`,
      transformOrigin: '0 0',
      transform: `scaleX(${share})`,
    });
  }
}

function release(element: HTMLElement): void {
  for (const name of SET) element.style.removeProperty(name);
}

/** The width that an element has, without what it was given to be narrowed from. */
function roomOf(element: HTMLElement): number {
  const share = /scaleX\(([\d.]+)\)/.exec(element.style.transform)?.[1];
  return Math.round(element.clientWidth * Number(share ?? 1));
}

/** The width that what an element says wants; a whole number of pixels that is surely enough. */
function wants(element: HTMLElement): number {
  return element.scrollWidth > element.clientWidth ? element.scrollWidth + 1 : element.clientWidth;
}
