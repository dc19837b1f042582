import { fakeDocument, page } from './testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyName, keys } from './keys.svelte';

class Field extends EventTarget {
  isContentEditable = false;
  constructor(private readonly kind: string) {
    super();
  }
  matches(selector: string): boolean {
    return selector.split(', ').includes(this.kind);
  }
  closest(selector: string): Field | null {
    return this.matches(selector) ? this : null;
  }
}
vi.stubGlobal('HTMLElement', Field);

function press(key: string, more: object = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}
/** The same, with the focus somewhere. */
function pressIn(kind: string, key: string): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  Object.defineProperty(event, 'target', { value: new Field(kind) });
  (keys as unknown as { pressed(event: Event): void }).pressed(event);
  return event.defaultPrevented;
}

describe('keys', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
  });
  function used(key: string, run = vi.fn<() => unknown>()) {
    stops.push(keys.use({ key, run }));
    return run;
  }

  it('do what was last said of them, until that is over', () => {
    const undo = used('z');
    const other = vi.fn();
    const stop = keys.use({ key: 'z', run: other });
    expect(press('z')).toBe(true);
    stop();
    press('Z');
    expect([undo.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    expect(press('x')).toBe(false);
  });

  it('go on to whoever used them before, where they mean nothing', () => {
    const before = used('z');
    used('z', vi.fn(() => false));
    expect(press('z')).toBe(true);
    expect(before).toHaveBeenCalledOnce();
  });

  it('do nothing while somebody types, in a dialog, or with a modifier', () => {
    const undo = used('z');
    for (const kind of ['input', 'textarea', 'select']) expect(pressIn(kind, 'z')).toBe(false);
    expect(press('z', { ctrlKey: true })).toBe(false);
    expect(press('z', { isComposing: true })).toBe(false);
    vi.spyOn(fakeDocument, 'querySelector').mockReturnValue({} as Element);
    expect(press('z')).toBe(false);
    expect(undo).not.toHaveBeenCalled();
  });

  it('leave Space and Enter to the button that has the focus', () => {
    const skip = used(' ');
    stops.push(keys.use({ key: 'z', run: vi.fn() }));
    expect(pressIn('button', ' ')).toBe(false);
    expect(pressIn('button', 'z')).toBe(true);
    expect(press(' ')).toBe(true);
    expect(skip).toHaveBeenCalledOnce();
  });

  it('have names', () => {
    expect(['z', ' ', 'Escape', 'ArrowLeft', 'Enter'].map(keyName)).toEqual(['Z', 'Space', 'Esc', '←', 'Enter']);
  });
});
