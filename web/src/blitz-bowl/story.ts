/**
 * The story of a match: what happened, in sentences for one seat.
 *
 * A teller learns from the events themselves which team sits where: teams may be chosen when the game has begun. What
 * the seat may not know is not in the events it gets, and so cannot be in the sentences.
 */
import type { Sentence, Told } from '../lib/game';
import { Memories, neat, whole, type Teller } from '../lib/sentences';
import { say, type Slots } from '../lib/words';
import type { BlitzBowlCatalogue, BlitzBowlScene, Catalogue, Happened, Scene } from '../protocol';
import { Names, type Teams } from './naming';

const MOVES = ['run', 'mark', '', 'block', 'sidestep']; // by the Action that a player moves for
const WHOLE_WAYS = [0, 1]; // Runs and Marks are told as a whole, not square by square
const RUN = 0;
const THROW_TEAM_MATE = 8;
const COUNTED = ['counted-blocker', 'counted-target', 'counted-card', 'counted-room'];
const REROLLED = ['rerolled-ability', 'rerolled-ball'];
const LANDINGS = ['landed-badly', 'landed', 'landed-on'];
const ARMOUR_DIE = 7; // bits of an Armour Check below the die
const ARMOUR_MINUS = 16;

type Event = Required<Happened>;

/** The faces of block dice, three bits for each. */
export function diceOf(rolled: number): number[] {
  const faces: number[] = [];
  for (let left = rolled; left > 0; left >>= 3) faces.push((left & 7) - 1);
  return faces;
}

class MatchTeller implements Teller {
  private readonly names: Names;
  private readonly told: Sentence[] = [];
  private before: Event | null = null;
  private gathered: string[] = [];
  /** The line of a Run that a ball may lie in the way of, and whether it was taken. */
  private run: { event: Event; at: number; took: boolean } | null = null;

  constructor(catalogue: BlitzBowlCatalogue, teams: Teams) {
    this.names = new Names(catalogue, [...teams]);
  }

  lines(): Sentence[] {
    return [...this.told];
  }

  tell(happened: Happened): void {
    const event = whole(happened);
    this.learn(event);
    if (event.kind === 'declared' && event.amount !== THROW_TEAM_MATE) return; // what comes of it is told
    if (this.before && saysNoMore(this.before, event)) return;
    if (this.ran(event)) return;
    if (this.before && this.goesOn(this.before, event)) {
      this.gathered.push(this.further(event));
      this.told[this.told.length - 1] = this.sentence(event, this.joined(event));
    } else {
      this.gathered = [this.further(event)];
      this.told.push(this.sentence(event, this.text(event)));
    }
    this.before = event;
  }

  /** A Run in one line, and the ball that is taken on its way. */
  private ran(event: Event): boolean {
    const { run } = this;
    const runs = event.kind === 'moved' && event.amount === RUN;
    if (run && event.card === run.event.card && (runs || event.kind === 'ball-taken')) {
      if (runs) run.event = event;
      else run.took = true;
      const text = this.names.word('story', run.took ? 'moved-run-ball' : 'moved-run', this.slots(run.event));
      const last = run.at === this.told.length - 1;
      this.told[run.at] = { ...this.told[run.at]!, number: last ? event.number : this.told[run.at]!.number, text: neat(text) };
      this.before = event;
      return true;
    }
    if (runs) this.run = { event, at: this.told.length, took: false };
    else if (event.kind !== 'ball-bounced' && event.kind !== 'ball-taken') this.run = null;
    return false;
  }

  /** Which team sits where. */
  private learn(event: Event): void {
    if (event.kind === 'team') this.names.teams[event.seat] = this.names.catalogue.teams[event.amount]?.id ?? null;
    else if (event.kind === 'placed' && event.face) this.names.teams[event.seat] = event.face.split('/')[0]!;
  }

  private sentence(event: Event, text: string): Sentence {
    const { number, seat, rule } = event;
    return { number, seat, text: neat(text), rule, heading: event.kind === 'turn-begins' };
  }

  // --- Several events in one sentence -------------------------------------------------------------------------

  /** Whether an event is part of what was told last. */
  private goesOn(before: Event, event: Event): boolean {
    const { kind } = event;
    if (kind === 'block-rolled') return before.kind === 'block-declared';
    if (kind !== before.kind) return false;
    if (kind === 'moved')
      return event.card === before.card && event.amount === before.amount && WHOLE_WAYS.includes(event.amount);
    if (kind === 'placed') return event.seat === before.seat;
    return kind === 'challenge-dealt' || kind === 'ball-bounced';
  }

  /** What one more event adds. */
  private further(event: Event): string {
    const names = this.names;
    if (event.kind === 'placed') {
      const player = names.shortPlayer(event.card, event.face);
      return names.word('story', 'placed-one', { player, square: names.square(event.place) });
    }
    if (event.kind === 'challenge-dealt') return this.challenge(event);
    return event.kind === 'ball-bounced' ? names.square(event.place) : '';
  }

  private joined(event: Event): string {
    const all = this.names.listed(this.gathered);
    if (event.kind === 'placed') return this.names.word('story', 'placed-all', { ...this.slots(event), players: all });
    if (event.kind === 'challenge-dealt') return this.names.word('story', 'challenges-dealt', { challenges: all });
    if (event.kind === 'ball-bounced') return this.names.word('story', 'bounced', { squares: all });
    return this.text(event); // a block with its dice, or the last square of a way
  }

  // --- One event ----------------------------------------------------------------------------------------------

  private text(event: Event): string {
    const key = this.key(event);
    const alone = event.kind === 'block-rolled' && this.before?.kind !== 'block-declared'; // rolled again
    if (!alone && this.names.has('story', key)) return this.names.word('story', key, this.slots(event));
    return say(this.names.catalogue.log[event.kind], this.slots(event));
  }

  /** The message of an event, where it depends on more than its kind. */
  private key(event: Event): string {
    if (event.kind === 'moved') return `moved-${MOVES[event.amount] ?? ''}`;
    if (event.kind === 'landed') return LANDINGS[event.amount] ?? event.kind;
    if (event.kind === 'face-counted') return COUNTED[(event.amount >> 8) & 15] ?? event.kind;
    if (event.kind === 'foul-rolled' && this.fouled(event) !== (event.amount & 15)) return 'foul-counted';
    if (event.kind === 'rerolled') return REROLLED[event.amount] ?? event.kind;
    if (event.kind === 'claimed' && event.face) return 'claimed-known';
    if (event.kind === 'challenge-discarded' && !event.face) return 'challenge-discarded-hidden';
    return event.kind;
  }

  /** What the die of a Foul says by itself; a random event may make it count as something else. */
  private fouled(event: Event): number {
    const { fouls, words } = this.names.catalogue;
    return Object.keys(words['fouls'] ?? {}).indexOf(fouls[event.amount >> 4] ?? '');
  }

  private slots(event: Event): Slots {
    const { amount, kind } = event;
    const names = this.names;
    const { arenas, pitches, teams } = names.catalogue;
    return {
      coach: kind === 'team' ? names.seatOnly(event.seat) : names.coach(event.seat),
      player: names.player(event.card, event.face),
      other: names.player(event.other, event.other_face),
      card: names.back(event.face),
      square: names.square(event.place),
      amount,
      challenge: this.challenge(event),
      face: names.nth('dice', amount & 15),
      as: names.nth('dice', (amount >> 4) & 15),
      dice: names.dice(diceOf(amount).map((face) => Object.keys(names.catalogue.words['dice']!)[face] ?? '')),
      check: names.check(amount & 15, (amount >> 4) & 15, amount >> 8 > 0),
      armour: names.check(amount >> ARMOUR_DIE, amount & 15, (amount & ARMOUR_MINUS) > 0),
      foul: names.nth('fouls', amount & 15),
      rolled: kind === 'foul-rolled' ? names.nth('fouls', this.fouled(event)) : '',
      action: names.nth('actions', amount),
      arena: names.quoted(arenas[amount]?.name),
      pitch: say(pitches[amount]?.name),
      team: say(teams[amount]?.name),
    };
  }

  private challenge(event: Event): string {
    return this.names.quoted(this.names.catalogue.challenges[event.amount]?.name);
  }
}

/** Whether a single die applies as it was rolled, or a face was said to count as this one. */
function saysNoMore(before: Event, event: Event): boolean {
  if (event.kind !== 'result-applied') return false;
  if (before.kind === 'face-counted') return ((before.amount >> 4) & 15) === event.amount;
  if (before.kind !== 'block-rolled') return false;
  const dice = diceOf(before.amount);
  return dice.length === 1 && dice[0] === event.amount;
}

const memories = new Memories();

/** The story where nothing else is left of a game than its events and teams. */
export function retell(events: Happened[], catalogue: Catalogue, teams: readonly (string | null)[]): Sentence[] {
  return memories.story(events, () => new MatchTeller(catalogue as BlitzBowlCatalogue, [...teams]));
}

/** The name of a coach's team, empty before it is chosen. */
export function team(told: Told, seat: number): string {
  const scene = told.scene as BlitzBowlScene;
  if (!teamId(scene, seat)) return '';
  return new Names(
    told.catalogue as BlitzBowlCatalogue,
    scene.coaches.map((one) => one.team),
  ).coach(seat);
}

export function teamId(scene: Scene, seat: number): string | null {
  return (scene as BlitzBowlScene).coaches[seat]?.team ?? null;
}

/** Points, by seat. */
export function scores(scene: Scene): number[] {
  return (scene as BlitzBowlScene).coaches.map((one) => one.score);
}

export function story(events: Happened[], told: Told): Sentence[] {
  const scene = told.scene as BlitzBowlScene;
  return retell(
    events,
    told.catalogue,
    scene.coaches.map((one) => one.team),
  );
}
