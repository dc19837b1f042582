/** What things of Team Manager are called in sentences: managers, cards, matchups, zones, players and tokens. */
import { byId, cardOf } from '../lib/catalogues';
import { Speech, signed } from '../lib/sentences';
import { say, t } from '../lib/words';
import type {
  Matchup,
  TeamManagerCatalogue,
  TeamManagerPlayer,
  TeamManagerScene,
  Token,
  Upgrade,
} from '../protocol';
import { badgesOf, faceOf, isOf } from './things';

export const TOURNAMENT_AT = 7;
const ZONE = 52; // the first place that is a team zone; five to a matchup
const ZONES = 5;

export class Names extends Speech<TeamManagerCatalogue> {
  constructor(
    catalogue: TeamManagerCatalogue,
    readonly teams: readonly (string | null)[],
  ) {
    super(catalogue);
  }

  seat(seat: number): string {
    const team = byId(this.catalogue.teams, this.teams[seat]);
    return team ? say(team.name) : this.word('story', 'no-one');
  }

  /** A card by its face; one that nobody here may know is just a card. */
  card(face: string | null | undefined): string {
    const card = cardOf(this.catalogue, face);
    if (!card) return this.word('story', 'a-card');
    return isOf(this.catalogue, card, 'player', 'token') ? say(card.name) : this.quoted(card.name);
  }

  token(face: string | null | undefined): string {
    return face ? this.card(face) : this.word('story', 'a-token');
  }

  /** A card with the name of the ability that is used, if it has one. */
  withAbility(card: string, face: string | null | undefined, index: number): string {
    const named = cardOf(this.catalogue, face)?.abilities[index]?.named;
    const ability = named ? byId(this.catalogue.abilities, named) : undefined;
    return ability ? this.word('story', 'with-ability', { card, ability: say(ability.name) }) : card;
  }

  /** A skill and a face of the die by their places, as numbers of events and options name them. */
  skill(at: number): string {
    return say(this.catalogue.skills[at]?.name);
  }
  die(at: number): string {
    return say(this.catalogue.faces[at]?.name);
  }

  /** A team zone by its place, at matchups that have these names. */
  zone(place: number, matchup: (at: number) => string): string {
    const at = Math.floor((place - ZONE) / ZONES);
    if (at === TOURNAMENT_AT) return matchup(at);
    const side = (place - ZONE) % ZONES === 0 ? 'zone-left' : 'zone-right';
    return this.word('story', side, { matchup: matchup(at) });
  }

  powers(mine: number, theirs: number): string {
    return this.word('story', 'powers', { mine: signed(mine), theirs: signed(theirs) });
  }
}

/** Where a card lies in a scene. */
export interface Lying {
  face: string | null;
  /** Whose it is, -1 for nobody's. */
  seat: number;
  where: 'hand' | 'deck' | 'discard' | 'field' | 'token' | 'upgrade' | 'matchup' | 'elsewhere';
  matchup?: Matchup;
  player?: TeamManagerPlayer;
  token?: Token;
  upgrade?: Upgrade;
}

const found = new WeakMap<TeamManagerScene, Map<number, Lying>>();

/** All cards of a scene by their handles. */
export function cardsOf(scene: TeamManagerScene): Map<number, Lying> {
  let cards = found.get(scene);
  if (!cards) {
    cards = listed(scene);
    found.set(scene, cards);
  }
  return cards;
}

function listed(scene: TeamManagerScene): Map<number, Lying> {
  const cards = new Map<number, Lying>();
  const put = (card: number, lying: Lying) => cards.set(card, lying);
  const piles = [scene.aside, ...Object.values(scene.decks)];
  for (const pile of piles) for (const { card, face } of pile.cards) put(card, { face, seat: -1, where: 'elsewhere' });
  if (scene.spike) put(scene.spike.card, { face: scene.spike.face, seat: -1, where: 'elsewhere' });
  for (const one of scene.managers) {
    const seat = one.seat;
    for (const { card, face } of [one.improvement_pile, one.upgrade_deck, one.looking_at].flatMap((pile) => pile.cards))
      put(card, { face, seat, where: 'elsewhere' });
    for (const { card, face } of Object.values(one.piles).flatMap((pile) => pile.cards))
      put(card, { face, seat, where: 'elsewhere' });
    for (const where of ['hand', 'deck', 'discard'] as const)
      for (const { card, face } of one[where].cards) put(card, { face, seat, where });
    for (const upgrade of one.upgrades) put(upgrade.card, { face: upgrade.face, seat, where: 'upgrade', upgrade });
  }
  for (const matchup of matchupsOf(scene)) {
    put(matchup.card, { face: matchup.face, seat: -1, where: 'matchup', matchup });
    for (const { card } of matchup.extras) if (card) put(card.card, { face: card.face, seat: -1, where: 'elsewhere' });
    for (const { seat, players } of matchup.zones)
      for (const player of players) {
        put(player.card, { face: player.face, seat, where: 'field', matchup, player });
        for (const token of player.tokens)
          put(token.card, { face: token.face, seat, where: 'token', matchup, player, token });
      }
  }
  return cards;
}

export function matchupsOf(scene: TeamManagerScene): Matchup[] {
  return scene.tournament ? [...scene.reel, scene.tournament] : scene.reel;
}

/** Names of things as they lie in a scene, for somebody who is asked about them. */
export class SceneNames extends Names {
  readonly cards: Map<number, Lying>;

  constructor(
    catalogue: TeamManagerCatalogue,
    readonly scene: TeamManagerScene,
  ) {
    super(
      catalogue,
      scene.managers.map((one) => one.team),
    );
    this.cards = cardsOf(scene);
  }

  matchup(at: number): string {
    const one = matchupsOf(this.scene).find((matchup) => matchup.matchup === at);
    return one ? this.card(one.face) : this.word('story', 'a-matchup');
  }

  place(place: number): string {
    return this.zone(place, (at) => this.matchup(at));
  }

  /** A card by its handle, with a number where others like it lie beside it. */
  named(card: number): string {
    const lying = this.cards.get(card);
    if (!lying?.face) return this.word('story', lying?.where === 'token' ? 'a-token' : 'a-card');
    const alike = [...this.cards].filter(([, one]) => this.alike(one, lying)).map(([handle]) => handle);
    const name = this.card(lying.face);
    return alike.length > 1 ? this.numbered(name, alike.sort((a, b) => a - b).indexOf(card) + 1) : name;
  }

  private alike(one: Lying, other: Lying): boolean {
    return one.face === other.face && one.seat === other.seat && one.where === other.where && one.where !== 'deck';
  }

  /** A player at a matchup, with what tells him from his like; whose he is, if not mine. */
  player(card: number): string {
    const lying = this.cards.get(card);
    const name = this.named(card);
    if (!lying?.player || lying.where !== 'field') return name;
    const { power, downed, ball, tokens, marks } = lying.player;
    const details = lying.seat === this.scene.me ? [] : [this.seat(lying.seat)];
    details.push(this.word('options', 'star-power', { power: signed(power) }));
    if (downed) details.push(this.word('options', 'downed'));
    if (ball) details.push(this.word('options', 'ball'));
    for (const token of tokens)
      details.push(
        token.face
          ? this.word('options', 'token', { token: this.card(token.face) })
          : this.word('options', 'facedown'),
      );
    for (const { word, n } of badgesOf(this.catalogue, marks)) details.push(n === 1 ? word : t('tm.mark', { word, n: n! }));
    return this.word('options', 'player', { name, details: this.listed(details) });
  }

  /** A token on a player. */
  tokenOn(card: number): string {
    const lying = this.cards.get(card)!;
    const player = this.named(lying.player!.card);
    const same = lying.player!.tokens.filter((one) => one.face === lying.face);
    const text = lying.face
      ? this.word('options', 'token-on', { token: this.card(lying.face), player })
      : this.word('options', 'facedown-on', { player });
    return same.length > 1 ? this.numbered(text, same.findIndex((one) => one.card === card) + 1) : text;
  }

  dice(faces: readonly string[]): string {
    return this.listed(
      faces.map((face) => say(faceOf(this.catalogue, face).name)),
      'both',
    );
  }
}
