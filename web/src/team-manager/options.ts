/** Options of Team Manager in words: an answer as a person reads it, told from every other answer to the question. */
import { cardOf } from '../lib/catalogues';
import type { Told } from '../lib/game';
import { neat } from '../lib/sentences';
import { say } from '../lib/words';
import type { OfferedOption, Payout, TeamManagerCatalogue, TeamManagerScene } from '../protocol';
import { SceneNames } from './naming';
import { faceOf, payoutOf, skillOf } from './things';

export { prompt } from './prompts';

const MATCHUP = 44; // the first place that is the card of a matchup
const INSTEAD = new Set(['decline', 'done', 'skip']);

export function namesOf(told: Told): SceneNames {
  return new SceneNames(told.catalogue as TeamManagerCatalogue, told.scene as TeamManagerScene);
}

export function option(offered: OfferedOption, told: Told): string {
  return neat(new Wording(namesOf(told)).text(offered));
}

/** What a payout brings. */
export function payoutWords(names: SceneNames, payout: Payout): string {
  const order = (icon: string) => names.catalogue.payouts.findIndex((one) => one.id === icon);
  const parts = Object.entries(payout)
    .filter(([, n]) => n > 0)
    .sort(([one], [other]) => order(one) - order(other))
    .map(([icon, n]) => say(payoutOf(names.catalogue, icon).name, { n }));
  return parts.length > 0 ? names.listed(parts, 'both') : names.word('options', 'no-payout');
}

class Wording {
  constructor(private readonly names: SceneNames) {}

  text(offered: OfferedOption): string {
    const { verb } = offered;
    const [first = -1, second = -1, third = -1] = offered.arguments;
    switch (verb) {
      case 'commit':
      case 'move':
        return this.plain(verb, verb === 'move' ? this.names.player(first) : this.names.named(first), this.names.place(second));
      case 'tackle':
      case 'guard':
      case 'give':
      case 'skills-of':
        return this.plain(verb, this.names.player(first));
      case 'use':
      case 'act':
        return this.ability(verb, first, second);
      case 'pick':
      case 'shift':
        return this.plain(verb, this.picked(first));
      case 'use-skill':
        return this.plain(verb, this.names.skill(first));
      case 'reroll':
        return this.reroll(first);
      case 'apply':
        return this.result(first);
      case 'take':
        return this.plain(verb, this.names.named(first), '', this.way(first, second, third));
      case 'either':
        return this.plain(verb, this.payout(first, second, third));
      case 'choose-set':
        return this.plain(verb, this.set(first));
      case 'replace':
      case 'place-ref':
        return this.plain(verb, this.names.matchup(first - MATCHUP));
      case 'oppose':
      case 'ahead':
      case 'foul':
        return this.plain(verb, this.names.seat(first));
      case 'return':
        return this.returned(first);
      case 'discard':
      case 'keep':
      case 'bottom':
      case 'place':
      case 'resolve-penalty':
      case 'give-up':
        return this.plain(verb, this.names.named(first));
      default:
        return this.instead(verb);
    }
  }

  private plain(verb: string, ...slots: string[]): string {
    return say(this.names.catalogue.verbs[verb]?.text, Object.fromEntries(slots.entries()));
  }

  /** What leaves everything as it is, in the words of the question. */
  private instead(verb: string): string {
    const key = `not-${this.names.scene.question?.kind ?? ''}`;
    return INSTEAD.has(verb) && this.names.has('options', key) ? this.names.word('options', key) : this.plain(verb);
  }

  /** An ability by its card and name; one without a name on a card that has several of its sort by its text. */
  private ability(verb: string, card: number, index: number): string {
    const lying = this.names.cards.get(card);
    const printed = cardOf(this.names.catalogue, lying?.face)?.abilities ?? [];
    const used = printed[index];
    const name = this.names.named(card);
    if (used && !used.named && printed.some((one) => one !== used && one.label === used.label))
      return this.names.word('options', 'use-text', { card: name, text: say(used.text).replaceAll('\n', ' ') });
    return this.plain(verb, this.names.withAbility(name, lying?.face, index));
  }

  /** One of the things that a card lets its manager choose from. */
  private way(card: number, index: number, way: number): string {
    return say(cardOf(this.names.catalogue, this.names.cards.get(card)?.face)?.abilities[index]?.ways[way]);
  }

  /** The skills of one of the sets of the player that is asked about. */
  private set(at: number): string {
    const card = this.names.scene.question?.about.find(([sort]) => sort === 'card')?.[1] ?? -1;
    const printed = cardOf(this.names.catalogue, this.names.cards.get(card)?.face);
    const skills = printed?.skill_sets?.[at]?.map((one) => say(skillOf(this.names.catalogue, one).name)) ?? [];
    return skills.length > 0 ? this.names.listed(skills) : String(at + 1);
  }

  private picked(card: number): string {
    const lying = this.names.cards.get(card);
    if (lying?.where === 'token') return this.names.tokenOn(card);
    if (lying?.where !== 'field' || !lying.matchup) return this.names.named(card);
    const matchup = this.names.card(lying.matchup.face);
    return this.names.word('options', 'player-at', { player: this.names.player(card), matchup });
  }

  private reroll(at: number): string {
    const face = this.names.scene.tackles.at(-1)?.dice[at];
    const number = at + 1;
    if (!face) return this.plain('reroll', String(number));
    return this.names.word('options', 'reroll', { number, face: say(faceOf(this.names.catalogue, face).name) });
  }

  private result(at: number): string {
    const key = `apply-${this.names.catalogue.faces[at]?.id ?? ''}`;
    const under = this.names.scene.tackles.at(-1);
    const said = this.names.die(at);
    if (!under || !this.names.has('options', key)) return this.plain('apply', said);
    return this.names.word('options', key, {
      face: said,
      target: this.names.named(under.target),
      tackler: this.names.named(under.tackler),
    });
  }

  private payout(matchup: number, section: number, choice: number): string {
    const { reel, tournament } = this.names.scene;
    const card = [...reel, tournament].find((one) => one?.matchup === matchup);
    const payout = cardOf(this.names.catalogue, card?.face)?.sections?.[section]?.[choice];
    return payoutWords(this.names, payout ?? {});
  }

  private returned(card: number): string {
    const where = this.names.cards.get(card)?.where;
    const name = this.names.named(card);
    if (where === 'hand' || where === 'deck' || where === 'discard')
      return this.names.word('options', `return-${where}`, { card: name });
    return this.plain('return', name);
  }
}
