/** What a coach has in mind at the table: the player he has picked, where he points, and what a click there does. */
import { getContext, setContext, untrack } from 'svelte';
import { confirm } from '../lib/confirm.svelte';
import type { Desk } from '../lib/desk.svelte';
import { toldOf } from '../lib/game';
import type { Stage } from '../lib/stage.svelte';
import { sayWhy } from '../lib/why';
import { t } from '../lib/words';
import type {
  Action,
  BlitzBowlCatalogue,
  BlitzBowlPlayer,
  BlitzBowlScene,
  OfferedOption,
  OpenDecision,
} from '../protocol';
import { ableOf, dealsOf, followed, keyOf, spotsOf, type Choice, type Deal, type Follow, type Spots } from './spots';

const NOBODY = -1;
const NOWHERE = -1;
/** Questions about the aim of an Action; their options name the player who makes it first. */
const AIMING: ReadonlySet<string> = new Set([
  'run',
  'mark',
  'throw',
  'block',
  'sidestep',
  'foul',
  'throw-player',
  'place',
  'reserves',
]);

/** Actions that often claim a challenge without a roll. */
const LEADING: ReadonlySet<string> = new Set(['run', 'mark', 'sidestep', 'throw']);
const PAUSE = 140; // milliseconds: whoever only passes over asks nothing

interface Leads {
  /** Of the menu in which they were asked for. */
  sequence: number;
  things: Map<string, string[]>;
}

export class Coaching {
  /** The player picked by the person. */
  picked = $state(NOBODY);
  /** The player under the pointer or the focus. */
  hovered = $state(NOBODY);
  /** The square under the pointer or the focus. */
  pointed = $state(NOWHERE);
  /** The Action under the pointer or the focus: only its aims are lit then. */
  previewed = $state.raw<Deal | null>(null);
  /** A square that was tapped once; a second tap is meant. */
  armed = $state(NOWHERE);
  /** A square or player with several answers, which are shown beside it. */
  opened = $state.raw<{ square: number; choices: Choice[] } | null>(null);
  /** The option of a button under the pointer or the focus, whose odds are told. */
  weighed = $state.raw<OfferedOption | null>(null);
  /** Whether a first tap only points (on a phone). */
  taps = $state(false);

  /** Challenges that could be claimed right after an aim, by what would be chosen. */
  leads = $state.raw<Leads>({ sequence: -1, things: new Map() });

  private pending: { number: number; then: Follow } | null = null;

  constructor(
    readonly desk: Desk,
    readonly stage: Stage,
  ) {
    // The second half of a click: what the Action is aimed at.
    $effect(() => {
      const decision = this.desk.state.decision;
      const sequence = this.desk.state.sequence;
      untrack(() => this.goOn(decision, sequence));
    });
    // What the aims of the player in hand would claim.
    $effect(() => {
      const { sequence } = this.stage.shown;
      const codes = dealsOf(this.decision, this.scene, this.selected)
        .filter((deal) => deal.option && deal.aim && !deal.free && LEADING.has(deal.action))
        .map((deal) => deal.option!.code);
      if (!this.isMenu || codes.length === 0) return;
      const timer = setTimeout(() => codes.forEach((code) => void this.lookAhead(code, sequence)), PAUSE);
      return () => clearTimeout(timer);
    });
    // Another question: what was half done is no longer meant.
    $effect(() => {
      void this.stage.shown.sequence;
      untrack(() => this.forget());
    });
  }

  scene = $derived.by((): BlitzBowlScene => this.stage.shown.scene as BlitzBowlScene);
  decision = $derived.by((): OpenDecision | null => this.stage.decision);
  told = $derived.by(() => toldOf(this.stage.shown, this.desk.catalogue));
  get catalogue(): BlitzBowlCatalogue {
    return this.desk.catalogue as BlitzBowlCatalogue;
  }

  /** Whether both coaches play the same team. */
  twins = $derived.by(() => this.scene.coaches[0]?.team === this.scene.coaches[1]?.team);
  isMenu = $derived.by(() => this.decision?.kind === 'action' || this.decision?.kind === 'last');
  able = $derived.by(() => ableOf(this.decision));
  hints = $derived.by(() => new Set(this.decision ? (this.stage.shown.lesson?.hints ?? []) : []));
  /** Whose Actions are shown, or who is making one. */
  selected = $derived.by((): number => {
    const decision = this.decision;
    if (!decision) return NOBODY;
    if (this.isMenu) return this.able.includes(this.picked) ? this.picked : this.usual();
    if (decision.kind === 'throw-player-to') return this.scene.deeds.at(-1)?.actor ?? NOBODY;
    return AIMING.has(decision.kind) ? (decision.options[0]?.arguments[0] ?? NOBODY) : NOBODY;
  });
  /** Who is told about in the panel. */
  looked = $derived.by((): number => {
    const aimed = this.selected !== NOBODY && this.allSpots.players.has(this.hovered) && !this.selects(this.hovered);
    if (this.hovered !== NOBODY && !aimed) return this.hovered;
    if (this.selected !== NOBODY) return this.selected;
    const about = this.scene.question?.about.find(([sort]) => sort === 'player')?.[1];
    return this.decision && about !== undefined ? about : this.picked;
  });
  deals = $derived.by((): Deal[] => dealsOf(this.decision, this.scene, this.looked));
  allSpots = $derived.by((): Spots => spotsOf(this.decision, this.scene, this.selected));
  /** What is lit: all, or what the previewed Action aims at. */
  spots = $derived.by((): Spots => {
    const code = this.previewed?.option?.code;
    if (code === undefined || !this.isMenu) return this.allSpots;
    const only = (choices: Map<number, Choice[]>) =>
      new Map(
        [...choices]
          .map(([key, all]) => [key, all.filter((one) => one.code === code)] as const)
          .filter(([, all]) => all.length > 0),
      );
    return { ...this.allSpots, squares: only(this.allSpots.squares), players: only(this.allSpots.players) };
  });

  player(number: number): BlitzBowlPlayer | undefined {
    return this.scene.players.find((one) => one.player === number);
  }

  playerAt(square: number): BlitzBowlPlayer | undefined {
    return this.scene.players.find((one) => one.place === square);
  }

  /** What a click on a square does: on the square itself, or on who stands there. */
  choicesAt(square: number): Choice[] {
    const there = this.playerAt(square);
    const here = this.spots.squares.get(square) ?? [];
    if (!there) return here;
    const aimed = this.spots.players.get(there.player) ?? [];
    return [...here, ...(this.selects(there.player) ? [] : aimed)];
  }

  /** Whether a click on a player selects him: in the menu a coach's own players are picked, not aimed at. */
  selects(player: number): boolean {
    return this.isMenu && this.able.includes(player);
  }

  /** Whether a lesson points at this player as the first of two clicks. */
  hintsAt(player: number): boolean {
    if (!this.isMenu || player === this.selected || !this.decision) return false;
    return this.decision.options.some((one) => this.hints.has(one.code) && one.verb !== 'play' && one.arguments[0] === player);
  }

  // --- Clicks -----------------------------------------------------------------------------------------------------

  pick(player: number): void {
    this.opened = null;
    this.armed = NOWHERE;
    this.previewed = null;
    this.picked = player;
  }

  pressSquare(square: number): void {
    const there = this.playerAt(square);
    const choices = this.choicesAt(square);
    if (choices.length === 0) {
      if (there) this.pick(there.player);
      return;
    }
    if (this.taps && this.armed !== square) {
      this.armed = square;
      this.pointed = square;
      this.opened = null;
      return;
    }
    this.take(choices, square);
  }

  /** Say why something is not offered: a verb and its arguments, as `data-why` has them. */
  explain(why: string): void {
    const [verb = '', ...args] = why.split(' ');
    void sayWhy(this.desk, verb, args.map(Number));
  }

  /** A player was dragged here: a throw to a team-mate is meant, not a look at him. */
  dropAt(square: number): void {
    const there = this.playerAt(square);
    const aimed = there ? (this.allSpots.players.get(there.player) ?? []) : [];
    const choices = [...(this.allSpots.squares.get(square) ?? []), ...aimed];
    if (choices.length > 0 && there?.player !== this.selected) this.take(choices, square);
  }

  /** The one answer, or a list of several beside the square. */
  take(choices: Choice[], square: number): void {
    if (choices.length === 1) this.choose(choices[0]!);
    else this.opened = { square, choices };
  }

  choose(choice: Choice): void {
    if (!this.decision || this.desk.sending) return;
    this.pending = choice.then ? { number: this.decision.number, then: choice.then } : null;
    this.opened = null;
    this.armed = NOWHERE;
    this.desk.choose(choice.code);
  }

  /** The end of the turn is asked for once more while there are Actions left. */
  endTurnQuestion(option: OfferedOption): string {
    const left = this.decision?.kind === 'action' ? this.scene.actions : 0;
    return option.verb === 'end-turn' && left > 0 ? t('bb.endTurn.sure', { n: left }) : '';
  }

  async endTurn(): Promise<void> {
    const option = this.decision?.options.find((one) => one.verb === 'end-turn');
    if (!option) return;
    const question = this.endTurnQuestion(option);
    if (question && !(await confirm(question, t('bb.endTurn'), option.code))) return;
    this.desk.choose(option.code);
  }

  /** Esc: step back from what is half done; a declared Action that can be taken back is. */
  cancel(): boolean {
    if (this.opened || this.armed !== NOWHERE) {
      this.opened = null;
      this.armed = NOWHERE;
      return true;
    }
    if (this.decision && AIMING.has(this.decision.kind) && this.scene.deeds.length > 0 && this.stage.shown.undo) {
      this.desk.undo();
      return true;
    }
    if (this.picked === NOBODY) return false;
    this.picked = NOBODY;
    return true;
  }

  /** The next or previous player who has something to do. */
  cycle(step: number): boolean {
    if (!this.isMenu || this.able.length === 0) return false;
    const at = this.able.indexOf(this.selected);
    this.pick(this.able[(at + step + this.able.length) % this.able.length]!);
    return true;
  }

  /** An Action by its kind, as its key does. */
  declare(action: Action): boolean {
    const deal = dealsOf(this.decision, this.scene, this.selected).find((one) => one.action === action && one.option);
    if (!deal?.option) return false;
    this.desk.choose(deal.option.code);
    return true;
  }

  /** The challenges that a choice would let him claim. */
  claims(choice: Choice): string[] {
    const here = this.leads.sequence === this.stage.shown.sequence;
    const declared = this.leads.sequence === this.stage.shown.sequence - 1 && !this.isMenu;
    return here || declared ? (this.leads.things.get(keyOf(choice.then ?? choice.option)) ?? []) : [];
  }

  private async lookAhead(code: number, sequence: number): Promise<void> {
    try {
      const { decision, leads } = await this.desk.peek(code);
      const options = new Map((decision?.options ?? []).map((one) => [one.code, one]));
      const known = this.leads.sequence === sequence ? this.leads.things : [];
      const things = new Map(known);
      for (const lead of leads) {
        const option = options.get(lead.code);
        if (option) things.set(keyOf(option), lead.things);
      }
      this.leads = { sequence, things };
    } catch {
      // The table has gone on; there is nothing to look forward to.
    }
  }

  // --- What follows -----------------------------------------------------------------------------------------------

  private goOn(decision: OpenDecision | null, sequence: number): void {
    const pending = this.pending;
    if (!pending || sequence <= pending.number) return;
    this.pending = null;
    const option = followed(decision, pending.then);
    if (option) this.desk.choose(option.code);
  }

  private forget(): void {
    this.armed = NOWHERE;
    this.opened = null;
    this.previewed = null;
    this.weighed = null;
  }

  /** Who is shown before anybody is picked: who has the ball, else the first who can act. In a lesson nobody. */
  private usual(): number {
    if (this.stage.shown.lesson) return NOBODY;
    const holder = this.scene.balls.find((ball) => this.able.includes(ball.holder));
    return holder?.holder ?? this.able[0] ?? NOBODY;
  }
}

const KEY = 'coaching';

export function provideCoaching(coaching: Coaching): Coaching {
  return setContext(KEY, coaching);
}

export function coachingHere(): Coaching {
  return getContext<Coaching>(KEY);
}
