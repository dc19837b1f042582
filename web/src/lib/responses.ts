/** Kinds of responses that a seat was asked so far at a table, so that their standing answers can be shown. */
import { SvelteMap } from 'svelte/reactivity';
import type { Desk } from './desk.svelte';

const seen = new SvelteMap<string, string[]>(); // by table and seat

function keyOf(desk: Desk): string {
  return `${desk.state.table} ${desk.state.seat}`;
}

/** The open question is remembered if it is a response. */
export function noteResponse(desk: Desk): void {
  const decision = desk.state.decision;
  if (!decision?.response) return;
  const kinds = seen.get(keyOf(desk)) ?? [];
  if (!kinds.includes(decision.kind)) seen.set(keyOf(desk), [...kinds, decision.kind]);
}

/** Those that were asked since the page was opened, and those that have a standing answer. */
export function seenResponses(desk: Desk): string[] {
  return [...new Set([...Object.keys(desk.state.standing), ...(seen.get(keyOf(desk)) ?? [])])];
}
