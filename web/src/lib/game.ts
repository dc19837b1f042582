/** What each game brings to the page. The pages around a table know a game only through this. */
import type { Component } from 'svelte';
import type { Catalogue, Happened, OfferedOption, OpenDecision, Scene, Sitting, State, Waiting } from '../protocol';
import type { Desk } from './desk.svelte';
import type { Stage } from './stage.svelte';

/** What sentences are made from: the table as it is, what is printed, who sits where, and whose eyes they are for. */
export interface Told {
  scene: Scene;
  catalogue: Catalogue;
  seats: Sitting[];
  me: number;
}

/** One line of the story. */
export interface Sentence {
  /** The number of its (last) event. */
  number: number;
  /** Whose doing it is, -1 for nobody's. */
  seat: number;
  text: string;
  rule: string;
  /** A new week or turn begins here. */
  heading: boolean;
}

export interface GameUI {
  /** The whole table, drawn over the whole window. */
  Table: Component<{ desk: Desk; stage: Stage }>;
  /** Sentences of all these events, in the language that is set. */
  story(events: Happened[], told: Told): Sentence[];
  /** The same where nothing else is left of a game than its events and teams. */
  retell(events: Happened[], catalogue: Catalogue, teams: readonly (string | null)[]): Sentence[];
  /** An option as a person reads it, in the language that is set. */
  option(option: OfferedOption, told: Told): string;
  /** The question, as it is put to me or as others see it. */
  prompt(decision: OpenDecision | Waiting, told: Told): string;
  /** The name of a seat's team. */
  team(told: Told, seat: number): string;
  /** The id of a seat's team, for colours and crest; null before it is chosen. */
  teamId(scene: Scene, seat: number): string | null;
  /** What a result counts, by seat. */
  scores(scene: Scene): number[];
}

/** What sentences about a state are made from. */
export function toldOf(state: State, catalogue: Catalogue): Told {
  return { scene: state.scene!, catalogue, seats: state.seats, me: state.scene!.me };
}
