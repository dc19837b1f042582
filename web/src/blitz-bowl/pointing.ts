/** What is drawn for the place a coach points at: the way there, the range of a throw, who aims at whom. */
import { positionOf } from '../lib/catalogues';
import type { Coaching } from './coaching.svelte';
import type { Choice } from './spots';
import { markingGround, runningGround, way } from './ways';

/** The choice that a click at the pointer would make. */
export function pointedChoice(coaching: Coaching): Choice | null {
  const square = coaching.pointed >= 0 ? coaching.pointed : coaching.armed;
  return square >= 0 ? (coaching.choicesAt(square)[0] ?? null) : null;
}

/** The squares of the way to where he points, the start first. */
export function wayOf(coaching: Coaching): number[] {
  const choice = pointedChoice(coaching);
  const player = coaching.player(coaching.selected);
  if (!choice || !player || player.place < 0) return [];
  const square = coaching.pointed >= 0 ? coaching.pointed : coaching.armed;
  const verb = (choice.then ?? choice.option).verb;
  const { scene } = coaching;
  const steps = coaching.isMenu ? player.steps : (scene.deeds.at(-1)?.squares ?? player.steps);
  if (verb === 'run-to') {
    const ground = runningGround(scene, player);
    return ground ? [player.place, ...way(scene, player.place, square, steps, ground, choice.balls)] : [];
  }
  if (verb === 'mark-to') {
    return [player.place, ...way(scene, player.place, square, 4, markingGround(scene, player), choice.balls)];
  }
  return verb === 'sidestep-to' || verb === 'follow-up' ? [player.place, square] : [];
}

/** From where throws are measured: whoever is looked at and could throw what he holds, or throws a team-mate. */
export function throwerOf(coaching: Coaching): number {
  const { scene, catalogue } = coaching;
  if (coaching.decision?.kind === 'throw-player-to') return coaching.player(coaching.selected)?.place ?? -1;
  const player = coaching.player(coaching.looked);
  if (!player || player.place < 0 || player.status === 'prone') return -1;
  const throws = (positionOf(catalogue, player.position)?.throw ?? 0) > 0;
  const aims = scene.aims.some((aim) => aim.player === player.player && aim.action === 'throw');
  return throws && (player.ball >= 0 || aims) ? player.place : -1;
}

/** Lines from who acts to whom it concerns. */
export function linesOf(coaching: Coaching): { from: number; to: number; tone: 'throw' | 'block' }[] {
  const { scene } = coaching;
  const choice = pointedChoice(coaching);
  const lines: { from: number; to: number; tone: 'throw' | 'block' }[] = [];
  const deed = scene.deeds.at(-1);
  const actor = deed ? coaching.player(deed.actor) : undefined;
  const target = deed ? coaching.player(deed.target) : undefined;
  if (actor && target && actor.place >= 0 && target.place >= 0) {
    lines.push({ from: actor.place, to: target.place, tone: deed!.action === 'throw' ? 'throw' : 'block' });
  } else if (actor && deed!.aim >= 0 && actor.place >= 0) {
    lines.push({ from: actor.place, to: deed!.aim, tone: 'throw' });
  }
  const from = coaching.player(coaching.selected)?.place ?? -1;
  const verb = choice ? (choice.then ?? choice.option).verb : '';
  const to = coaching.pointed >= 0 ? coaching.pointed : coaching.armed;
  if (from < 0 || to < 0 || from === to) return lines;
  if (verb === 'throw-to' || verb === 'throw-player-to') lines.push({ from, to, tone: 'throw' });
  if (verb === 'block-at' || verb === 'foul-at') lines.push({ from, to, tone: 'block' });
  return lines;
}
