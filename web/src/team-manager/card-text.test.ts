import { describe, expect, it, vi } from 'vitest';
import type { TeamManagerCatalogue, TeamManagerPrintedCard } from '../protocol';

vi.mock('../lib/words', () => ({ say: (text: { en: string } | undefined) => text?.en ?? '' }));
const { cardText, skillRuns } = await import('./card-text');

const catalogue = {
  abilities: [
    { id: 'guard', name: { en: 'Guard', ja: 'ガード' }, text: { en: 'Take the result.', ja: '' } },
    { id: 'fend', name: { en: 'Fend', ja: '受け流し' }, text: { en: 'Stay up.', ja: '' } },
  ],
  words: {
    labels: { now: { en: 'At once', ja: 'ただちに' } },
  },
  faces: [
    { id: 'target-down', name: { en: 'Target Down', ja: '' } },
    { id: 'miss', name: { en: 'Miss', ja: '' } },
    { id: 'tackler-down', name: { en: 'Tackler Down', ja: '' } },
  ],
} as unknown as TeamManagerCatalogue;

const GUARD = { label: 'always', named: 'guard' };

function card(en: string, abilities: { label: string; named: string }[]): TeamManagerPrintedCard {
  return { text: { en, ja: '' }, abilities } as unknown as TeamManagerPrintedCard;
}

describe('the text of a card', () => {
  it('explains named abilities instead of only naming them', () => {
    const text = cardText(catalogue, card('Guard. Fend.', [GUARD, { label: 'always', named: 'fend' }]));
    expect(text.named.map((one) => one.id)).toEqual(['guard', 'fend']);
    expect(text.lines).toEqual([]);
  });

  it('sets label, cost and body apart', () => {
    const text = cardText(catalogue, card('Guard.\nResponse (exhaust): After a pass, stand up: now.', [GUARD]));
    const body = 'After a pass, stand up: now.';
    expect(text.lines).toEqual([{ lead: 'Response', cost: 'exhaust', body, faces: [] }]);
  });

  it('knows the rows of a die table', () => {
    const [row] = cardText(catalogue, card('Miss or Tackler Down: Lose 1 fan.', [])).lines;
    const faces = catalogue.faces.slice(1);
    expect(row).toEqual({ lead: 'Miss or Tackler Down', cost: '', body: 'Lose 1 fan.', faces });
  });

  it('says of a headline without a label that it happens at once', () => {
    const [line] = cardText(catalogue, card('Draw 2 cards. Then: stop.', [{ label: 'now', named: '' }])).lines;
    expect(line).toEqual({ lead: 'At once', cost: '', body: 'Draw 2 cards. Then: stop.', faces: [] });
  });

  it('puts equal skills that follow each other together', () => {
    expect(skillRuns(['pass', 'pass', 'sprint', 'pass'])).toEqual([
      { skill: 'pass', times: 2 },
      { skill: 'sprint', times: 1 },
      { skill: 'pass', times: 1 },
    ]);
  });
});
