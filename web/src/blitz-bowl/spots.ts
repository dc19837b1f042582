/**
 * Where the options of a decision lie on the table: on squares, players and cards, as dice, or as buttons.
 *
 * The menu of Actions is special: an Action and its aim are two choices for the table, and one click for a person. The
 * scene tells what each Action could aim at; a click on an aim sends the Action, and `then` says what follows by itself.
 */
import type { Action, Aim, BlitzBowlScene, BlitzBowlVerbName, OfferedOption, OpenDecision } from '../protocol';
import { squaresOf } from './board';

/** The choice that follows an Action. */
export interface Follow {
  verb: BlitzBowlVerbName;
  arguments: number[];
}

/** What a click does. */
export interface Choice {
  code: number;
  /** The option that is sent first. */
  option: OfferedOption;
  /** What is sent as soon as it is asked for; null where the option is all. */
  then: Follow | null;
  /** Balls that are touched on the way, a bit for each. */
  balls: number;
}

export interface Spots {
  squares: Map<number, Choice[]>;
  players: Map<number, Choice[]>;
  cards: Map<number, Choice>;
  /** Options without a place on the table. */
  buttons: OfferedOption[];
}

/** An Action of a player, whether or not it is offered. */
export interface Deal {
  action: Action;
  option: OfferedOption | null;
  free: boolean;
  aim: Aim | null;
}

export const ACTIONS: readonly Action[] = [
  'run',
  'mark',
  'throw',
  'block',
  'sidestep',
  'stand-up',
  'reserves',
  'foul',
  'throw-team-mate',
];

/** The verb of an Action's aim. */
const AIMS: Partial<Record<Action, BlitzBowlVerbName>> = {
  run: 'run-to',
  mark: 'mark-to',
  throw: 'throw-to',
  block: 'block-at',
  sidestep: 'sidestep-to',
  reserves: 'place',
  foul: 'foul-at',
  'throw-team-mate': 'lift',
};
const ON_SQUARE: ReadonlySet<string> = new Set(['place', 'run-to', 'mark-to', 'sidestep-to', 'throw-player-to']);
const AT_PLAYER: ReadonlySet<string> = new Set(['throw-to', 'block-at', 'foul-at', 'lift']);
const OF_PLAYER: ReadonlySet<string> = new Set(['answer', 'shadow', 'sacrifice', 'trip', 'dump-off']);
const OF_CARD: ReadonlySet<string> = new Set(['play', 'discard', 'claim']);
/** Questions whose answers are shown as things to pick from, in place of the pitch. */
export const PICKED: ReadonlySet<string> = new Set(['pitch', 'team', 'ball']);

const isMenu = (decision: OpenDecision): boolean => decision.kind === 'action' || decision.kind === 'last';

function chosen(option: OfferedOption, then: Follow | null = null, balls = 0): Choice {
  return { code: option.code, option, then, balls };
}

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

/** The places of all options; of the menu, the Actions of this player alone. */
export function spotsOf(decision: OpenDecision | null, scene: BlitzBowlScene, selected: number): Spots {
  const spots: Spots = { squares: new Map(), players: new Map(), cards: new Map(), buttons: [] };
  if (!decision) return spots;
  for (const option of decision.options) place(spots, option, decision, scene);
  if (decision.kind === 'action') for (const deal of dealsOf(decision, scene, selected)) aimed(spots, deal);
  return spots;
}

function place(spots: Spots, option: OfferedOption, decision: OpenDecision, scene: BlitzBowlScene): void {
  const [first = -1, second = -1, third = 0] = option.arguments;
  const verb = option.verb;
  if (ON_SQUARE.has(verb)) return put(spots.squares, second, chosen(option, null, third));
  if (verb === 'bounce-to') return put(spots.squares, first, chosen(option));
  if (AT_PLAYER.has(verb)) return put(spots.players, second, chosen(option));
  if (OF_PLAYER.has(verb)) return put(spots.players, first, chosen(option));
  if (OF_CARD.has(verb)) return void spots.cards.set(first, chosen(option));
  if (isMenu(decision) && isAction(verb)) return; // with his Actions, when the player is selected
  if (verb === 'reserves' || (verb === 'free' && decision.kind === 'free-player')) {
    return put(spots.players, first, chosen(option));
  }
  if (PICKED.has(verb)) return;
  if (verb === 'follow-up') {
    const left = scene.question?.about.find(([sort]) => sort === 'place')?.[1];
    if (left !== undefined) put(spots.squares, left, chosen(option));
  }
  spots.buttons.push(option);
}

const isAction = (verb: string): boolean => verb === 'free' || (ACTIONS as readonly string[]).includes(verb);

/** What an Action could aim at, as squares and players. */
function aimed(spots: Spots, { option, action, aim }: Deal): void {
  const verb = AIMS[action];
  if (!option || !aim || !verb) return;
  for (const way of aim.ways) {
    for (const square of squaresOf(way.squares)) {
      const moves = action === 'run' || action === 'mark';
      const then = { verb, arguments: moves ? [aim.player, square, way.balls] : [aim.player, square] };
      put(spots.squares, square, chosen(option, then, way.balls));
    }
  }
  for (const target of aim.targets) {
    put(spots.players, target.player, chosen(option, { verb, arguments: [aim.player, target.player] }));
  }
}

/** All Actions of a player in the menu: those he may make first by kind, then free ones. */
export function dealsOf(decision: OpenDecision | null, scene: BlitzBowlScene, player: number): Deal[] {
  if (player < 0) return [];
  const menu = decision && isMenu(decision) ? decision.options.filter((one) => one.arguments[0] === player) : [];
  const position = scene.players.find((one) => one.player === player)?.position ?? '';
  const deals: Deal[] = ACTIONS.filter((action) => isPlayed(action, scene, position)).map((action) => ({
    action,
    option: menu.find((one) => one.verb === action) ?? null,
    free: false,
    aim: scene.aims.find((one) => one.player === player && one.action === action) ?? null,
  }));
  for (const option of menu) {
    if (option.verb !== 'free') continue;
    deals.push({ action: ACTIONS[option.arguments[1] ?? 0] ?? 'run', option, free: true, aim: null });
  }
  return deals;
}

/** Fouls and thrown team-mates are advanced rules; only the largest throw others (BB 11.2.1). */
function isPlayed(action: Action, scene: BlitzBowlScene, position: string): boolean {
  if (action === 'foul') return scene.rules.includes('fouls');
  if (action !== 'throw-team-mate') return true;
  return scene.rules.includes('throw-team-mate') && /\/(ogre|troll|treeman)$/.test(position);
}

/** Players who may be selected in the menu, because they have something to do. */
export function ableOf(decision: OpenDecision | null): number[] {
  if (!decision || !isMenu(decision)) return [];
  const able = decision.options.filter((one) => isAction(one.verb)).map((one) => one.arguments[0] ?? -1);
  return [...new Set(able)];
}

/** Two choices are the same if they have the same verb and arguments. */
export const keyOf = ({ verb, arguments: args }: { verb: string; arguments: number[] }): string => `${verb} ${args.join(' ')}`;

/** The option that a follow-up names, if it is offered. */
export function followed(decision: OpenDecision | null, then: Follow): OfferedOption | null {
  const same = (one: OfferedOption) =>
    one.verb === then.verb && then.arguments.every((value, n) => (one.arguments[n] ?? 0) === value);
  return decision?.options.find(same) ?? null;
}
