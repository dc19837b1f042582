/** Weeks and turns of a replay, and where a choice lies among them. */
import { refusalText } from '../../lib/refusals';
import { byId } from '../../lib/catalogues';
import { settings } from '../../lib/settings.svelte';
import { say, t } from '../../lib/words';
import type { Catalogue, Mark, Moments } from '../../protocol';

export function teamName(catalogue: Catalogue, teams: readonly (string | null)[], seat: number): string {
  return say(byId(catalogue.teams as { id: string; name: Record<string, string> }[], teams[seat])?.name);
}

/** The week or turn that a choice belongs to. */
export function markAt(marks: readonly Mark[], choice: number): Mark | undefined {
  return marks.findLast((mark) => mark.choice <= choice);
}

export function markName(mark: Mark | undefined, catalogue: Catalogue, teams: readonly string[]): string {
  if (!mark) return t('replay.before');
  if (mark.kind === 'week') return t('replay.week', { n: mark.number });
  return t('replay.turn', { n: mark.number, team: teamName(catalogue, teams, mark.seat) });
}

/** `Week 4 · choice 148 of 209`. */
export function whereText(moments: Moments, catalogue: Catalogue, choice: number): string {
  const mark = markName(markAt(moments.marks, choice), catalogue, moments.teams);
  return t('replay.where', { mark, n: choice, total: moments.choices });
}

/** Why a game can only be read. */
export function unreadable(moments: Moments): string {
  return refusalText(moments) || t('replay.unreadable');
}

/** The choice at which the mark before or after this one begins. */
export function jump(moments: Moments, choice: number, by: -1 | 1): number {
  const places = [0, ...moments.marks.map((mark) => mark.choice), moments.choices];
  if (by > 0) return places.find((one) => one > choice) ?? moments.choices;
  return places.findLast((one) => one < choice) ?? 0;
}
