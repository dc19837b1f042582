/** The sentences of all that was told at a table. Several parts of the page want them, so they are made once. */
import { uiOf } from '../games';
import type { Happened, State } from '../protocol';
import type { Desk } from './desk.svelte';
import { toldOf, type Sentence } from './game';
import type { Language } from './languages';
import { settings } from './settings.svelte';
import type { Stage } from './stage.svelte';

let last: { events: Happened[]; shown: State; language: Language; sentences: Sentence[] } | null = null;

export function storyOf(desk: Desk, stage: Stage): Sentence[] {
  const { told: events, shown } = stage;
  const { language } = settings;
  if (last?.events !== events || last.shown !== shown || last.language !== language) {
    const sentences = uiOf(shown.game).story(events, toldOf(shown, desk.catalogue));
    last = { events, shown, language, sentences };
  }
  return last.sentences;
}
