/** What the dice of a tackle come to: with two dice the manager of the stronger player picks the one that applies. */
import type { Chance, TeamManagerDie, TeamManagerScene } from '../protocol';

/** From what the tackler wants to what he fears. */
const FACES: TeamManagerDie[] = ['target-down', 'miss', 'tackler-down'];

/** The face that decides an outcome; a miss where nothing is rolled. */
export function decidingFace(chance: Chance, die: readonly string[], tacklerPicks: boolean): TeamManagerDie {
  const ranks = chance.rolls.map((roll) => FACES.indexOf(die[roll] as TeamManagerDie)).filter((rank) => rank >= 0);
  if (ranks.length === 0) return 'miss';
  return FACES[tacklerPicks ? Math.min(...ranks) : Math.max(...ranks)]!;
}

/** Whether the manager of the tackler that is asked about would pick, against this target (TM 5.9). */
export function tacklerPicks(scene: TeamManagerScene, target: number): boolean {
  const tackler = scene.question?.about.find(([sort]) => sort === 'card')?.[1] ?? scene.committed;
  return powerOf(scene, tackler) >= powerOf(scene, target);
}

function powerOf(scene: TeamManagerScene, card: number): number {
  const matchups = [...scene.reel, ...(scene.tournament ? [scene.tournament] : [])];
  const players = matchups.flatMap((matchup) => matchup.zones.flatMap((zone) => zone.players));
  return players.find((player) => player.card === card)?.power ?? 0;
}
