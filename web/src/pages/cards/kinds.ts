/** How each kind of card is named and marked in the browser. */
import { say, t, type Key } from '../../lib/words';
import type { Catalogue } from '../../protocol';
import { kindOf } from '../../team-manager/things';
import type { ExhibitKind } from './exhibits';

const KINDS: Record<ExhibitKind, { key: Key; icon: string }> = {
  team: { key: 'cards.teams', icon: 'team' },
  position: { key: 'cards.positions', icon: 'standing' },
  challenge: { key: 'cards.challenges', icon: 'trophy' },
  play: { key: 'cards.plays', icon: 'ui-bolt' },
  event: { key: 'cards.events', icon: 'ui-log' },
  arena: { key: 'cards.arenas', icon: 'ui-flag' },
  ball: { key: 'cards.balls', icon: 'ball' },
  pitch: { key: 'cards.pitches', icon: 'trapdoor' },
};

/** What several of a kind are called, and the icon that stands for them. */
export function exhibitKind(catalogue: Catalogue, kind: string): { title: string; icon: string } {
  if (catalogue.game === 'team-manager') {
    const { title, drawing } = kindOf(catalogue, kind);
    return { title: say(title), icon: drawing };
  }
  const { key, icon } = KINDS[kind as ExhibitKind];
  return { title: t(key), icon };
}
