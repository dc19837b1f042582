/** Questions of Blitz Bowl in words, with what they are about. */
import type { Told } from '../lib/game';
import { neat } from '../lib/sentences';
import { say, type Slots } from '../lib/words';
import type { BlitzBowlCatalogue, BlitzBowlScene, OpenDecision, Waiting } from '../protocol';
import { SceneNames } from './naming';

/** Questions about the player who acts, whom the scene or the options name. */
const OF_PLAYERS = new Set(['sidestep', 'reserves', 'throw', 'block', 'foul', 'throw-player', 'bloodlust', 'place']);
const MOVES = new Set(['run', 'mark']);
const AFTER_ACTIONS = new Set(['interrupt', 'answerer', 'shadow', 'earned']);

export function prompt(decision: OpenDecision | Waiting, told: Told): string {
  const names = new SceneNames(told.catalogue as BlitzBowlCatalogue, told.scene as BlitzBowlScene);
  const text = neat(new Asking(names, decision).text());
  if ('options' in decision || decision.seat === told.me) return text;
  return names.word('questions', 'asked', { seat: names.coach(decision.seat), prompt: text });
}

class Asking {
  private readonly scene: BlitzBowlScene;
  /** The players that the question is about. */
  private readonly players: number[];

  constructor(
    private readonly names: SceneNames,
    private readonly decision: OpenDecision | Waiting,
  ) {
    this.scene = names.scene;
    this.players = (this.scene.question?.about ?? []).flatMap(([sort, one]) => (sort === 'player' ? [one] : []));
  }

  text(): string {
    const { kind } = this.decision;
    const [player = this.offered()] = this.players;
    const deed = this.scene.deeds.at(-1);
    const check = this.scene.question?.check;
    if (kind === 'action') return this.action();
    if (player < 0) return this.plain(kind);
    const slots: Slots = { player: this.names.named(player) };
    if (kind === 'earned' && this.scene.prepared) return this.asked('earned-prepared', { ...slots, actions: this.wanted() });
    if (OF_PLAYERS.has(kind)) return this.asked(kind, slots);
    if (MOVES.has(kind) && deed) return this.asked(kind, { ...slots, n: deed.squares });
    if (AFTER_ACTIONS.has(kind) && deed)
      return this.asked(kind, { ...slots, action: this.names.word('actions', deed.action) });
    if (kind === 'reroll' && check) return this.asked(`reroll-${check.roll}`, { ...slots, check: this.check() });
    if (kind === 'knocked' && check) return this.asked(kind, { ...slots, value: check.value });
    return this.ofBlocks(kind, slots) ?? this.plain(kind);
  }

  /** Questions about somebody else besides the player who acts. */
  private ofBlocks(kind: string, slots: Slots): string | null {
    const deed = this.scene.deeds.at(-1);
    const target = this.players[1] ?? deed?.target ?? -1;
    if (kind === 'throw-player-to' && deed && deed.thrown >= 0)
      return this.asked(kind, { ...slots, thrown: this.names.named(deed.thrown) });
    if (target < 0) return null;
    if (kind === 'targeted' || kind === 'follow-up') return this.asked(kind, { ...slots, target: this.names.named(target) });
    if (kind === 'result' && deed)
      return this.asked(kind, { ...slots, target: this.names.named(target), dice: this.names.dice(deed.dice) });
    return null;
  }

  private action(): string {
    const { actions, prepared } = this.scene;
    if (prepared) return this.asked('action-prepared', { actions: this.wanted() });
    return this.asked('action-left', { n: actions });
  }

  /** The Actions that bonus plays were played for. */
  private wanted(): string {
    const wanted = (this.scene.prepared?.actions ?? []).map((one) => this.names.word('actions', one));
    return wanted.reduce((a, b) => this.names.word('story', 'either', { a, b }));
  }

  private check(): string {
    const { value, modifier, die } = this.scene.question!.check!;
    return this.names.check(die, value, modifier < 0);
  }

  /** The player whom all options name first, or -1. */
  private offered(): number {
    if (!('options' in this.decision)) return -1;
    const [first] = this.decision.options;
    return first && this.names.catalogue.verbs[first.verb]?.arguments[0] === 'player' ? (first.arguments[0] ?? -1) : -1;
  }

  private asked(key: string, slots: Slots): string {
    return this.names.word('questions', key, slots);
  }

  private plain(kind: string): string {
    return say(this.names.catalogue.kinds[kind]?.prompt);
  }
}
