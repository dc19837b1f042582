/** How each kind of card is named and marked in the browser. */
import type { Key } from '../../lib/words';
import type { ExhibitKind } from './exhibits';

export const KINDS: Record<ExhibitKind, { key: Key; icon: string }> = {
  star: { key: 'cards.stars', icon: 'star' },
  player: { key: 'cards.players', icon: 'standing' },
  highlight: { key: 'cards.highlights', icon: 'ui-flag' },
  tournament: { key: 'cards.tournaments', icon: 'trophy' },
  headline: { key: 'cards.headlines', icon: 'ui-log' },
  'team-upgrade': { key: 'cards.team-upgrades', icon: 'team' },
  'staff-upgrade': { key: 'cards.staff-upgrades', icon: 'staff' },
  'cheating-token': { key: 'cards.tokens', icon: 'token-back' },
  team: { key: 'cards.teams', icon: 'team' },
  position: { key: 'cards.positions', icon: 'standing' },
  challenge: { key: 'cards.challenges', icon: 'trophy' },
  play: { key: 'cards.plays', icon: 'ui-bolt' },
  event: { key: 'cards.events', icon: 'ui-log' },
  arena: { key: 'cards.arenas', icon: 'ui-flag' },
  ball: { key: 'cards.balls', icon: 'ball' },
  pitch: { key: 'cards.pitches', icon: 'trapdoor' },
};
