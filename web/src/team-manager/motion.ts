/**
 * How each kind of event is seen: acted out before or after the table changes, left to things that glide from where they
 * lay to where they lie, or not at all, for a reason. A kind without an entry does not pass the type check.
 */
import { byId, cardOf } from '../lib/catalogues';
import { t } from '../lib/words';
import type { TeamManagerEventName } from '../protocol';
import {
  MOVE,
  ROLL,
  SHORT,
  TAP,
  carried,
  drawn,
  dropsIn,
  fans,
  flashes,
  goesOff,
  improvement,
  lands,
  ownHand,
  rolls,
  said,
  stamps,
  swells,
  teamDeck,
  tips,
  turnsUp,
  type Effect,
} from './effects';
import { drawnFrom } from './things';
import { tokenIcon } from './token';

const CENTRE = 1; // among the sections of a card

export type Motion =
  | { before: Effect; after?: Effect }
  | { before?: Effect; after: Effect }
  | { glides: string; after?: Effect }
  | { none: string };

export const MOTION: Record<TeamManagerEventName, Motion> = {
  'week-begins': { after: { time: ROLL, next: SHORT, act: (event, { acting }) => acting.float(acting.root.querySelector('main'), t('tm.week', { n: event.amount })) } },
  refreshed: { after: { ...flashes, time: TAP, next: 40 } },
  'hand-drawn': { glides: 'each card has slid from the deck to the hand' },
  'deck-shuffled': {
    after: {
      time: MOVE,
      next: SHORT,
      act: (event, { acting }) =>
        acting.animate(teamDeck(acting, event), [{ rotate: '0deg' }, { rotate: '-14deg' }, { rotate: '12deg' }, { rotate: '-8deg' }, { rotate: '0deg' }], MOVE),
    },
  },
  'pool-restocked': { none: 'tokens go back facedown; the number at the pool changes' },
  'spike-revealed': { after: dropsIn },
  'highlight-revealed': { glides: 'the card slides from the Highlight deck to its row' },
  'highlight-returned': { glides: 'the rows that stay grow into the room of those that leave' },
  'kicked-off': {
    after: {
      time: MOVE,
      act: (_event, { acting }) => {
        for (const ball of acting.root.querySelectorAll('[data-fly^="ball-"]')) acting.animate(ball, [{ scale: '0' }, { scale: '1.4' }, { scale: '1' }], MOVE);
      },
    },
  },
  committed: { glides: 'the card flies from the hand to its zone', after: lands },
  moved: { glides: 'the card flies from zone to zone', after: lands },
  fielded: { glides: 'the card flies from the deck to its zone', after: lands },
  passed: { after: { time: TAP, act: (event, { acting }) => acting.count(event.seat, t('tm.passed'), 'plain') } },
  discarded: {
    before: {
      time: MOVE,
      next: TAP,
      act: (event, { acting }) => {
        const pile = acting.pile(`discard-${event.seat}`);
        const held = acting.card(event.card);
        if (held) acting.send(held, pile, MOVE);
        else acting.fly(ownHand(acting, event), pile, 'back', MOVE, {}, 12);
      },
    },
  },
  drawn: { glides: 'my card slides from the deck to my hand', after: drawn },
  'star-taken': {
    glides: 'my star slides from the deck of the union to my hand',
    after: {
      ...drawn,
      act: (event, { acting, catalogue }) => {
        const union = byId(catalogue.teams, acting.after.managers[event.seat]?.team)?.union ?? '';
        const deck = drawnFrom(catalogue, 'star', union, event.seat);
        if (event.seat !== acting.after.me) acting.fly(acting.pile(deck), ownHand(acting, event), 'back', MOVE, {}, 12);
      },
    },
  },
  'skill-used': { before: swells },
  'token-assigned': {
    after: {
      time: MOVE,
      next: TAP,
      act: (event, { acting }) =>
        acting.animate(acting.card(event.card), [{ translate: '0px -46px', rotate: '0deg', opacity: 0 }, { opacity: 1, offset: 0.3 }, { translate: '0px 0px', rotate: '360deg' }], MOVE),
    },
  },
  'token-peeked': { before: flashes },
  'token-discarded': {
    before: {
      time: MOVE,
      next: SHORT,
      act: (event, { acting }) => acting.send(acting.card(event.card), acting.pile('pool'), MOVE),
    },
  },
  'token-moved': { glides: 'the token slides from player to player' },
  'token-turned-up': {
    before: {
      time: ROLL,
      next: MOVE,
      act: (event, { acting, catalogue }) => {
        const mark = acting.mark(acting.pile('pool'), 'token', { icon: tokenIcon(cardOf(catalogue, event.face)) });
        acting.animate(mark, [{ scale: '0 1' }, { scale: '2.2', offset: 0.5 }, { scale: '2.2' }], ROLL, true);
      },
    },
  },
  'tackle-declared': {
    before: { time: MOVE, next: TAP, act: (event, { acting }) => acting.lunge(acting.card(event.card), acting.card(event.other), MOVE) },
  },
  'tackle-compared': { none: 'both Star Powers stand on the board of the tackle' },
  'dice-rolled': { before: rolls((amount) => (amount >> 8 === 2 ? [(amount >> 4) & 15, amount & 15] : [(amount >> 4) & 15])) },
  'die-rolled': { before: rolls((amount) => [amount]) },
  'dice-rerolled': { before: rolls((amount) => [amount]) },
  'result-applied': { none: 'what it does is seen at once: somebody falls, or nobody' },
  guarded: {
    before: { time: MOVE, act: (event, { acting }) => acting.lunge(acting.card(event.card), acting.card(event.other), MOVE) },
  },
  'tackle-succeeded': { none: 'the target tips over' },
  'tackle-missed': {
    before: {
      time: MOVE,
      next: TAP,
      act: (event, { acting }) =>
        acting.animate(acting.card(event.other), [{ translate: '0px 0px' }, { translate: '0px -9px', rotate: '5deg' }, { translate: '0px 0px', rotate: '0deg' }], MOVE),
    },
  },
  'tackle-replaced': { before: flashes },
  downed: { after: tips },
  stood: {
    after: { time: MOVE, next: TAP, act: (event, { acting }) => acting.animate(acting.card(event.card), [{ rotate: '-70deg' }, { rotate: '6deg', offset: 0.75 }, { rotate: '0deg' }], MOVE) },
  },
  injured: { before: goesOff('discard', MOVE) },
  ejected: {
    before: {
      time: 600,
      act: async (event, { acting }) => {
        const card = acting.card(event.card);
        const whistle = acting.mark(card, 'whistle', { icon: 'whistle' });
        acting.animate(whistle, [{ rotate: '0deg', scale: '0.4' }, { rotate: '-22deg', scale: '1.3' }, { rotate: '22deg', scale: '1.3' }, { rotate: '-14deg' }, { rotate: '0deg' }], MOVE);
        await acting.wait(MOVE);
        acting.send(card, acting.pile(`discard-${event.seat}`), MOVE);
      },
    },
  },
  'ball-gained': { glides: 'the ball arcs to its carrier' },
  'ball-dropped': { glides: 'the ball hops to midfield' },
  'ball-moved': { glides: 'the ball goes to midfield' },
  'ability-used': { before: flashes },
  'card-exhausted': { after: flashes },
  'card-discarded': { before: goesOff('discard', MOVE) },
  'highlight-replaced': { glides: 'the new card slides from the Highlight deck to its row' },
  'highlight-turned': {
    after: { time: MOVE, act: (event, { acting }) => acting.animate(acting.card(event.card), [{ rotate: '180deg' }, { rotate: '0deg' }], MOVE) },
  },
  'tokens-revealed': { before: turnsUp },
  'fans-gained': { before: fans(1) },
  'fans-lost': { before: fans(-1) },
  total: { none: 'the total stands beside the zone, and who won is stamped across it' },
  winner: { before: stamps('tm.won') },
  'runner-up': { before: stamps('tm.second') },
  loser: { before: stamps('tm.lost') },
  'tie-ball': { none: 'the story says it, and the stamp of the winner or runner-up follows' },
  'tie-ranked': { none: 'the story says it, and the stamp of the winner or runner-up follows' },
  circle: { none: 'the story says it, and the turn goes on' },
  draw: { before: said('tm.drawn') },
  nobody: { before: said('tm.nobody') },
  payout: {
    before: {
      time: MOVE,
      next: TAP,
      act: (event, { acting }) => {
        const card = acting.card(event.card);
        const section = card?.querySelectorAll('.side, .mid, .tp > span')[event.amount] ?? card?.querySelector('.mid');
        acting.animate(section, [{ scale: '1' }, { scale: event.amount === CENTRE ? '1.12' : '1.3' }, { scale: '1' }], MOVE);
      },
    },
  },
  'cards-drawn': { glides: 'cards slide from their deck to the tray' },
  'card-kept': { before: carried((acting, event) => acting.card(event.card) ?? acting.dials(event.seat), improvement) },
  'cards-bottomed': { none: 'the card leaves the tray; nobody may see where it goes' },
  'improvement-revealed': { glides: 'an upgrade slides from the improvement pile to its place', after: { ...flashes, time: TAP, next: TAP } },
  'freebooter-returned': { before: carried(teamDeck, (acting) => acting.pile('box')) },
  'star-placed': { before: carried(improvement, teamDeck) },
  'coin-passed': { glides: 'the coin slides to the next manager' },
  'season-ended': { none: 'the end of the season has a page of its own' },
  won: { none: 'the end of the season has a page of its own' },
  'nobody-won': { none: 'the end of the season has a page of its own' },
  'skill-set-chosen': { after: flashes },
  'regeneration-rolled': { before: rolls((amount) => (amount >> 8 === 2 ? [(amount >> 4) & 15, amount & 15] : [(amount >> 4) & 15])) },
  fouled: { none: 'who fouled sees the card; the others hear of it' },
  'given-back': { none: 'nothing has changed; the story says it' },
  'blood-gained': { after: flashes },
  'contract-taken': { after: carried((acting) => acting.pile('contracts'), (acting, event) => acting.dials(event.seat)) },
  'contract-revealed': { none: 'the fans that it brings are seen' },
  'contract-lost': { none: 'the number of contracts at the manager changes' },
  'penalty-received': { after: carried((acting) => acting.pile('penalty-deck'), (acting, event) => acting.dials(event.seat)) },
  'penalty-turned-up': { after: flashes },
  'penalty-resolved': { before: flashes },
  'penalty-discarded': { none: 'the penalty leaves its manager' },
  'ball-placed': { glides: 'the ball of the matchup lies beside its card' },
  'disease-placed': { before: flashes },
  'disease-taken': { after: flashes },
  'ref-stands': { none: 'he stands at another matchup' },
  'ref-token': { after: flashes },
  'ref-token-aside': { none: 'the token leaves its player' },
  'stadium-breached': { before: flashes },
};
