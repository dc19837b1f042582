/** A position's values as they are printed: a target with its plus, a dash for none, a die where it is rolled for. */
import type { Position } from '../protocol';
import type { Key } from '../lib/words';

export interface Value {
  key: Key;
  /** As printed. */
  shown: string;
  /** For those who hear it, where signs would not be enough. */
  heard: Key | '';
}

export function valuesOf(position: Pick<Position, 'move' | 'block' | 'throw' | 'armour'>): Value[] {
  return [
    { key: 'card.move', shown: position.move ? String(position.move) : '⚄', heard: position.move ? '' : 'card.rolled' },
    { key: 'card.block', shown: String(position.block), heard: '' },
    target('card.throw', position.throw),
    target('card.armour', position.armour),
  ];
}

function target(key: Key, value: number): Value {
  return { key, shown: value ? `${value}+` : '–', heard: value ? '' : 'card.none' };
}
