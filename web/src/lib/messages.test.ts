import { expect, it } from 'vitest';
import { formatted, type Slots } from './messages';
import type { Language } from './languages';
import vectors from '../../../tests/golden/messages.json';

interface Vector {
  message: string;
  slots: Slots;
  language: Language;
  result?: string;
  error?: string;
}

it.each(vectors as unknown as Vector[])('is filled as in the engine: $message', (vector) => {
  const fill = () => formatted(vector.message, vector.slots, vector.language);
  if (vector.error === undefined) expect(fill()).toBe(vector.result);
  else expect(fill).toThrow(new Error(vector.error));
});
