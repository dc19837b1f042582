/** What moves. */
import type { Performer } from '../lib/stage.svelte';
import type { Play } from './play.svelte';

export function performer(_root: HTMLElement, _play: Play): Performer {
  return {};
}
