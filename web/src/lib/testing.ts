/** As much of a browser as the tests of this folder need. Import it before everything else. */
import { vi } from 'vitest';
import type { FromClient, State, ToClient } from '../protocol';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

export const page = new EventTarget();
export const fakeDocument = Object.assign(new EventTarget(), {
  hidden: false,
  body: null,
  activeElement: null,
  fonts: new EventTarget(),
  getAnimations: () => [] as Animation[],
  querySelector: (): Element | null => null,
  querySelectorAll: (): Element[] => [],
});

/** A WebSocket whose other end is the test. */
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }

  readyState = 0;
  said: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.cut();
  }

  answers(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tells(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
  },
);
vi.stubGlobal('localStorage', storage());
vi.stubGlobal('sessionStorage', storage());
vi.stubGlobal('document', fakeDocument);
vi.stubGlobal('location', { protocol: 'http:', host: 'table.example', origin: 'http://table.example' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

/** A state in which nothing is so, but what is said. */
export function stateOf(more: Partial<State>): State {
  return {
    type: 'state',
    sequence: 0,
    table: 'abc',
    seat: 0,
    game: 'team-manager',
    seats: [],
    scene: { game: 'team-manager' } as State['scene'],
    decision: null,
    waiting: null,
    events_from: 0,
    events: [],
    undo: false,
    standing: {},
    manages: false,
    result: null,
    commitment: '',
    digest: '',
    seed: null,
    notice: '',
    notice_text: {},
    lobby: false,
    secret: null,
    words: null,
    clock: null,
    lesson: null,
    choices: 0,
    packs: [],
    ...more,
  };
}

export function eventOf(number: number) {
  return { number, kind: 'moved', rule: '' };
}

export function decisionOf(number: number, ...codes: number[]) {
  const options = codes.map((code) => ({ code, verb: 'pass', arguments: [], text: '' }));
  return { number, kind: 'turn', prompt: '', rule: '', response: false, options };
}
