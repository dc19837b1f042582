/** Which icon a cheating token shows when it is turned up. */
import type { TeamManagerPrintedCard } from '../protocol';

export function tokenIcon(card: Pick<TeamManagerPrintedCard, 'ejects' | 'fans' | 'power'> | undefined): string {
  if (!card) return 'token-back';
  if (card.ejects) return 'token-eject';
  return card.fans ? `token-fan${card.fans}` : `token-${card.power ?? 0}`;
}
