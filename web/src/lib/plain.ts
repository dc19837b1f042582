/** A game as its catalogue alone can say it. */
import PlainTable from '../parts/table/PlainTable.svelte';
import type { Text } from './words';
import type { GameUI } from './game';
import { filled, say } from './words';

export const plain: GameUI = {
  Table: PlainTable,
  story: (events, told) => {
    const log = told.catalogue.log as Record<string, Text>;
    return events.map((event) => ({
      number: event.number,
      seat: event.seat ?? -1,
      text: filled(say(log[event.kind]), { seat: `Seat ${event.seat}`, amount: event.amount ?? 0 }, 'en'),
      rule: event.rule,
      heading: event.kind.endsWith('-begins'),
    }));
  },
  option: (option) => option.text,
  prompt: (decision) => decision.prompt,
  team: (told, seat) => told.seats[seat]?.label || `Seat ${seat + 1}`,
  teamId: (scene, seat) => (scene.game === 'team-manager' ? scene.managers[seat]?.team : scene.coaches[seat]?.team) ?? null,
  scores: (scene) =>
    scene.game === 'team-manager' ? scene.managers.map((one) => one.fans) : scene.coaches.map((one) => one.score),
};
