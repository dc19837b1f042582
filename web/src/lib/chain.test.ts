import { describe, expect, it } from 'vitest';
import { chainOf } from './chain';
import type { Sentence } from './game';

function sentence(number: number, heading = false): Sentence {
  return { number, seat: 0, text: `event ${number}`, rule: '', heading };
}
const events = Array.from({ length: 100 }, (_, number) => ({ number, kind: 'moved', rule: '' }));
const story = events.map(({ number }) => sentence(number, number % 10 === 0));

describe('what just happened', () => {
  it('begins with the last choice', () => {
    const chain = chainOf(story, events, 93);
    expect(chain.since).toBe('choice');
    expect(chain.sentences.map((one) => one.number)).toEqual([93, 94, 95, 96, 97, 98, 99]);
  });

  it('begins with the turn where no choice is known, or nothing has happened since', () => {
    for (const since of [-1, 100, 500]) {
      const chain = chainOf(story, events, since);
      expect(chain.since).toBe('turn');
      expect(chain.sentences[0]?.number).toBe(90);
    }
  });

  it('is never endless, and may be nothing', () => {
    expect(chainOf(story, events, 0).sentences).toHaveLength(40);
    expect(chainOf([], [], -1).sentences).toEqual([]);
  });
});
