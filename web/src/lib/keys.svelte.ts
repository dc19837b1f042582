/**
 * Keys of the table. A component says which keys it answers while it is there:
 *
 *     $effect(() => keys.use({ key: 'z', does: t('table.undo'), run: () => desk.undo() }));
 *
 * The latest answer to a key wins. No key works while somebody types, or while a dialog is open.
 */
import { untrack } from 'svelte';

export interface Binding {
  /** As `KeyboardEvent.key` has it, letters small: `z`, `?`, `Escape`, `ArrowLeft`, ` `. */
  key: string;
  /** What it does, for the list of keys; without it the key is not listed. */
  does?: string;
  /** What the key is called in that list, where it stands for several: `1–9`. */
  name?: string;
  /** Returns false where the key means nothing just now: then whoever answered it before is asked. */
  run: (event: KeyboardEvent) => unknown;
  /** Listed in this order; usual is 50. */
  order?: number;
}

/** What a key is called where it is shown. */
export function keyName(key: string): string {
  const names: Record<string, string> = {
    ' ': 'Space',
    Escape: 'Esc',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

class Keys {
  all = $state.raw<Binding[]>([]);
  /** Whether the last thing that was used was the keyboard. */
  used = false;

  constructor() {
    addEventListener('keydown', (event) => {
      this.used = true;
      this.pressed(event);
    });
    addEventListener('pointerdown', () => (this.used = false), { capture: true });
  }

  /** Answer keys until the returned function is called. */
  use(...bindings: Binding[]): () => void {
    this.all = [...untrack(() => this.all), ...bindings];
    return () => {
      this.all = untrack(() => this.all).filter((one) => !bindings.includes(one));
    };
  }

  private pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (typing(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Space and Enter press the button that has the focus.
    if ((key === ' ' || key === 'Enter') && pressable(event.target)) return;
    for (const one of [...this.all].reverse()) {
      if (one.key !== key || one.run(event) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function pressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a[href], summary, [role=option], [role=gridcell]') !== null;
}

export const keys = new Keys();
