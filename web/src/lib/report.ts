/** What a reporter's own view shows, as text to paste: never a link, a token or a seed. */
import { uiOf } from '../games';
import type { Desk } from './desk.svelte';
import { toldOf } from './game';
import { settings } from './settings.svelte';

const LAST = 10; // sentences of the story
const MOST = 12; // options

export interface Sent {
  report: string;
  table: string;
  sequence: number;
}

export function reportText(desk: Desk, sent: Sent, words: string): string {
  const { state, catalogue } = desk;
  const ui = uiOf(state.game);
  const told = toldOf(state, catalogue);
  const asked = state.decision ?? state.waiting;
  const options = state.decision?.options ?? [];
  const lines = ui.story(desk.events, told).slice(-LAST);
  return [
    `Touchline report ${sent.report}`,
    `Table ${sent.table}, sequence ${sent.sequence}, ${state.game}, seat ${state.seat}`,
    `Language ${settings.language}; browser ${navigator.userAgent}`,
    '',
    words.trim(),
    '',
    asked ? `Prompt: ${ui.prompt(asked, told)} (${asked.rule})` : 'The game is over.',
    ...options.slice(0, MOST).map((option) => `- ${ui.option(option, told)}`),
    ...(options.length > MOST ? [`- and ${options.length - MOST} more`] : []),
    '',
    'Last sentences:',
    ...lines.map((line) => `- ${line.text}${line.rule ? ` (${line.rule})` : ''}`),
  ].join('\n');
}
