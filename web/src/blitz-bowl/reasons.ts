/** A short word on why a player cannot make an Action, from what can be seen; the table itself knows it exactly. */
import { t } from '../lib/words';
import type { Action, BlitzBowlPlayer, BlitzBowlScene } from '../protocol';

export interface Short {
  text: string;
  rule: string;
}

const RULES: Record<Action, string> = {
  run: 'BB 4.1.1',
  mark: 'BB 4.1.1',
  throw: 'BB 4.1.1',
  block: 'BB 4.1.2',
  sidestep: 'BB 4.1.2',
  'stand-up': 'BB 4.1.3',
  reserves: 'BB 4.1.4',
  foul: 'BB 11.1.1',
  'throw-team-mate': 'BB 11.2.1',
};

export function shortReason(scene: BlitzBowlScene, player: BlitzBowlPlayer, action: Action): Short {
  const rule = RULES[action];
  const kind = action === 'throw-team-mate' ? 'throw' : action;
  if (player.barred) return { text: t('bb.no.barred'), rule: 'BB 4.6.7' };
  if (player.acted.includes(kind)) return { text: t('bb.no.acted'), rule: 'BB 3.3.2' };
  if (scene.prepared && !scene.prepared.actions.includes(kind)) return { text: t('bb.no.prepared'), rule: 'BB 8.1.1' };
  if (scene.actions === 0) return { text: t('bb.no.actions'), rule: 'BB 3.3.1' };
  return { text: byStatus(player, action), rule };
}

/** By his status first (BB 4.1), then by what the Action needs. */
function byStatus(player: BlitzBowlPlayer, action: Action): string {
  if (player.status === 'reserves') return action === 'reserves' ? t('bb.no.full') : t('bb.no.reserves');
  if (action === 'reserves') return t('bb.no.onPitch');
  if (player.status === 'prone') return t('bb.no.prone');
  if (action === 'stand-up') return t('bb.no.stands');
  if (player.status === 'marked') {
    if (action === 'sidestep') return t('bb.no.square');
    return action === 'block' ? t('bb.no.nobody') : t('bb.no.marked');
  }
  switch (action) {
    case 'run':
      return t('bb.no.square');
    case 'mark':
      return t('bb.no.reach');
    case 'throw':
      return player.ball < 0 ? t('bb.no.ball') : t('bb.no.receiver');
    case 'foul':
      return t('bb.no.foul');
    case 'throw-team-mate':
      return t('bb.no.team-mate');
    default:
      return t('bb.no.open');
  }
}
