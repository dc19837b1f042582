/** What things of Blitz Bowl are called in sentences: coaches, players, squares, cards and rolls. */
import { byId, positionOf } from '../lib/catalogues';
import { ENGLISH } from '../lib/languages';
import { Speech } from '../lib/sentences';
import { say, type Text } from '../lib/words';
import type { BlitzBowlCatalogue, BlitzBowlScene } from '../protocol';

export type Teams = (string | null)[];

/** `h6`, as the squares of the pitch are called. */
export function squareName(catalogue: BlitzBowlCatalogue, place: number): string {
  const { width } = catalogue.board;
  return `${String.fromCharCode(97 + (place % width))}${Math.floor(place / width) + 1}`;
}

export class Names extends Speech<BlitzBowlCatalogue> {
  constructor(
    catalogue: BlitzBowlCatalogue,
    readonly teams: Teams,
  ) {
    super(catalogue);
  }

  /** A coach by the team; with the seat where both have the same, or none yet. */
  coach(seat: number): string {
    if (seat < 0 || seat >= this.teams.length) return this.word('story', 'nobody');
    const team = byId(this.catalogue.teams, this.teams[seat]);
    if (!team) return this.seatOnly(seat);
    const name = say(team.name);
    return this.teams[0] === this.teams[1] ? this.numbered(name, seat + 1) : name;
  }

  seatOnly(seat: number): string {
    return this.word('story', 'coach', { number: seat + 1 });
  }

  square(place: number): string {
    return place >= 0 ? squareName(this.catalogue, place) : this.word('story', 'nowhere');
  }

  /** A player with the name of his team, because both teams may have the same positions. */
  player(player: number, position: string): string {
    const found = positionOf(this.catalogue, position);
    if (!found) return this.word('story', 'nobody');
    const seat = this.owner(player);
    const team = this.coach(seat);
    const name = this.shortPlayer(player, position);
    // a Witch Elf of the Dark Elves: the team in brackets where it has a word of the position
    const words = (byId(this.catalogue.teams, this.teams[seat])?.name[ENGLISH] ?? '').split(' ');
    const shared = (found.name[ENGLISH] ?? '').split(' ').some((one) => words.includes(one));
    return this.word('story', shared ? 'player-of' : 'player', { team, position: name });
  }

  /** `Lineman 2`, as far as the teams are known. */
  shortPlayer(player: number, position: string): string {
    const name = say(positionOf(this.catalogue, position)?.name);
    const seat = this.owner(player);
    const players = byId(this.catalogue.teams, this.teams[seat])?.players;
    if (!players || !this.teams[0]) return name;
    const same = players.flatMap((one, at) => (one === position ? [at] : []));
    const number = same.indexOf(player - (seat === 0 ? 0 : this.edge())) + 1;
    return same.length > 1 && number > 0 ? this.numbered(name, number) : name;
  }

  /** The seat of a player; while the first team is not known, the one whose team is. */
  owner(player: number): number {
    if (!this.teams[0]) return this.teams.length - 1;
    return player < this.edge() ? 0 : 1;
  }

  private edge(): number {
    return byId(this.catalogue.teams, this.teams[0])?.players.length ?? 0;
  }

  /** The bonus play on the back of a card, or a random event, by the id of the card. */
  back(face: string): string {
    const card = byId(this.catalogue.cards, face);
    const text = card ? byId(this.catalogue.plays, card.play)?.name : this.event(face);
    return text ? this.quoted(text) : this.word('story', 'hidden');
  }

  private event(face: string): Text | undefined {
    return byId(this.catalogue.events, face)?.name;
  }

  dice(faces: string[]): string {
    return this.listed(faces.map((face) => this.quoted(this.catalogue.words['dice']?.[face])));
  }

  /** `4 against 3+, passed`. */
  check(die: number, value: number, minus: boolean): string {
    const passed = die !== 1 && (die === 6 || die - (minus ? 1 : 0) >= value);
    return this.word('story', `check-${minus ? 'minus-' : ''}${passed ? 'passed' : 'failed'}`, { die, value });
  }
}

/** Names of things as they stand in a scene, for somebody who is asked about them. */
export class SceneNames extends Names {
  constructor(
    catalogue: BlitzBowlCatalogue,
    readonly scene: BlitzBowlScene,
  ) {
    super(
      catalogue,
      scene.coaches.map((one) => one.team),
    );
  }

  /** A player by his handle: my own without the team. */
  named(player: number): string {
    const found = this.scene.players.find((one) => one.player === player);
    if (!found) return this.word('story', 'nobody');
    const name = say(positionOf(this.catalogue, found.position)?.name);
    if (found.seat !== this.scene.me) return this.player(player, found.position);
    return found.number > 0 ? this.numbered(name, found.number) : name;
  }

  /** The same with his square, so that he can be found on the pitch. */
  placed(player: number): string {
    const square = this.scene.players.find((one) => one.player === player)?.square;
    const name = this.named(player);
    return square ? this.word('options', 'player-at', { player: name, square }) : name;
  }

  /** The bonus play of a card in hand, as far as this seat knows it; with a number where there are two of it. */
  play(card: number): string {
    const hand = this.scene.coaches.map((coach) => coach.hand).find((cards) => cards.some((one) => one.card === card));
    const held = hand?.find((one) => one.card === card);
    const play = byId(this.catalogue.plays, held?.play);
    if (!play) return this.word('story', 'hidden');
    const same = hand!.filter((one) => one.play === play.id);
    const name = this.quoted(play.name);
    return same.length > 1 ? this.numbered(name, same.indexOf(held!) + 1) : name;
  }

  challenge(id: string): string {
    return this.quoted(byId(this.catalogue.challenges, id)?.name);
  }
}
