/**
 * The story of a season: what happened, in sentences for one seat.
 *
 * A teller hears every event in order, because sentences speak of matchups as they were when it happened. What the
 * seat may not know is not in the events it gets, and so cannot be in the sentences.
 */
import { byId, cardOf } from '../lib/catalogues';
import type { Sentence, Told } from '../lib/game';
import { Memories, neat, whole, type Teller } from '../lib/sentences';
import { say, type Slots } from '../lib/words';
import type { Catalogue, Happened, Scene, TeamManagerCatalogue, TeamManagerScene } from '../protocol';
import { Names, TOURNAMENT_AT } from './naming';
import { isOf } from './things';

const TACKLE = 'tackle';
const DICE = 8; // bits below the number of dice
const LEFT = 0;
const CENTRE = 1;
/** What belongs to nobody, though an event names the manager with the coin. */
const NOBODYS = new Set(['week-begins', 'pool-restocked', 'spike-revealed', 'highlight-revealed', 'kicked-off']);
const TOKENS = new Set(['token-peeked', 'token-discarded', 'token-moved']);
const FANS = new Set(['fans-gained', 'fans-lost']);

type Event = Required<Happened>;

class SeasonTeller implements Teller {
  private readonly names: Names;
  private readonly told: Sentence[] = [];
  /** Single draws and new decks between them, until it is known whether the draws make up a hand. */
  private drawn: { sentence: Sentence; card: string | null }[] = [];
  private reel: string[] = [];
  private matchups = new Map<number, string>();
  private spike: string;

  constructor(catalogue: TeamManagerCatalogue, teams: readonly (string | null)[]) {
    this.names = new Names(catalogue, teams);
    this.spike = this.names.card('');
  }

  lines(): Sentence[] {
    return [...this.told, ...this.drawn.map((one) => one.sentence)];
  }

  tell(happened: Happened): void {
    const event = whole(happened);
    this.remember(event);
    const sentence = this.sentence(event, this.text(event));
    if (event.kind === 'drawn') {
      this.drawn.push({ sentence, card: event.face ? this.names.card(event.face) : '' });
      return;
    }
    if (event.kind === 'deck-shuffled' && this.drawn.length > 0) {
      this.drawn.push({ sentence, card: null });
      return;
    }
    if (event.kind === 'hand-drawn') this.hand(event, sentence);
    this.told.push(...this.drawn.map((one) => one.sentence));
    this.drawn = [];
    if (event.kind === 'highlight-revealed') {
      this.reel.push(this.names.card(event.face));
      if (this.reel.length > 1) {
        const text = this.names.word('story', 'highlights', { cards: this.names.listed(this.reel) });
        this.told[this.told.length - 1] = { ...sentence, text: neat(text) };
        return;
      }
    } else this.reel = [];
    if (event.kind === 'tackle-succeeded' || (event.kind === 'skill-used' && this.names.catalogue.skills[event.amount]?.id === TACKLE)) return; // said
    this.told.push(sentence);
  }

  /** Draws for a new hand are one sentence. */
  private hand(event: Event, sentence: Sentence): void {
    const hand = this.drawn.filter((one) => one.card !== null).slice(-event.amount);
    const cards = hand.flatMap((one) => (one.card ? [one.card] : []));
    if (cards.length > 0) {
      const slots = { ...this.slots(event), cards: this.names.listed(cards) };
      const key = cards.length < event.amount ? 'hand-some' : 'hand-known';
      sentence.text = neat(this.names.word('story', key, slots));
    }
    this.drawn = this.drawn.filter((one) => !hand.includes(one));
  }

  /** The names of the week's matchups. */
  private remember(event: Event): void {
    if (event.kind === 'highlight-revealed' || event.kind === 'highlight-replaced') {
      this.matchups.set(event.amount, this.names.card(event.face));
    } else if (event.kind === 'spike-revealed') {
      this.spike = this.names.card(event.face);
      this.matchups = new Map([[TOURNAMENT_AT, this.spike]]);
    }
  }

  private sentence(event: Event, text: string): Sentence {
    const seat = NOBODYS.has(event.kind) ? -1 : event.seat;
    return { number: event.number, seat, text, rule: event.rule, heading: event.kind === 'week-begins' };
  }

  private text(event: Event): string {
    const key = this.key(event);
    const slots = this.slots(event);
    if (this.names.has('story', key)) return neat(this.names.word('story', key, slots));
    return neat(say(this.names.catalogue.log[event.kind], slots));
  }

  /** The message of an event, where it depends on more than its kind. */
  private key(event: Event): string {
    if (event.kind === 'token-discarded' && event.face && !event.other_face) return 'token-discarded-loose';
    if (TOKENS.has(event.kind) && !event.face) return `${event.kind}-hidden`;
    if (event.kind === 'winner' && event.amount === TOURNAMENT_AT) return 'cup-won';
    if (event.kind !== 'payout') return event.kind;
    if (isOf(this.names.catalogue, cardOf(this.names.catalogue, event.face), 'matchup'))
      return event.amount === CENTRE ? 'payout-centre' : 'payout-zone';
    return `payout-${event.amount === LEFT ? 'winner' : event.amount === CENTRE ? 'runner-up' : 'lose'}`;
  }

  private slots(event: Event): Slots {
    const { amount, face, kind } = event;
    const names = this.names;
    let card = kind.startsWith('token') ? names.token(face) : names.card(face);
    if (FANS.has(kind) && event.card < 0) card = this.spike; // only a headline pays without a card of its own
    else if (kind === 'ability-used') card = names.withAbility(card, face, amount);
    return {
      seat: names.seat(event.seat),
      card,
      other: names.card(event.other_face),
      amount,
      zone: names.zone(amount, (at) => this.matchup(at)),
      matchup: this.matchup(amount),
      skill: names.skill(amount),
      powers: names.powers(amount >> DICE, ((amount & 255) ^ 128) - 128),
      dice: this.dice(amount),
      die: names.die(amount),
    };
  }

  private matchup(at: number): string {
    return this.matchups.get(at) ?? this.names.word('story', 'a-matchup');
  }

  private dice(amount: number): string {
    const first = this.names.die((amount >> 4) & 15);
    if (amount >> DICE === 1) return first;
    return this.names.listed([first, this.names.die(amount & 15)], 'both');
  }
}

const memories = new Memories();

/** The story where nothing else is left of a game than its events and teams. */
export function retell(events: Happened[], catalogue: Catalogue, teams: readonly (string | null)[]): Sentence[] {
  return memories.story(events, () => new SeasonTeller(catalogue as TeamManagerCatalogue, teams));
}

export function team(told: Told, seat: number): string {
  const id = teamId(told.scene, seat);
  return say(byId((told.catalogue as TeamManagerCatalogue).teams, id)?.name);
}

export function teamId(scene: Scene, seat: number): string | null {
  return (scene as TeamManagerScene).managers[seat]?.team ?? null;
}

/** Fans, by seat. */
export function scores(scene: Scene): number[] {
  return (scene as TeamManagerScene).managers.map((one) => one.fans);
}

export function story(events: Happened[], told: Told): Sentence[] {
  const scene = told.scene as TeamManagerScene;
  return retell(
    events,
    told.catalogue,
    scene.managers.map((one) => one.team),
  );
}
