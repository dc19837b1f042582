/** Saving the file of a replay, and the link that opens it for others. */
import { api } from '../../lib/api';
import { SPECTATOR, holdings } from '../../lib/holdings.svelte';

/** Let the browser save the replay. */
export async function saveReplay(table: string, token: string, game: string): Promise<void> {
  const text = await api.replay(table, token);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${table}.tlr`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** The link to share: that of a spectator, if it is held here. Once a game is over every link shows the same. */
export function shareLink(table: string, token: string): string {
  const watching = holdings.of(table).find((one) => one.seat === SPECTATOR);
  return `${location.origin}/replay/${table}#${watching?.token ?? token}`;
}

/** The address of a place in a replay, for a link within the page. */
export function replayAddress(table: string, token: string, at = 0, eyes = -1, playing = false): string {
  const query = new URLSearchParams({ at: String(at), eyes: String(eyes) });
  if (playing) query.set('play', '1');
  return `/replay/${table}?${query}#${token}`;
}
