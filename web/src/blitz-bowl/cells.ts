/** What each square of the pitch shows and says, and what a click on it does. */
import { byId } from '../lib/catalogues';
import { say, t } from '../lib/words';
import type { BlitzBowlPlayer, BlitzBowlScene } from '../protocol';
import { endZoneOf, SQUARES, squareName } from './board';
import type { Coaching } from './coaching.svelte';
import { coachName, playerName, wordOf } from './names';
import { option } from './options';
import type { Choice } from './spots';
import { distances, markedBy, markingGround, runningGround, standing, way, type Ground } from './ways';

export interface Cell {
  square: number;
  name: string;
  label: string;
  zone: number;
  blocked: boolean;
  trapdoor: boolean;
  /** May be chosen now. */
  lit: boolean;
  /** Lit, and a player stands there: the token shows it. */
  taken: boolean;
  /** How far it is, where that is known. */
  far: number;
  /** What a click does that is no Run. */
  icon: string;
  /** Closed to the player looked at, because an opponent Marks it. */
  hatched: boolean;
  /** Within reach of a player who is only looked at. */
  could: boolean;
  /** A challenge could be claimed right after it. */
  claims: boolean;
  hint: boolean;
  armed: boolean;
  /** The option that one click sends. */
  code: number | undefined;
  /** The Action that one click sends, and then its aim. */
  via: number | undefined;
  /** What a click selects. */
  select: string | undefined;
  /** What to ask if it is not offered. */
  why: string | undefined;
}

const ICONS: Record<string, string> = {
  mark: 'status-marked',
  'mark-to': 'status-marked',
  sidestep: 'ui-run',
  'sidestep-to': 'ui-run',
};

/** How far a player has to go for each choice. */
function farOf(coaching: Coaching): (choice: Choice, square: number) => number {
  const scene = coaching.scene;
  const player = coaching.player(coaching.selected);
  if (!player || player.place < 0) return () => 0;
  const steps = scene.deeds.length > 0 && !coaching.isMenu ? scene.deeds.at(-1)!.squares : player.steps;
  const loose = new Set(scene.balls.filter((ball) => ball.holder < 0).map((ball) => ball.place));
  const running = runningGround(scene, player);
  const marking = markingGround(scene, player);
  const run = running ? distances(player.place, steps, running, loose) : new Map<number, number>();
  const mark = distances(player.place, 4, marking, loose);
  const over = (ground: Ground | null, square: number, balls: number) =>
    ground ? way(scene, player.place, square, steps, ground, balls).length : 0;
  return (choice, square) => {
    const verb = (choice.then ?? choice.option).verb;
    if (verb === 'run-to') return choice.balls ? over(running, square, choice.balls) : square === player.place ? 2 : (run.get(square) ?? 0);
    if (verb === 'mark-to') return choice.balls ? over(marking, square, choice.balls) : (mark.get(square) ?? 0);
    return 0;
  };
}

/** Squares within reach of a player who is only looked at. */
function reachOf(coaching: Coaching): ReadonlySet<number> {
  const player = coaching.player(coaching.looked);
  if (!player || player.player === coaching.selected || !standing(player)) return new Set();
  const ground = runningGround(coaching.scene, player);
  return ground ? new Set(distances(player.place, player.steps, ground).keys()) : new Set();
}

export function cellsOf(coaching: Coaching): Map<number, Cell> {
  const scene = coaching.scene;
  const looked = coaching.player(coaching.looked);
  const hatched = looked && standing(looked) ? markedBy(scene, 1 - looked.seat) : new Set<number>();
  const could = reachOf(coaching);
  const far = farOf(coaching);
  const blocked = new Set(scene.blocked);
  const doors = new Set(scene.trapdoors);
  const cells = new Map<number, Cell>();
  for (const square of SQUARES) {
    const there = coaching.playerAt(square);
    const choices = coaching.choicesAt(square);
    const first = choices[0];
    const cell: Cell = {
      square,
      name: squareName(square),
      label: '',
      zone: endZoneOf(square),
      blocked: blocked.has(square),
      trapdoor: doors.has(square),
      lit: choices.length > 0,
      taken: there !== undefined,
      far: first ? far(first, square) : 0,
      icon: first ? (ICONS[(first.then ?? first.option).verb] ?? '') : '',
      hatched: hatched.has(square) && !there && !blocked.has(square),
      could: could.has(square),
      claims: choices.some((one) => coaching.claims(one).length > 0),
      hint: choices.some((one) => !one.then && coaching.hints.has(one.code)) || (there !== undefined && coaching.hintsAt(there.player)),
      armed: coaching.armed === square,
      ...clicked(coaching, square, choices, there),
    };
    cell.label = labelOf(coaching, cell, first, there);
    cells.set(square, cell);
  }
  return cells;
}

/** What a click does, for those who look for it: send, select, or nothing but tell why. */
function clicked(coaching: Coaching, square: number, choices: Choice[], there: BlitzBowlPlayer | undefined) {
  const none = { code: undefined, via: undefined, select: undefined, why: undefined };
  const only = choices.length === 1 ? choices[0]! : null;
  if (only && (!coaching.taps || coaching.armed === square)) {
    return only.then ? { ...none, via: only.code } : { ...none, code: only.code };
  }
  if (choices.length > 0) return { ...none, select: `square-${square}` };
  if (there && coaching.selects(there.player)) return { ...none, select: `player-${there.player}` };
  return { ...none, why: whyOf(coaching, square, there) };
}

/** The question why a square or a player is not offered. */
function whyOf(coaching: Coaching, square: number, there: BlitzBowlPlayer | undefined): string | undefined {
  const decision = coaching.decision;
  const actor = coaching.selected;
  if (!decision) return undefined;
  const verb = decision.options[0]?.verb ?? '';
  switch (decision.kind) {
    case 'action':
      if (actor < 0) return undefined;
      if (there) return there.seat === coaching.scene.me ? `throw-to ${actor} ${there.player}` : `block-at ${actor} ${there.player}`;
      return coaching.player(actor)?.status === 'marked' ? `sidestep-to ${actor} ${square}` : `run-to ${actor} ${square} 0`;
    case 'run':
    case 'mark':
      return `${verb} ${actor} ${square} 0`;
    case 'sidestep':
    case 'place':
    case 'reserves':
    case 'throw-player-to':
      return `${verb} ${decision.options[0]?.arguments[0]} ${square}`;
    case 'throw':
    case 'block':
    case 'foul':
    case 'throw-player':
      return there ? `${verb} ${actor} ${there.player}` : undefined;
    case 'bounce':
      return `${verb} ${square}`;
    case 'answerer':
      return there ? `answer ${there.player}` : undefined; // the first option may be a card
    case 'shadow':
    case 'trip':
    case 'bloodlust':
      return there ? `${verb} ${there.player}` : undefined;
    default:
      return undefined;
  }
}

// --- In words -----------------------------------------------------------------------------------------------------

function labelOf(coaching: Coaching, cell: Cell, first: Choice | undefined, there: BlitzBowlPlayer | undefined): string {
  const { scene, catalogue } = coaching;
  const told = [cell.name];
  if (cell.zone >= 0) told.push(t('bb.sq.zone', { team: coachName(catalogue, scene, cell.zone) }));
  if (cell.blocked) told.push(t('bb.sq.blocked'));
  if (cell.trapdoor) told.push(t('bb.sq.trapdoor'));
  const loose = scene.balls.find((ball) => ball.place === cell.square && ball.holder < 0);
  if (loose) told.push(say(byId(catalogue.balls, loose.kind)?.name));
  if (there) told.push(...playerWords(coaching, there));
  if (cell.hatched) told.push(t('bb.sq.marked'));
  if (first) told.push(...choiceWords(coaching, first, cell.far), ...claimWords(coaching, first));
  else if (there && there.player === coaching.selected) told.push(t('bb.selected'));
  return told.join(t('bb.join'));
}

export function playerWords({ scene, catalogue }: { scene: BlitzBowlScene; catalogue: Coaching['catalogue'] }, player: BlitzBowlPlayer): string[] {
  const told = [
    playerName(catalogue, scene, player),
    coachName(catalogue, scene, player.seat),
    wordOf(catalogue, 'statuses', player.status),
  ];
  if (player.ball >= 0) told.push(t('bb.hasBall'));
  if (player.barred) told.push(t('bb.barred'));
  else if (player.acted.length > 0) {
    told.push(t('bb.acted', { actions: player.acted.map((one) => wordOf(catalogue, 'actions', one)).join(t('bb.join')) }));
  }
  return told;
}

/** What a click on a square does, in a few words; how far it is stands on the square, and so is always said. */
function choiceWords(coaching: Coaching, choice: Choice, far: number): string[] {
  const verb = (choice.then ?? choice.option).verb;
  const reach = verb === 'mark-to' ? t('bb.sq.mark', { n: far }) : t('bb.sq.reach', { n: far });
  if ((verb === 'run-to' || verb === 'mark-to') && !choice.balls) return [reach];
  return far > 0 ? [meant(coaching, choice), reach] : [meant(coaching, choice)];
}

function claimWords(coaching: Coaching, choice: Choice): string[] {
  return coaching
    .claims(choice)
    .map((id) => t('bb.sq.claims', { challenge: say(byId(coaching.catalogue.challenges, id)?.name) }));
}

/** The option that a click is meant to choose, in words: the aim of an Action, where there is one. */
export function meant(coaching: Coaching, choice: Choice): string {
  const { then, option: first } = choice;
  return option(then ? { ...first, verb: then.verb, arguments: then.arguments } : first, coaching.told);
}
