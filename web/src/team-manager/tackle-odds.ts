/** What the dice of a tackle come to: with two dice the manager of the stronger player picks the one that applies. */
import type { Chance, Face, TeamManagerScene, Tone } from '../protocol';

/** From what the tackler wants to what he fears. */
const TONES: Tone[] = ['good', 'meh', 'bad'];

/** The face that decides an outcome, of those that the die has; nothing happens where nothing is rolled. */
export function decidingFace(chance: Chance, die: readonly Face[], tacklerPicks: boolean): Face | undefined {
  const rank = (face: Face) => TONES.indexOf(face.tone);
  const rolled = chance.rolls.flatMap((roll) => die[roll] ?? []).sort((one, other) => rank(one) - rank(other));
  if (rolled.length === 0) return die.find((face) => face.tone === 'meh');
  return tacklerPicks ? rolled[0] : rolled.at(-1);
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
