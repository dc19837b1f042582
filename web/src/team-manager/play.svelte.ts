/** What a person at the table is about to do: which card is picked, which zone is under the pointer, what is looked at. */
import { getContext, setContext } from 'svelte';
import { byId, cardOf } from '../lib/catalogues';
import { confirm } from '../lib/confirm.svelte';
import type { Desk } from '../lib/desk.svelte';
import { toldOf, type Told } from '../lib/game';
import type { Stage } from '../lib/stage.svelte';
import { say, t } from '../lib/words';
import type {
  Manager,
  Matchup,
  OfferedOption,
  OpenDecision,
  State,
  TeamManagerCatalogue,
  TeamManagerKindName,
  TeamManagerPlayer,
  TeamManagerPrintedCard,
  TeamManagerScene,
} from '../protocol';
import { answersOf, type Answers } from './answers';
import { Looking } from './looking.svelte';
import { option as optionWords, prompt } from './options';

const NONE = -1;
/** Questions for which several cards of the hand are picked, and sent one after the other. */
const SEVERAL: readonly string[] = ['pass-discards'] satisfies TeamManagerKindName[];

export class Play {
  /** The card that was picked, by its handle. */
  private chosen = $state(NONE);
  /** Cards that were picked to go, where several may. */
  several = $state.raw<readonly number[]>([]);
  /** The zone under the pointer, by its place. */
  over = $state(NONE);
  /** The card that is dragged, and where the pointer is. */
  drag = $state.raw<{ card: number; x: number; y: number } | null>(null);
  readonly looking = new Looking();

  constructor(
    readonly desk: Desk,
    readonly stage: Stage,
  ) {}

  // --- What is there -------------------------------------------------------------------------------------------

  readonly state: State = $derived.by(() => this.stage.shown);
  readonly scene: TeamManagerScene = $derived.by(() => this.stage.shown.scene as TeamManagerScene);
  readonly told: Told = $derived.by(() => toldOf(this.stage.shown, this.desk.catalogue));
  readonly decision: OpenDecision | null = $derived.by(() => this.stage.decision);
  readonly answers: Answers = $derived(answersOf(this.decision, this.scene, this.catalogue.faces));
  readonly hints: ReadonlySet<number> = $derived(new Set(this.decision ? (this.state.lesson?.hints ?? []) : []));

  get catalogue(): TeamManagerCatalogue {
    return this.desk.catalogue as TeamManagerCatalogue;
  }
  /** My own manager, unless I only watch. */
  get me(): Manager | undefined {
    return this.scene.managers[this.scene.me];
  }
  get kind(): TeamManagerKindName | null {
    return (this.decision?.kind as TeamManagerKindName | undefined) ?? null;
  }
  get matchups(): Matchup[] {
    return this.scene.tournament ? [...this.scene.reel, this.scene.tournament] : this.scene.reel;
  }
  printed(face: string | null | undefined): TeamManagerPrintedCard | undefined {
    return cardOf(this.catalogue, face);
  }
  team(seat: number): string | null {
    return this.scene.managers[seat]?.team ?? null;
  }

  /** The name of a seat's team. */
  teamName(seat: number): string {
    return say(byId(this.catalogue.teams, this.team(seat))?.name);
  }

  /** The open question in words. */
  get question(): string {
    return this.decision ? prompt(this.decision, this.told) : '';
  }

  // --- What may be chosen --------------------------------------------------------------------------------------

  /** The card that waits for a place: the one picked, or the only one there is. */
  readonly picked: number = $derived.by(() => {
    const { pairs } = this.answers;
    if (pairs.has(this.chosen)) return this.chosen;
    return pairs.size === 1 && this.kind !== 'turn' ? [...pairs.keys()][0]! : NONE;
  });

  /** What is printed on the picked card. */
  readonly pickedFace: string | null = $derived.by(() => {
    return this.picked >= 0 ? this.faceOf(this.picked) : null;
  });
  /** What the picked card would add where it goes. */
  readonly comingPower: number = $derived.by(() => {
    const there = this.playerOf(this.picked);
    return there ? there.power : (this.printed(this.pickedFace)?.standing ?? 0);
  });

  /** Whether a card is to be picked before its place; the only one there is has been picked already. */
  waits(card: number): boolean {
    return this.answers.pairs.has(card) && (this.picked !== card || this.chosen === card);
  }
  optionsOf(card: number): OfferedOption[] {
    return this.answers.cards.get(card) ?? [];
  }
  /** The option that a click on a zone sends. */
  optionAt(place: number): OfferedOption | undefined {
    return this.answers.pairs.get(this.picked)?.get(place);
  }
  /** An option in words. */
  words(option: OfferedOption): string {
    return optionWords(option, this.told);
  }
  /** Whether something on the way to these options is hinted by the lesson. */
  hinted(options: Iterable<OfferedOption>): boolean {
    if (this.hints.size === 0) return false;
    for (const option of options) if (this.hints.has(option.code)) return true;
    return false;
  }
  get severalAsked(): boolean {
    return SEVERAL.includes(this.kind ?? '');
  }

  // --- Choosing ------------------------------------------------------------------------------------------------

  /** Pick a card that goes to a place; again: lay it back. */
  pick(card: number): void {
    this.chosen = this.chosen === card ? NONE : card;
  }
  /** Pick a card or take it back, where several may go. */
  toggle(card: number): void {
    this.several = this.several.includes(card) ? this.several.filter((one) => one !== card) : [...this.several, card];
  }
  /** Nothing is picked any more; whether anything was. */
  cancel(): boolean {
    const was = this.chosen !== NONE || this.several.length > 0;
    this.chosen = NONE;
    this.several = [];
    this.over = NONE;
    this.drag = null;
    return was;
  }
  send(option: OfferedOption | undefined): void {
    if (!option || !this.decision || this.desk.sending) return;
    this.looking.close();
    this.desk.choose(option.code);
  }
  /** Send the picked card to a zone. Whether it may go there. */
  sendTo(place: number): boolean {
    const option = this.optionAt(place);
    this.send(option);
    return option !== undefined;
  }
  /** A click on a card. Whether it meant anything. */
  click(card: number): boolean {
    const options = this.optionsOf(card);
    if (this.severalAsked && options.length > 0) this.toggle(card);
    else if (this.waits(card)) this.pick(card);
    else if (options.length === 1) this.send(options[0]);
    else return false;
    return true;
  }
  get passQuestion(): string {
    return t('tm.pass.sure', { n: this.me?.hand.size ?? 0 });
  }
  /** A manager who passes is asked once more: he commits nobody else this week. */
  async pass(): Promise<void> {
    const option = this.decision?.options.find((one) => one.verb === 'pass');
    if (!option) return;
    const sure = await confirm(this.passQuestion, t('tm.pass'), option.code);
    if (sure && this.decision?.options.includes(option)) this.send(option);
  }

  // --- Sending several -----------------------------------------------------------------------------------------

  private sending: readonly number[] | null = null;

  /** Send the cards that were picked, in that order, and then that it is enough. */
  sendSeveral(): void {
    this.sending = this.several;
    this.goOn();
  }
  /** What is still to be sent after the table has answered. */
  goOn(): void {
    if (!this.sending || !this.decision) return;
    if (!this.severalAsked) {
      this.sending = null;
      return;
    }
    const next = this.sending.find((card) => this.optionsOf(card).length > 0);
    if (next === undefined) this.sending = null;
    else this.sending = this.sending.filter((card) => card !== next);
    this.send(next === undefined ? this.decision.options.find((one) => one.verb === 'done') : this.optionsOf(next)[0]);
  }

  // --- Cards of the table --------------------------------------------------------------------------------------

  /** A player at a matchup, by his handle. */
  playerOf(card: number): TeamManagerPlayer | undefined {
    if (card < 0) return undefined;
    return this.matchups.flatMap((one) => one.zones.flatMap((zone) => zone.players)).find((one) => one.card === card);
  }
  /** What is printed on a card of the table: a player, an upgrade or a card of my hand. */
  faceOf(card: number): string | null {
    const upgrades = this.scene.managers.flatMap((one) => one.upgrades);
    const found = [...upgrades, ...(this.me?.hand.cards ?? [])].find((one) => one.card === card);
    return found?.face ?? this.playerOf(card)?.face ?? null;
  }
}

const KEY = 'team-manager-play';

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}
export function playHere(): Play {
  return getContext<Play>(KEY);
}
