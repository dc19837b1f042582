/** Games that were played for tests, by `tools/page_games.py`. */
import type { Catalogue, Happened, OpenDecision, Outcome, Scene } from '../protocol';
import blitzBowl from './blitz-bowl.json';
import teamManager from './team-manager.json';

export interface PlayedGame {
  catalogue: Catalogue;
  teams: string[];
  /** All events as the first seat has them. */
  events: Happened[];
  /** The same for those who only watch. */
  watched: Happened[];
  questions: { scene: Scene; decision: OpenDecision }[];
  result: Outcome;
}

type Written = typeof teamManager | typeof blitzBowl;
const FIELDS = ['number', 'kind', 'rule', 'seat', 'card', 'face', 'other', 'other_face', 'place', 'amount'] as const;
const WORDS = new Set<string>(['kind', 'rule', 'face', 'other_face']);

function read(written: Written): PlayedGame {
  const events = written.happened.map((row) => {
    const event: Record<string, unknown> = {};
    row.forEach((value, at) => {
      const field = FIELDS[at]!;
      event[field] = WORDS.has(field) ? (written.words[value] ?? '') : value;
    });
    return event as unknown as Happened;
  });
  const hidden = new Set<number>(written.hidden);
  const watched = events.map((event) => ({ ...event, ...(hidden.has(event.number) && { face: '' }) }));
  const { teams, result } = written;
  const catalogue = written.catalogue as unknown as Catalogue;
  const questions = written.questions as unknown as PlayedGame['questions'];
  return { catalogue, teams, events, watched, questions, result };
}

export const season = read(teamManager);
export const match = read(blitzBowl);
