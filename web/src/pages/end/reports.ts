/** The report of a game that is over. */
import { matchReport } from './match';
import type { Ended, Report } from './report';
import { seasonReport } from './season';

export function reportOf(game: string, ended: Ended): Report {
  return game === 'blitz-bowl' ? matchReport(ended) : seasonReport(ended);
}
