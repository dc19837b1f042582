/** How each kind of event is seen: acted out before or after the table changes, left to things that glide, or not at all. */
import { say, t } from '../lib/words';
import { byId } from '../lib/catalogues';
import type { BlitzBowlCatalogue, BlitzBowlEventName, Happened } from '../protocol';
import type { Acting } from './acting';
import { BLOCK_ICONS, D6_ICONS } from './dice';
import { show } from './show.svelte';
import { diceOf } from './story';

export type Event = Required<Happened>;

export interface Cast {
  acting: Acting;
  catalogue: BlitzBowlCatalogue;
  /** How many squares this move has in all. */
  squares: number;
}

type Effect = (event: Event, cast: Cast) => Promise<void> | void;

export type Motion =
  | { before: Effect; after?: Effect }
  | { before?: Effect; after: Effect }
  /** Things keep their identity, and glide from where they lay to where they lie. */
  | { glides: string }
  | { none: string };

const STEP = 70; // milliseconds for a square …
const LONGEST_WAY = 560; // … and for all of them
const SLIDE = 320;
const FLIGHT = 700;
const FALL = 320;
const ARMOUR_DIE = 7; // bits of an Armour Check below the die
const d6 = (pips: number): string[] => [`d6-${Math.min(Math.max(pips, 1), 6)}`];

const score = (acting: Acting, seat: number): Element | null => acting.root.querySelector(`[data-plus="${seat}"]`);
const grid = (acting: Acting): Element | null => acting.root.querySelector('[role=grid]');

/** A player tips over. */
function falls(event: Event, { acting }: Cast): Promise<void> {
  acting.animate(acting.player(event.card), [{ rotate: '0deg' }, { rotate: '-82deg', offset: 0.7 }, { rotate: '-70deg' }], FALL);
  return acting.wait(FALL);
}

/** A D6 beside a player. */
const rolls =
  (pips: (amount: number) => number): Effect =>
  (event, { acting }) =>
    acting.dice(acting.player(event.card), d6(pips(event.amount)), D6_ICONS);

/** One square further, or pushed. */
const slides: Effect = (event, { acting }) => acting.step(event.card, event.place, SLIDE);

export const MOTION: Record<BlitzBowlEventName, Motion> = {
  toss: { none: 'the coin has no place on the table; the question that follows says who won' },
  arena: { none: 'its name appears beside the pitch and stays' },
  pitch: { none: 'the pitch itself appears' },
  team: { none: 'dugouts and crests appear' },
  'challenge-dealt': { glides: 'the card slides from the deck to its space' },
  placed: { glides: 'the token comes from the dugout to its square' },
  'ball-entered': {
    after: (event, { acting }) => {
      acting.animate(acting.thing(`ball-${event.amount}`), [{ scale: '0' }, { scale: '1.4', offset: 0.6 }, { scale: '1' }], 500);
    },
  },
  'turn-begins': { none: 'the prompt has its own tab for whose turn it is, which slides in' },
  bitten: { before: rolls((amount) => amount) },
  'challenge-discarded': { glides: 'the card leaves its space' },
  'last-card': {
    after: (_, { acting }) => acting.float(grid(acting), t('bb.show.lastCard')),
  },
  'event-drawn': {
    after: (event, { acting, catalogue }) => {
      show.news(say(byId(catalogue.events, event.face)?.name), say(byId(catalogue.events, event.face)?.text));
      return acting.wait(1_100);
    },
  },
  invaded: {
    before: (event, { acting }) => {
      // One die for each player on the pitch: they tumble side by side.
      void acting.dice(acting.player(event.card), [BLOCK_ICONS[event.amount] ?? 'block-miss'], BLOCK_ICONS);
      return acting.wait(120);
    },
  },
  monster: {
    before: (event, { acting }) => {
      acting.animate(acting.square(event.place), [{ scale: '1' }, { scale: '1.5' }, { scale: '1' }], 500);
      return acting.wait(500);
    },
  },
  declared: { none: 'what comes of it moves' },
  'move-rolled': { before: rolls((amount) => amount) },
  moved: {
    before: (event, { acting, squares }) => acting.step(event.card, event.place, Math.min(STEP, LONGEST_WAY / squares)),
  },
  'came-on': { glides: 'the token comes from the dugout to its square' },
  'stood-up': {
    after: (event, { acting }) => {
      acting.animate(acting.player(event.card), [{ rotate: '-70deg' }, { rotate: '0deg' }], FALL);
    },
  },
  'handed-off': { none: 'the ball that is taken moves' },
  'throw-rolled': { before: rolls((amount) => amount & 15) },
  'throw-succeeded': {
    before: (event, { acting }) => acting.roll(event.amount, event.place, FLIGHT, 0.8, event.other),
  },
  'throw-failed': { before: (event, { acting }) => acting.roll(event.amount, event.place, FLIGHT, 0.8) },
  fumbled: { before: (event, { acting }) => acting.roll(event.amount, event.place, SLIDE, 0.3) },
  landed: { before: (event, { acting }) => acting.step(event.card, event.place, FLIGHT, 1.2) },
  'block-declared': { before: (event, { acting }) => acting.lunge(event.card, event.other, 260) },
  'block-rolled': {
    before: (event, { acting }) =>
      acting.dice(acting.player(event.other), diceOf(event.amount).map((face) => BLOCK_ICONS[face] ?? 'block-miss'), BLOCK_ICONS),
  },
  'injury-rolled': {
    before: (event, { acting }) => acting.dice(acting.player(event.other), d6(event.amount), D6_ICONS),
  },
  'face-counted': { none: 'its die was seen, and what it does moves' },
  rerolled: { none: 'the dice that are rolled again are seen' },
  'result-applied': { none: 'its die was seen, and what it does moves' },
  pushed: { before: slides },
  'knocked-down': { before: falls },
  prone: { before: falls },
  'armour-rolled': { before: rolls((amount) => amount >> ARMOUR_DIE) },
  injured: { glides: 'the token slides off to its dugout' },
  'sent-off': { glides: 'the token slides off to its dugout' },
  barred: { none: 'the token gets a lock and keeps it' },
  'foul-rolled': {
    before: (event, { acting }) =>
      acting.dice(acting.player(event.other), [BLOCK_ICONS[event.amount >> 4] ?? 'block-miss'], BLOCK_ICONS),
  },
  'ball-taken': { before: (event, { acting }) => acting.roll(event.amount, event.place, 120, 0, event.card) },
  'ball-bounced': {
    before: (event, { acting }) => {
      const number = event.amount & 15;
      if (number > 0) acting.float(acting.square(event.place), String(number));
      return acting.roll(event.amount >> 4, event.place, SLIDE, 0.5);
    },
  },
  'ball-lost': {
    before: (event, { acting }) => {
      acting.animate(acting.thing(`ball-${event.amount}`), [{ opacity: 1 }, { opacity: 0, scale: '1.6' }], SLIDE);
    },
  },
  shadowed: { before: slides },
  touchdown: {
    after: (_, { acting }) => {
      show.sweep();
      return acting.wait(1_100);
    },
  },
  scored: { after: (event, { acting }) => acting.float(score(acting, event.seat), `+${event.amount}`, 'good') },
  claimed: { glides: 'the card turns to its bonus play and goes to the hand' },
  'clean-sweep': { after: (_, { acting }) => acting.float(grid(acting), t('bb.show.cleanSweep'), 'good') },
  played: {
    before: (event, { acting, catalogue }) => {
      const card = byId(catalogue.cards, event.face);
      const play = byId(catalogue.plays, card?.play);
      if (play) show.news(say(play.name), say(play.text));
      return acting.wait(700);
    },
  },
  'rookies-used': { before: (_, { acting }) => acting.float(grid(acting), t('bb.rookies')) },
  'hand-discarded': { glides: 'the card leaves the hand' },
  'turn-ends': { none: 'the next turn begins at once' },
  'game-ended': { none: 'the end has a page of its own' },
  won: { none: 'the end has a page of its own' },
  drawn: { none: 'the end has a page of its own' },
};
