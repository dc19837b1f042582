/** What somebody means to play: game, seats, rules. It becomes the request for a table. */
import type { NewSeat, NewTable, OfferedGame, OfferedRule } from '../../protocol';

/** Me, another person at this screen, somebody who gets a link, or a bot by its name (`bot:rookie`). */
export type Who = 'me' | 'here' | 'link' | `bot:${string}`;

export interface SeatPlan {
  /** The id of a team; empty to have one drawn. */
  team: string;
  who: Who;
  /** What a person is called at the table; may be empty. */
  label: string;
}

export interface Plan {
  game: string;
  seats: SeatPlan[];
  /** The expansions on the table, by their ids. */
  expansions: string[];
  /** Rules chosen, each by its name, or `name=value`. */
  rules: string[];
  /** Who has the first turn; -1 has it drawn. */
  first: number;
  /** Seconds for each choice; 0 for no clock. */
  clock: number;
}

export const LONGEST_LABEL = 40;
export const DRAWN = -1;
/** Teams that a first game is well played with. */
const USUAL_TEAMS: Record<string, string[]> = {
  'team-manager': ['reikland-reavers', 'gouged-eye', 'athelorn-avengers', 'chaos-all-stars'],
  'blitz-bowl': ['dwarf', 'orc'],
};
/** Games in which two seats may have the same team (BB 2.2.1). */
const TWINS = new Set(['blitz-bowl']);

/** A game with what the chosen expansions add to it. */
export function boxed(game: OfferedGame, expansions: readonly string[]): OfferedGame {
  const chosen = game.expansions.filter((one) => expansions.includes(one.name));
  return {
    ...game,
    seats: [...new Set([game, ...chosen].flatMap((one) => one.seats))].sort((one, other) => one - other),
    teams: [...game.teams, ...chosen.flatMap((one) => one.teams)],
    rules: [...game.rules, ...chosen.flatMap((one) => one.rules)],
  };
}

/** Which cards are played with: what to ask a catalogue for; undefined for those of every new table. */
export function cardsOf(game: OfferedGame, expansions: readonly string[]): string[] | undefined {
  return expansions.length > 0 ? [...expansions, ...game.packs] : undefined;
}

/** Put an expansion on the table or away; who had what it brought gets something else. `game` is the one without any. */
export function withBox(plan: Plan, game: OfferedGame, box: string, bots: readonly string[]): Plan {
  const on = !plan.expansions.includes(box);
  const ids = game.expansions.map((one) => one.name);
  const expansions = ids.filter((id) => (id === box ? on : plan.expansions.includes(id)));
  const all = boxed(game, expansions);
  const seats = plan.seats.slice(0, Math.max(...all.seats));
  const first = plan.first < seats.length ? plan.first : DRAWN;
  const changed: Plan = { ...plan, expansions, seats, first, rules: plan.rules.filter((rule) => isOffered(all, rule)) };
  for (const [at, seat] of seats.entries()) {
    if (!seat.team || all.teams.includes(seat.team)) continue;
    changed.seats = changed.seats.map((one, seat) =>
      seat === at ? { ...one, team: nextSeat(changed, all, bots).team } : one,
    );
  }
  return changed;
}

export function mayRepeat(game: string): boolean {
  return TWINS.has(game);
}

/** A game against bots, ready to be kicked off. */
export function usualPlan(game: OfferedGame, bots: readonly string[], usualSeats: number): Plan {
  const count = game.seats.includes(usualSeats) ? usualSeats : Math.max(...game.seats);
  const plan: Plan = { game: game.name, seats: [], expansions: [], rules: [], first: DRAWN, clock: 0 };
  for (let seat = 0; seat < count; seat++) plan.seats.push(nextSeat(plan, game, bots));
  if (plan.seats[0]) plan.seats[0].who = 'me';
  return plan;
}

/** One seat more: the best bot there is, with a team that nobody has. */
export function nextSeat(plan: Plan, game: OfferedGame, bots: readonly string[]): SeatPlan {
  const taken = plan.seats.map((seat) => seat.team);
  const usual = (USUAL_TEAMS[game.name] ?? []).filter((team) => game.teams.includes(team));
  const team = [...usual, ...game.teams].find((one) => !taken.includes(one)) ?? '';
  return { team, who: `bot:${bots.at(-1) ?? 'random'}`, label: '' };
}

/** A plan kept from last time, as far as it can still be played; null where it cannot. */
export function mended(kept: unknown, plain: OfferedGame, bots: readonly string[]): Plan | null {
  const plan = kept as Partial<Plan> | null;
  if (!plan || plan.game !== plain.name || !Array.isArray(plan.seats)) return null;
  const chosen: unknown[] = Array.isArray(plan.expansions) ? plan.expansions : [];
  const expansions = plain.expansions.map((one) => one.name).filter((id) => chosen.includes(id));
  const game = boxed(plain, expansions);
  if (!game.seats.includes(plan.seats.length)) return null;
  const seats = plan.seats.map((seat) => ({
    team: game.teams.includes(seat.team) ? seat.team : '',
    who: knownWho(seat.who, bots),
    label: typeof seat.label === 'string' ? seat.label.slice(0, LONGEST_LABEL) : '',
  }));
  if (!mayRepeat(game.name)) {
    seats.forEach((seat, at) => {
      if (seats.findIndex((other) => other.team === seat.team) < at) seat.team = '';
    });
  }
  const rules = Array.isArray(plan.rules) ? plan.rules.filter((rule) => isOffered(game, rule)) : [];
  const first = Number.isInteger(plan.first) && plan.first! < seats.length ? plan.first! : DRAWN;
  return { game: game.name, seats, expansions, rules, first, clock: Number.isInteger(plan.clock) ? plan.clock! : 0 };
}

function knownWho(who: unknown, bots: readonly string[]): Who {
  if (who === 'me' || who === 'here' || who === 'link') return who;
  const name = String(who).replace(/^bot:/, '');
  return `bot:${bots.includes(name) ? name : (bots.at(-1) ?? 'random')}`;
}

// --- Seats --------------------------------------------------------------------------------------------------------

/** Give a seat a team; whoever had it gets the other one in exchange. */
export function withTeam(plan: Plan, seat: number, team: string): Plan {
  const had = plan.seats[seat]?.team ?? '';
  const holder = team && !mayRepeat(plan.game) ? plan.seats.findIndex((one) => one.team === team) : -1;
  return withSeats(plan, (one, at) => (at === seat ? { ...one, team } : at === holder ? { ...one, team: had } : one));
}

/** Put somebody at a seat. I sit at one seat alone: at my old one there is another person then. */
export function withWho(plan: Plan, seat: number, who: Who): Plan {
  return withSeats(plan, (one, at) => {
    if (at === seat) return { ...one, who };
    return who === 'me' && one.who === 'me' ? { ...one, who: 'here' } : one;
  });
}

export function withLabel(plan: Plan, seat: number, label: string): Plan {
  return withSeats(plan, (one, at) => (at === seat ? { ...one, label: label.slice(0, LONGEST_LABEL) } : one));
}

export function withoutSeat(plan: Plan, seat: number): Plan {
  const seats = plan.seats.filter((_, at) => at !== seat);
  const first = plan.first === seat ? DRAWN : plan.first > seat ? plan.first - 1 : plan.first;
  return { ...plan, seats, first };
}

function withSeats(plan: Plan, change: (seat: SeatPlan, at: number) => SeatPlan): Plan {
  return { ...plan, seats: plan.seats.map(change) };
}

/** Teams for those seats that want one drawn, or for all of them. `random(n)` gives a number below n. */
export function drawn(plan: Plan, game: OfferedGame, all: boolean, random: (n: number) => number): Plan {
  const fixed = all ? [] : plan.seats.map((seat) => seat.team).filter(Boolean);
  const left = game.teams.filter((team) => !fixed.includes(team));
  return withSeats(plan, (seat) => {
    if (seat.team && !all) return seat;
    const [team = ''] = left.splice(random(left.length), 1);
    return { ...seat, team };
  });
}

// --- Rules --------------------------------------------------------------------------------------------------------

export function nameOf(rule: string): string {
  return rule.split('=', 1)[0]!;
}

/** The value a rule is chosen with: empty without one, undefined if it is not chosen. */
export function valueOf(plan: Plan, name: string): string | undefined {
  const found = plan.rules.find((rule) => nameOf(rule) === name);
  return found === undefined ? undefined : found.slice(name.length + 1);
}

function isOffered(game: OfferedGame, chosen: unknown): boolean {
  if (typeof chosen !== 'string') return false;
  const rule = game.rules.find((one) => one.name === nameOf(chosen));
  if (!rule) return false;
  const value = chosen.slice(rule.name.length + 1);
  return value ? rule.values.includes(value) : rule.bare;
}

/** Turn a rule on, with its first value where it cannot stand alone, or off. */
export function toggled(plan: Plan, rule: OfferedRule): Plan {
  if (valueOf(plan, rule.name) !== undefined) return withRule(plan, rule.name, null);
  return withRule(plan, rule.name, rule.bare ? '' : (rule.values[0] ?? ''));
}

export function withRule(plan: Plan, name: string, value: string | null): Plan {
  const rules = plan.rules.filter((rule) => nameOf(rule) !== name);
  if (value !== null) rules.push(value ? `${name}=${value}` : name);
  return { ...plan, rules };
}

/** The chosen rules that a rule cannot be played with, whichever of the two says so. */
export function conflicts(plan: Plan, game: OfferedGame, rule: OfferedRule): OfferedRule[] {
  return game.rules.filter(
    (other) =>
      other.name !== rule.name &&
      valueOf(plan, other.name) !== undefined &&
      (rule.excludes.includes(other.name) || other.excludes.includes(rule.name)),
  );
}

/** Rules that are one choice together: the length of the season. */
export const LENGTHS = ['abbreviated-season', 'extended-season'] as const;

export function hasLengths(game: OfferedGame): boolean {
  return LENGTHS.every((name) => game.rules.some((rule) => rule.name === name));
}

export function lengthOf(plan: Plan): string {
  return LENGTHS.find((name) => valueOf(plan, name) !== undefined) ?? '';
}

export function withLength(plan: Plan, length: string): Plan {
  const without = LENGTHS.reduce((rest: Plan, name) => withRule(rest, name, null), plan);
  return length ? withRule(without, length, '') : without;
}

/** How many weeks a season of some length has; two managers play one week less (TM 9.1.1, TM-R25). */
export function weeksOf(plan: Plan, length: string): number {
  const usual = plan.seats.length === 2 ? 4 : 5;
  return usual + (length === 'abbreviated-season' ? -1 : length === 'extended-season' ? 1 : 0);
}

// --- The request --------------------------------------------------------------------------------------------------

/** The table to ask for; every seat has a team by now. */
export function requestOf(plan: Plan): NewTable {
  return {
    game: plan.game,
    seats: plan.seats.map(newSeat),
    teams: plan.seats.map((seat) => seat.team),
    rules: plan.rules,
    expansions: plan.expansions,
    first: plan.first,
    sealed: true,
    clock: plan.clock,
  };
}

function newSeat(seat: SeatPlan): NewSeat {
  if (seat.who.startsWith('bot:')) return { who: 'bot', bot: seat.who.slice(4) };
  const label = seat.label.trim();
  return { who: seat.who === 'link' ? 'link' : 'here', ...(label ? { label } : {}) };
}
