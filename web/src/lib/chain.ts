/** What just happened: the sentences since a seat's last choice, or else since the last turn began. */
import type { Happened } from '../protocol';
import type { Sentence } from './game';

const MOST = 40;

export interface Chain {
  sentences: Sentence[];
  since: 'choice' | 'turn';
}

export function chainOf(sentences: Sentence[], events: Happened[], since: number): Chain {
  const first = since >= 0 ? events[since]?.number : undefined;
  const after = first === undefined ? [] : sentences.filter((one) => one.number >= first);
  if (after.length > 0) return { sentences: after.slice(-MOST), since: 'choice' };
  const heading = sentences.findLastIndex((one) => one.heading);
  return { sentences: sentences.slice(Math.max(heading, 0)).slice(-MOST), since: 'turn' };
}
