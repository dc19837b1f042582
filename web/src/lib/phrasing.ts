/**
 * Puts places for breaks into all Japanese that is drawn, whatever element it is in and wherever it came from: sentences
 * are made here from messages, names and numbers, so only the whole sentence has its phrases.
 *
 * The model is loaded when Japanese is first shown. What is drawn is marked before it is painted; attributes, strings and
 * files never are, and what is copied is plain.
 */
import { refit } from './fit';
import { marksOf, plain, isJapanese, GAP, TIE, type Segmenter } from './phrases';

/** Elements that stand within a line; any other begins a text of its own. */
const INLINE = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'KBD', 'MARK', 'Q', 'RUBY', 'SMALL', 'SPAN', 'STRONG', 'TIME']);
/** What holds no text that lines are made of, or is only for those who listen. */
const SILENT = 'script,style,textarea,select,input,svg,rt,rp,pre,.vh,[lang=en]';
const KEPT = 4_000; // texts whose marks are remembered

let segmenter: Segmenter | null = null;
const known = new Map<string, string[]>();

/** The parser with its model, loaded once. */
async function loaded(): Promise<Segmenter> {
  segmenter ??= (await import('budoux')).loadDefaultJapaneseParser();
  return segmenter;
}

/** Keep all Japanese below an element in phrases, until the function that comes back is called. */
export function keepPhrased(root: HTMLElement): () => void {
  let ended = false;
  const observer = new MutationObserver((changes) => {
    for (const one of paragraphsOf(changes)) mark(one);
    observer.takeRecords(); // of our own marks
  });
  const copied = (event: ClipboardEvent): void => copyPlain(event);
  void loaded().then(() => {
    if (ended) return;
    for (const one of paragraphsIn(root)) mark(one);
    document.documentElement.dataset['phrases'] = '';
    refit();
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    document.addEventListener('copy', copied);
  }).catch(() => {
    // Without the model lines are broken as the browser breaks them.
  });
  return () => {
    ended = true;
    observer.disconnect();
    document.removeEventListener('copy', copied);
    delete document.documentElement.dataset['phrases'];
    refit();
    for (const text of textsIn(root)) if (text.data !== plain(text.data)) text.data = plain(text.data);
  };
}

function paragraphOf(node: Node): Element | null {
  let one = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  while (one && INLINE.has(one.tagName)) one = one.parentElement;
  return one;
}

function paragraphsOf(changes: MutationRecord[]): Set<Element> {
  const found = new Set<Element>();
  const add = (node: Node): void => {
    const one = node.isConnected && paragraphOf(node);
    if (one) found.add(one);
  };
  for (const change of changes) {
    add(change.target);
    for (const node of change.addedNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) for (const one of paragraphsIn(node as Element)) found.add(one);
    }
  }
  return found;
}

function paragraphsIn(root: Element): Set<Element> {
  const found = new Set<Element>();
  for (const text of textsIn(root)) {
    const one = isJapanese(text.data) ? paragraphOf(text) : null;
    if (one?.isConnected) found.add(one);
  }
  return found;
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** The texts that stand in one line after another in an element, without those of the paragraphs within it. */
function runsOf(paragraph: Element): Text[][] {
  const runs: Text[][] = [[]];
  const walk = (element: Element): void => {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) runs.at(-1)?.push(node as Text);
      else if (node.nodeType !== Node.ELEMENT_NODE || (node as Element).matches('rt,rp,wbr')) continue;
      else if (INLINE.has((node as Element).tagName) && !(node as Element).matches(SILENT)) walk(node as Element);
      else runs.push([]);
    }
  };
  if (!paragraph.closest(SILENT)) walk(paragraph);
  return runs;
}

function mark(paragraph: Element): void {
  for (const run of runsOf(paragraph)) {
    const texts = run.map((one) => plain(one.data));
    const marks = marksIn(texts.join(''));
    let at = 0;
    run.forEach((node, number) => {
      let marked = '';
      for (const sign of (texts[number] ?? '').split('')) marked += (marks?.[at++] ?? '') + sign;
      if (node.data !== marked) node.data = marked;
    });
  }
}

function marksIn(text: string): string[] | undefined {
  if (!segmenter || !isJapanese(text)) return undefined;
  let marks = known.get(text);
  if (!marks) {
    if (known.size >= KEPT) known.clear();
    marks = marksOf(text, segmenter);
    known.set(text, marks);
  }
  return marks;
}

/** What is selected goes into the clipboard as it would without marks. */
function copyPlain(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
  if (event.target instanceof Element && event.target.closest('input,textarea,[contenteditable]')) return;
  const text = selection.toString();
  if (!text.includes(GAP) && !text.includes(TIE)) return;
  const holder = document.createElement('div');
  for (let number = 0; number < selection.rangeCount; number++) {
    holder.append(selection.getRangeAt(number).cloneContents());
  }
  event.clipboardData.setData('text/plain', plain(text));
  event.clipboardData.setData('text/html', plain(holder.innerHTML));
  event.preventDefault();
}
