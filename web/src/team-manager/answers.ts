/** Where on the table each option of an open decision is answered; what has no place there becomes a button. */
import type { OfferedOption, OpenDecision, TeamManagerScene, TeamManagerVerbName } from '../protocol';

export interface Answers {
  /** One click on the card: a player, a card in hand, an upgrade, a token, or a card in the tray. */
  cards: ReadonlyMap<number, OfferedOption[]>;
  /** A card first, then one of its places: `pairs.get(card)?.get(place)`. */
  pairs: ReadonlyMap<number, ReadonlyMap<number, OfferedOption>>;
  /** One click on a highlight. */
  places: ReadonlyMap<number, OfferedOption>;
  /** One click on a manager. */
  seats: ReadonlyMap<number, OfferedOption>;
  /** One click on a die, by its place in the tackle. */
  dice: ReadonlyMap<number, OfferedOption>;
  /** One click on one side of a payout, by `payoutKey`. */
  payouts: ReadonlyMap<string, OfferedOption>;
  /** One click on the ball of a matchup. */
  balls: ReadonlyMap<number, OfferedOption>;
  /** Whether something is to be chosen on the card of a matchup: a die, a payout, the ball, the card itself. */
  centre: boolean;
  /** Cards that are laid out to choose from. */
  tray: readonly number[];
  buttons: readonly OfferedOption[];
}

/** How an option is answered. `menu`: at its card, and by a button as well, because few know the card by heart. */
type Way = 'pair' | 'card' | 'menu' | 'tray' | 'place' | 'seat' | 'die' | 'face' | 'payout' | 'ball' | 'button';

export const WAYS: Record<TeamManagerVerbName, Way> = {
  commit: 'pair',
  pass: 'button',
  discard: 'card',
  done: 'button',
  'pass-ball': 'ball',
  skip: 'button',
  sprint: 'button',
  tackle: 'card',
  'strip-ball': 'ball',
  'use-skill': 'button',
  use: 'menu',
  decline: 'button',
  reroll: 'die',
  apply: 'face',
  guard: 'card',
  give: 'card',
  'keep-ball': 'button',
  pick: 'card',
  'peek-keep': 'button',
  'peek-redraw': 'button',
  shift: 'card',
  move: 'pair',
  act: 'menu',
  replace: 'place',
  'face-left': 'button',
  'face-right': 'button',
  oppose: 'seat',
  either: 'payout',
  keep: 'tray',
  bottom: 'tray',
  'draw-more': 'button',
  return: 'tray',
  place: 'tray',
  ahead: 'seat',
  take: 'button',
  'choose-set': 'button',
  'skills-of': 'card',
  regenerate: 'button',
  'stand-up': 'button',
  'stay-down': 'button',
  foul: 'seat',
  'give-back': 'button',
  'put-off': 'button',
  'resolve-penalty': 'card',
  'give-up': 'card',
  'spread-disease': 'button',
  'place-ref': 'place',
};

export const NO_ANSWERS: Answers = {
  cards: new Map(),
  pairs: new Map(),
  places: new Map(),
  seats: new Map(),
  dice: new Map(),
  payouts: new Map(),
  balls: new Map(),
  centre: false,
  tray: [],
  buttons: [],
};

export function payoutKey(matchup: number, section: number, choice: number): string {
  return `${matchup} ${section} ${choice}`;
}

/** The handles of all cards that are drawn on the table and can be clicked there. */
export function cardsOnTable(scene: TeamManagerScene): Set<number> {
  const found = new Set<number>();
  for (const matchup of scene.tournament ? [...scene.reel, scene.tournament] : scene.reel) {
    for (const zone of matchup.zones) {
      for (const player of zone.players) {
        found.add(player.card);
        for (const token of player.tokens) found.add(token.card);
      }
    }
  }
  for (const manager of scene.managers) {
    for (const upgrade of manager.upgrades) found.add(upgrade.card);
    if (manager.seat === scene.me) for (const card of manager.hand.cards) found.add(card.card);
  }
  return found;
}

/** `faces` are those of the die by their numbers. */
export function answersOf(decision: OpenDecision | null, scene: TeamManagerScene, faces: readonly { id: string }[]): Answers {
  if (!decision) return NO_ANSWERS;
  const cards = new Map<number, OfferedOption[]>();
  const pairs = new Map<number, Map<number, OfferedOption>>();
  const places = new Map<number, OfferedOption>();
  const seats = new Map<number, OfferedOption>();
  const dice = new Map<number, OfferedOption>();
  const payouts = new Map<string, OfferedOption>();
  const balls = new Map<number, OfferedOption>();
  const tray: number[] = [];
  const buttons: OfferedOption[] = [];
  const onTable = cardsOnTable(scene);
  const tackle = scene.tackles.at(-1);
  for (const option of decision.options) {
    const [first = -1, second = -1, third = -1] = option.arguments;
    switch (WAYS[option.verb as TeamManagerVerbName] ?? 'button') {
      case 'pair': {
        const found = pairs.get(first) ?? new Map<number, OfferedOption>();
        pairs.set(first, found.set(second, option));
        break;
      }
      case 'menu':
        cards.set(first, [...(cards.get(first) ?? []), option]);
        buttons.push(option);
        break;
      case 'card':
        cards.set(first, [...(cards.get(first) ?? []), option]);
        if (!onTable.has(first)) tray.push(first);
        break;
      case 'tray':
        cards.set(first, [...(cards.get(first) ?? []), option]);
        tray.push(first);
        break;
      case 'place':
        places.set(first, option);
        break;
      case 'seat':
        seats.set(first, option);
        buttons.push(option);
        break;
      case 'die':
        if (tackle && first < tackle.dice.length) dice.set(first, option);
        else buttons.push(option);
        break;
      case 'face': {
        const lying = tackle?.dice.flatMap((face, at) => (face === faces[first]?.id ? [at] : [])) ?? [];
        for (const at of lying) dice.set(at, option);
        if (lying.length === 0) buttons.push(option);
        break;
      }
      case 'payout':
        payouts.set(payoutKey(first, second, third), option);
        buttons.push(option);
        break;
      case 'ball': {
        const matchup = askedMatchup(scene);
        if (matchup >= 0 && !balls.has(matchup)) balls.set(matchup, option);
        buttons.push(option);
        break;
      }
      case 'button':
        buttons.push(option);
        break;
    }
  }
  const centre = places.size + dice.size + payouts.size + balls.size > 0;
  return { cards, pairs, places, seats, dice, payouts, balls, centre, tray, buttons };
}

/** The matchup of the player that the open question is about, -1 for none. */
export function askedMatchup(scene: TeamManagerScene): number {
  const card = scene.question?.about.find(([sort]) => sort === 'card')?.[1] ?? -1;
  return matchupOf(scene, card);
}

/** The matchup at which a player is, -1 for none. */
export function matchupOf(scene: TeamManagerScene, card: number): number {
  for (const matchup of scene.tournament ? [...scene.reel, scene.tournament] : scene.reel) {
    for (const zone of matchup.zones) if (zone.players.some((one) => one.card === card)) return matchup.matchup;
  }
  return -1;
}
