/** Questions of Team Manager in words, with what they are about. */
import type { Told } from '../lib/game';
import { neat } from '../lib/sentences';
import { say, type Slots } from '../lib/words';
import type { OpenDecision, TeamManagerCatalogue, TeamManagerScene, Waiting } from '../protocol';
import { SceneNames, matchupsOf } from './naming';

const MIDFIELD = -1;
/** Questions that come from an ability whose card says what they are about. */
const OF_ABILITIES = new Set(['pick-player', 'pick-token', 'shift', 'move', 'highlight', 'opponent', 'alternative']);
const OF_PLAYERS = new Set(['sprint-skill', 'tackle-skill', 'any-skill', 'attempt', 'guard', 'dump-off', 'ball-left']);
const ALWAYS = new Set(['bottom', 'stars-on-top']);
const OF_TACKLES = new Set(['declared', 'rolled', 'tackled']);

export function prompt(decision: OpenDecision | Waiting, told: Told): string {
  const names = new SceneNames(told.catalogue as TeamManagerCatalogue, told.scene as TeamManagerScene);
  const text = neat(new Asking(names, decision).text());
  if ('options' in decision || decision.seat === told.me) return text;
  return names.word('questions', 'asked', { seat: names.seat(decision.seat), prompt: text });
}

class Asking {
  private readonly scene: TeamManagerScene;
  /** The card that the question is about, or -1. */
  private readonly card: number;

  constructor(
    private readonly names: SceneNames,
    private readonly decision: OpenDecision | Waiting,
  ) {
    this.scene = names.scene;
    this.card = this.scene.question?.about.find(([sort]) => sort === 'card')?.[1] ?? -1;
  }

  text(): string {
    const { kind } = this.decision;
    if (ALWAYS.has(kind)) return this.asked(kind);
    if (OF_ABILITIES.has(kind)) return this.ofAbility(kind);
    if (OF_PLAYERS.has(kind) && this.card >= 0) return this.asked(kind, { player: this.names.named(this.card) });
    if (kind === 'pass-skill' && this.card >= 0) return this.passing();
    if (kind === 'respond') return this.response();
    if ((kind === 'result' || kind === 'reroll-die') && this.tackle()) return this.asked(kind, this.tackle()!);
    if (kind === 'facing' && this.card >= 0) return this.asked(kind, { card: this.names.named(this.card) });
    return this.further(kind) ?? this.plain(kind);
  }

  /** Questions about something that only some scenes or options have. */
  private further(kind: string): string | null {
    const first = 'options' in this.decision ? this.decision.options[0]?.arguments[0] : undefined;
    if (kind === 'peek' && this.names.cards.get(this.card)?.face)
      return this.asked(kind, { token: this.names.card(this.names.cards.get(this.card)!.face) });
    if (kind === 'commit-zone' && first !== undefined) return this.asked(kind, { player: this.names.named(first) });
    if (kind === 'either-or' && first !== undefined) return this.asked(kind, { card: this.names.matchup(first) });
    if (kind === 'rank' && this.scene.scoring)
      return this.asked(kind, { matchup: this.names.matchup(this.scene.scoring.matchup) });
    return null;
  }

  private asked(key: string, slots: Slots = {}): string {
    return this.names.word('questions', key, slots);
  }

  private plain(kind: string): string {
    return say(this.names.catalogue.kinds[kind]?.prompt);
  }

  private ofAbility(kind: string): string {
    const running = this.scene.abilities.at(-1);
    const card = this.card >= 0 ? this.card : running?.card;
    if (card === undefined) return this.plain(kind);
    const named = this.names.cards.has(card) ? this.names.named(card) : this.names.card(running?.face);
    return this.asked(kind, { card: named });
  }

  private passing(): string {
    const player = this.names.named(this.card);
    const matchup = this.names.cards.get(this.card)?.matchup;
    if (!matchup) return this.asked('pass-skill', { player });
    if (matchup.ball === MIDFIELD) return this.asked('pass-skill-midfield', { player });
    const carrier = this.names.cards.get(matchup.ball);
    if (!carrier || matchup.ball === this.card) return this.asked('pass-skill', { player });
    const mine = carrier.seat === this.names.cards.get(this.card)!.seat;
    const slots = { player, carrier: this.names.named(matchup.ball) };
    return this.asked(mine ? 'pass-skill-mine' : 'pass-skill-theirs', slots);
  }

  /** What the tackle under way looks like. */
  private tackle(): Slots | null {
    const under = this.scene.tackles.at(-1);
    if (!under) return null;
    return {
      tackler: this.names.named(under.tackler),
      target: this.names.named(under.target),
      dice: this.names.dice(under.dice),
    };
  }

  private response(): string {
    const moment = this.scene.question?.moment;
    if (!moment || !this.names.has('moments', moment)) return this.plain('respond');
    const tackle = this.tackle();
    if (tackle && OF_TACKLES.has(moment)) return this.asked(`respond-${moment}`, tackle);
    const said = this.names.word('moments', moment);
    const resolved = matchupsOf(this.scene).find((one) => one.matchup === this.scene.scoring?.matchup);
    if (!resolved) return this.asked('respond-moment', { moment: said });
    return this.asked('respond-matchup', { moment: said, matchup: this.names.card(resolved.face) });
  }
}
