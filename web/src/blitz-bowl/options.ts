/** Options of Blitz Bowl in words: an answer as a person reads it, told from every other answer to the question. */
import { byId, positionOf } from '../lib/catalogues';
import type { Told } from '../lib/game';
import { neat } from '../lib/sentences';
import { say } from '../lib/words';
import type { BlitzBowlCatalogue, BlitzBowlScene, OfferedOption } from '../protocol';
import { SceneNames } from './naming';

export { prompt } from './prompts';

const REROLLS = ['ability', 'ball', 'rookies'];
const INSTEAD = new Set(['decline', 'end-turn']);
/** What gives a free Action, by the third number of the option. */
const FROM_ARENA = 32;
const FROM_TEAM_MATE = 48;
const FROM_FIRST = 80;
/** Verbs with a player whom the question is already about, and the one who is meant. */
const AT = new Set(['throw-to', 'block-at', 'foul-at', 'lift']);
const OF = new Set(['answer', 'shadow', 'sacrifice', 'trip', 'dump-off']);
const TO = new Set(['place', 'sidestep-to', 'throw-player-to']);

export function namesOf(told: Told): SceneNames {
  return new SceneNames(told.catalogue as BlitzBowlCatalogue, told.scene as BlitzBowlScene);
}

export function option(offered: OfferedOption, told: Told): string {
  return neat(new Wording(namesOf(told)).text(offered));
}

class Wording {
  private readonly scene: BlitzBowlScene;
  private readonly kind: string;

  constructor(private readonly names: SceneNames) {
    this.scene = names.scene;
    this.kind = this.scene.question?.kind ?? '';
  }

  text(offered: OfferedOption): string {
    const { verb } = offered;
    const [first = -1, second = -1, third = -1] = offered.arguments;
    if (AT.has(verb)) return this.plain(verb, '', this.names.placed(second));
    if (OF.has(verb)) return this.plain(verb, this.names.placed(first));
    if (TO.has(verb)) return this.plain(verb, this.moved(verb, first), this.names.square(second));
    switch (verb) {
      case 'run-to':
      case 'mark-to':
        return this.way(verb, second, third);
      case 'bounce-to':
        return this.plain(verb, this.names.square(first));
      case 'free':
        return this.free(first, second, third);
      case 'reserves':
        if (this.kind === 'action') return this.plain(verb, this.names.named(first));
        return this.names.word('options', 'bring-on', { player: this.names.named(first) });
      case 'play':
        return this.plain(verb, this.names.play(first));
      case 'claim':
      case 'discard':
        return this.card(verb, first);
      case 'apply':
        return this.result(first);
      case 'reroll':
        return this.names.word('options', `reroll-${REROLLS[first]}`);
      case 'follow-up':
        return this.followUp();
      default:
        return this.other(verb, first, second);
    }
  }

  private plain(verb: string, ...slots: string[]): string {
    return say(this.names.catalogue.verbs[verb]?.text, Object.fromEntries(slots.entries()));
  }

  private other(verb: string, first: number, second: number): string {
    const { balls, pitches, teams } = this.names.catalogue;
    if (verb === 'pitch') return this.names.word('options', verb, { pitch: say(pitches[first]?.name) });
    if (verb === 'ball') return this.names.word('options', verb, { ball: say(balls[first]?.name) });
    if (verb === 'team') {
      const slots = { team: say(teams[first]?.name), other: say(teams[second]?.name) };
      return this.names.word('options', 'team-against', slots);
    }
    if (this.names.catalogue.verbs[verb]?.arguments[0] === 'player') return this.plain(verb, this.names.placed(first));
    if (verb === 'end-turn' && this.kind === 'action' && this.scene.actions > 0)
      return this.names.word('options', 'end-turn-with', { n: this.scene.actions });
    const instead = `not-${this.kind}`;
    if (INSTEAD.has(verb) && this.names.has('options', instead)) return this.names.word('options', instead);
    return this.plain(verb);
  }

  /** Whoever is put on a square: a team-mate is thrown by another. */
  private moved(verb: string, player: number): string {
    const thrown = this.scene.deeds.at(-1)?.thrown ?? -1;
    return this.names.named(verb === 'throw-player-to' && thrown >= 0 ? thrown : player);
  }

  /** A square; where a ball lies on the way, the way over it is another option than the way past it. */
  private way(verb: 'run-to' | 'mark-to', place: number, touched: number): string {
    const square = this.names.square(place);
    if (touched <= 0) return this.plain(verb, '', square);
    const balls = this.scene.balls.filter((one) => (touched >> one.ball) & 1).map((one) => one.square);
    const over = verb === 'run-to' ? 'run-over' : 'mark-over';
    return this.names.word('options', over, { square, balls: this.names.listed(balls, 'both') });
  }

  private free(player: number, at: number, from: number): string {
    const slots = { player: this.names.placed(player), action: this.names.nth('actions', at) };
    const source = this.source(player, from);
    return this.names.word('options', source ? 'free-by' : 'free', { ...slots, source });
  }

  /** Where a free Action comes from. */
  private source(player: number, from: number): string {
    if (this.kind === 'free-player') return '';
    if (from >= FROM_ARENA && from < FROM_TEAM_MATE)
      return this.names.quoted(byId(this.names.catalogue.arenas, this.scene.arena)?.name);
    if (from >= FROM_TEAM_MATE && from < FROM_FIRST) return this.names.word('options', 'team-mate');
    const position = this.scene.players.find((one) => one.player === player)?.position ?? '';
    const abilities = positionOf(this.names.catalogue, position)?.abilities ?? [];
    return this.names.listed(abilities.map((one) => say(byId(this.names.catalogue.abilities, one)?.name)));
  }

  /** A challenge that is claimed or discarded, or a bonus play that is discarded. */
  private card(verb: 'claim' | 'discard', card: number): string {
    const { spaces } = this.scene;
    const at = spaces.findIndex((one) => one?.card === card);
    const space = spaces[at];
    if (!space) return this.plain(verb, this.names.play(card));
    const slots = { challenge: this.names.challenge(space.challenge), points: space.points, space: at + 1 };
    const twin = spaces.some((one) => one && one !== space && one.challenge === space.challenge) ? '-twin' : '';
    return this.names.word('options', `${verb === 'claim' ? 'claim' : 'discard-challenge'}${twin}`, slots);
  }

  private result(at: number): string {
    const face = Object.keys(this.names.catalogue.words['dice']!)[at]!;
    const deed = this.scene.deeds.at(-1);
    if (!deed || deed.target < 0) return this.plain('apply', this.names.word('dice', face));
    return this.names.word('options', `apply-${face}`, {
      face: this.names.word('dice', face),
      target: this.names.named(deed.target),
      actor: this.names.named(deed.actor),
    });
  }

  private followUp(): string {
    const square = this.scene.question?.about.find(([sort]) => sort === 'place')?.[1];
    if (square === undefined) return this.plain('follow-up');
    return this.names.word('options', 'follow-up-to', { square: this.names.square(square) });
  }
}
