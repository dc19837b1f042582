/** Which drawing a cheating token has: its face, or the mask where one does not know it. */
import type { TeamManagerPrintedCard } from '../protocol';

export function tokenIcon(card: Pick<TeamManagerPrintedCard, 'drawing' | 'id'> | undefined): string {
  return card ? (card.drawing ?? `token-${card.id}`) : 'token-back';
}
