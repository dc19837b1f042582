/** How a matchup stands, as far as this seat can see it. */
import type { Matchup, TeamManagerScene, Zone } from '../protocol';

export type HowItStands =
  | { kind: 'nobody' }
  | { kind: 'alone'; seat: number }
  | { kind: 'ahead'; seat: number }
  | { kind: 'level' };

/** The total of a zone: the one that was added up, where it was. */
export function totalOf(zone: Zone, matchup: Matchup, scene: TeamManagerScene): number {
  if (scene.scoring?.matchup === matchup.matchup && zone.seat >= 0) return scene.scoring.totals[zone.seat] ?? zone.total;
  return zone.total;
}

/** Whether a ball carrier is in a zone. */
export function hasBall(zone: Zone): boolean {
  return zone.players.some((one) => one.ball);
}

/** Who would win if nothing else happened: the highest total, among equals the ball (TM 6.4.2). */
export function standingOf(matchup: Matchup, scene: TeamManagerScene): HowItStands {
  const there = matchup.zones.filter((one) => one.players.length > 0);
  if (there.length === 0) return { kind: 'nobody' };
  if (there.length === 1) return { kind: 'alone', seat: there[0]!.seat };
  const most = Math.max(...there.map((one) => totalOf(one, matchup, scene)));
  const first = there.filter((one) => totalOf(one, matchup, scene) === most);
  const ahead = first.length === 1 ? first[0] : first.find(hasBall);
  return ahead ? { kind: 'ahead', seat: ahead.seat } : { kind: 'level' };
}

const PLAIN_BALL = 2;

/** What the ball of a matchup adds to its carrier's side: an enchanted one what is printed on it (TM 17.2.1). */
export function ballPower(enchanted: { power?: number } | undefined): number {
  return enchanted ? (enchanted.power ?? 0) : PLAIN_BALL;
}

/** What a total is made of. */
export interface Addend {
  /** A player, by his handle; -1 for what upgrades add. */
  card: number;
  face: string | null;
  kind: 'player' | 'ball' | 'token' | 'upgrades';
  amount: number;
}

/** The sum behind a zone's total, with the number of tokens nobody can count yet. */
export function sumOf(zone: Zone, powerOf: (face: string) => number, ball = PLAIN_BALL): { addends: Addend[]; unknown: number } {
  const addends: Addend[] = [];
  for (const player of zone.players) {
    addends.push({ card: player.card, face: player.face, kind: 'player', amount: player.power });
    if (player.ball) addends.push({ card: player.card, face: player.face, kind: 'ball', amount: ball });
    for (const token of player.tokens) {
      if (token.face) addends.push({ card: token.card, face: token.face, kind: 'token', amount: powerOf(token.face) });
    }
  }
  const rest = zone.total - addends.reduce((sum, one) => sum + one.amount, 0);
  if (rest !== 0 && zone.players.length > 0) addends.push({ card: -1, face: null, kind: 'upgrades', amount: rest });
  return { addends, unknown: zone.unknown };
}
