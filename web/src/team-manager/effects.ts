/** The effects of which motion is made: each acts one event out on the table. */
import { cardOf } from '../lib/catalogues';
import { t } from '../lib/words';
import type { Happened, TeamManagerCatalogue } from '../protocol';
import type { Acting } from './acting';
import { TOURNAMENT_AT } from './naming';
import { tokenIcon } from './token';

export type Event = Required<Happened>;

export interface Cast {
  acting: Acting;
  catalogue: TeamManagerCatalogue;
}

export interface Effect {
  /** How long it takes, in milliseconds, … */
  time: number;
  /** … and how long until the next may begin; as long, unless it says otherwise. */
  next?: number;
  /** False where what it is about is not on the table now: then it is tried again once the table has changed. */
  act(event: Event, cast: Cast): boolean | void | Promise<void>;
}

export const TAP = 160;
export const MOVE = 320;
export const ROLL = 700;
export const SHORT = 90; // between things that follow one another quickly

/** A card lands with a thud, and dust rises. */
export const lands: Effect = {
  time: MOVE,
  next: MOVE,
  act: async (event, { acting }) => {
    const card = acting.card(event.card);
    await acting.wait(MOVE - 60);
    acting.animate(card, [{ scale: '1' }, { scale: '1.12' }, { scale: '1' }], TAP);
    const dust = acting.mark(card, 'dust');
    acting.animate(dust, [{ opacity: 0.9, scale: '0.3 0.2' }, { opacity: 0, scale: '1.6 0.7' }], MOVE, true);
  },
};

/** A card or plate flashes: it is being used. */
export const flashes: Effect = {
  time: MOVE,
  next: TAP,
  act: (event, { acting }) => {
    const card = acting.card(event.card);
    acting.animate(card, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)', scale: '1.06' }, { filter: 'brightness(1)' }], MOVE);
    return card !== null;
  },
};

/** A player or upgrade slides off the table. */
export function goesOff(pile: string, time: number): Effect {
  return {
    time,
    act: (event, { acting }) => {
      const card = acting.card(event.card);
      acting.send(card, acting.pile(`${pile}-${event.seat}`) ?? acting.pile('box'), time);
      return card !== null;
    },
  };
}

/** A card that nobody sees goes from one place of a manager to another. */
export function carried(from: (acting: Acting, event: Event) => Element | null, to: (acting: Acting, event: Event) => Element | null): Effect {
  return {
    time: MOVE,
    next: SHORT,
    act: (event, { acting }) => acting.fly(from(acting, event), to(acting, event), 'back', MOVE, {}, 20),
  };
}
export const improvement = (acting: Acting, event: Event) => acting.pile(`improvement-${event.seat}`);
export const teamDeck = (acting: Acting, event: Event) => acting.pile(`deck-${event.seat}`);
export const ownHand = (acting: Acting, event: Event) => acting.hand(event.seat);

/** Dice tumble in over the matchup, and stop on their faces. */
export function rolls(faces: (amount: number) => number[]): Effect {
  return {
    time: ROLL + 350,
    act: (event, { acting, catalogue }) => {
      const there = acting.card(event.card)?.closest('[data-row]');
      const spot = there?.querySelector('[data-dice], .hl, .tcard') ?? acting.card(event.card) ?? acting.root;
      const all = catalogue.faces.map((face) => face.drawing);
      return acting.dice(spot, faces(event.amount).map((face) => all[face] ?? 'die-blank'), all);
    },
  };
}

/** Foam fingers fly to the dials, where the number rises. */
export function fans(sign: 1 | -1): Effect {
  return {
    time: ROLL,
    next: 2 * TAP,
    act: (event, { acting }) => {
      const dials = acting.dials(event.seat);
      const source = acting.card(event.card) ?? acting.root.querySelector('.spot');
      for (let n = 0; n < Math.min(event.amount, 5); n++) {
        const [from, to] = sign > 0 ? [source, dials] : [dials, source];
        acting.fly(from, to, 'finger', ROLL - 120 + n * 60, { icon: 'fan' }, 30 + n * 8);
      }
      const text = sign > 0 ? `+${event.amount}` : `−${event.amount}`;
      acting.count(event.seat, text, sign > 0 ? 'good' : 'bad');
    },
  };
}

/** What a manager got out of a matchup is stamped across his zone. */
export function stamps(word: 'tm.won' | 'tm.second' | 'tm.lost'): Effect {
  return {
    time: ROLL,
    next: word === 'tm.lost' ? SHORT : ROLL - TAP,
    act: (event, { acting }) => {
      const zone = acting.zone(event.amount, event.seat);
      acting.light(zone);
      const text = t(word === 'tm.won' && event.amount === TOURNAMENT_AT ? 'tm.cup' : word);
      const mark = acting.mark(zone, `won ${word === 'tm.lost' ? 'lost' : ''} t-${acting.before.managers[event.seat]?.team}`, { text });
      acting.animate(mark, [{ scale: '2.6', opacity: 0 }, { scale: '0.92', opacity: 1, offset: 0.45 }, { scale: '1', opacity: 1 }], ROLL, true);
    },
  };
}

/** A word over a matchup. */
export function said(word: 'tm.drawn' | 'tm.nobody'): Effect {
  return { time: ROLL, next: 2 * TAP, act: (event, { acting }) => acting.float(acting.row(event.amount), t(word)) };
}

/** A token turns over and shows its face. */
export const turnsUp: Effect = {
  time: MOVE,
  next: 150,
  act: (event, { acting, catalogue }) => {
    const token = acting.card(event.card);
    if (!token) return false;
    acting.light(token);
    acting.animate(token, [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }], MOVE, true);
    const face = acting.mark(token, 'token', { icon: tokenIcon(cardOf(catalogue, event.face)) });
    acting.animate(face, [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1.35', offset: 0.8 }, { scale: '1.15' }], MOVE, true);
    return true;
  },
};

/** An icon of a player swells and fades: the skill is used. */
export const swells: Effect = {
  time: TAP,
  act: (event, { acting, catalogue }) => {
    const drawing = catalogue.skills[event.amount]?.drawing;
    const icon = acting.card(event.card)?.querySelector(`[data-icon="${drawing}"]`);
    acting.animate(icon, [{ scale: '1' }, { scale: '1.8' }, { scale: '1', opacity: 0.5 }], MOVE);
    return icon != null;
  },
};

/** A page drops in, as thrown by a paper boy. */
export const dropsIn: Effect = {
  time: ROLL,
  next: MOVE,
  act: (event, { acting }) =>
    acting.animate(
      acting.card(event.card),
      [{ translate: '60px -420px', rotate: '24deg' }, { translate: '0px 6px', rotate: '-2deg', offset: 0.75 }, { translate: '0px 0px', rotate: '0deg' }],
      ROLL,
    ),
};

/** A player tips over onto the line; who falls by himself turns half round first. */
export const tips: Effect = {
  time: MOVE,
  next: TAP,
  act: (event, { acting }) => {
    const start = event.other >= 0 ? '70deg' : '-190deg';
    acting.animate(acting.card(event.card), [{ rotate: start }, { rotate: '-8deg', offset: 0.75 }, { rotate: '0deg' }], event.other >= 0 ? MOVE : 400);
  },
};

export const drawn: Effect = {
  time: MOVE,
  next: SHORT,
  act: (event, { acting }) => {
    if (event.seat !== acting.after.me) acting.fly(teamDeck(acting, event), ownHand(acting, event), 'back', MOVE, {}, 12);
  },
};
