/** The end of a match of Blitz Bowl: points, touchdowns and claims, turn by turn. */
import { Names } from '../../blitz-bowl/naming';
import { whole } from '../../lib/sentences';
import { t, type Key } from '../../lib/words';
import type { BlitzBowlCatalogue, Happened } from '../../protocol';
import { chosen, ranked, type Candidate, type Ended, type Report } from './report';

const MOST_CHAPTERS = 6;
const SWEEP = 3; // challenges
const CLOSE = 2; // points
const CLEAR = 8;

interface Turn {
  seat: number;
  number: number;
  scorers: string[];
  /** Points of the touchdowns. */
  points: number;
  claims: string[];
  swept: boolean;
  injured: string[];
  sentOff: string[];
  fumbled: string[];
  events: string[];
}

type Event = Required<Happened>;

/** What happened in a match, from its events alone. */
export class Match {
  readonly turns: Turn[] = [];
  readonly touchdowns: number[] = [0, 0];
  readonly claims: number[] = [0, 0];
  readonly injured: number[] = [0, 0];
  /** Points that both coaches have got by the end of each round. */
  readonly rounds: { number: number; score: number[] }[] = [];
  private readonly score = [0, 0];
  private touchdown = false;

  constructor(
    events: Happened[],
    private readonly names: Names,
  ) {
    for (const event of events) this.hear(whole(event));
    this.close();
  }

  /** Points of each coach at the beginning, then after each round; a game that was played on begins with some. */
  growth(scores: number[]): number[][] {
    return scores.map((score, seat) => {
      const before = score - this.score[seat]!;
      return [before, ...this.rounds.map((round) => before + round.score[seat]!)];
    });
  }

  private close(): void {
    const number = this.turns.at(-1)?.number;
    if (number !== undefined) this.rounds.push({ number, score: [...this.score] });
  }

  private hear(event: Event): void {
    const turn = this.turns.at(-1);
    const { seat } = event;
    if (event.kind === 'turn-begins') this.begin(seat, event.amount);
    else if (event.kind === 'scored') this.scored(seat, event.amount);
    else if (event.kind === 'injured') this.injured[seat]!++;
    if (event.kind === 'touchdown') {
      this.touchdowns[seat]!++;
      this.touchdown = true; // its points are said next
    }
    if (event.kind === 'claimed') this.claims[seat]!++;
    if (turn) this.note(event, turn);
  }

  private begin(seat: number, number: number): void {
    const before = this.turns.at(-1);
    if (before && number > before.number) this.close();
    const none = { scorers: [], claims: [], injured: [], sentOff: [], fumbled: [], events: [] };
    this.turns.push({ seat, number, points: 0, swept: false, ...none });
  }

  private scored(seat: number, points: number): void {
    this.score[seat]! += points;
    const turn = this.turns.at(-1);
    if (this.touchdown && turn) turn.points += points;
    this.touchdown = false;
  }

  private note(event: Event, turn: Turn): void {
    const player = this.names.player(event.card, event.face);
    if (event.kind === 'touchdown') turn.scorers.push(player);
    else if (event.kind === 'injured') turn.injured.push(player);
    else if (event.kind === 'sent-off') turn.sentOff.push(player);
    else if (event.kind === 'fumbled') turn.fumbled.push(player);
    else if (event.kind === 'clean-sweep') turn.swept = true;
    else if (event.kind === 'event-drawn') turn.events.push(this.names.back(event.face));
    else if (event.kind === 'claimed')
      turn.claims.push(this.names.quoted(this.names.catalogue.challenges[event.amount]?.name));
  }
}

function ofTurn(turn: Turn, names: Names): Candidate[] {
  const found: Candidate[] = [];
  const say = (key: Key, weight: number, slots: Candidate['slots']) => found.push({ key, weight, slots });
  const { claims, injured, scorers, sentOff } = turn;
  const team = names.coach(turn.seat);
  if (scorers.length > 1) say('end.turn.touchdowns', 95, { team, n: scorers.length });
  else if (scorers[0]) say('end.turn.touchdown', 90, { player: scorers[0], n: turn.points });
  if (turn.swept) say('end.turn.sweep', 100, { team });
  else if (claims.length > 1 && claims.length < SWEEP) say('end.turn.claims', 50, { team, n: claims.length });
  else if (claims[0]) say('end.turn.claim', 34, { team, challenge: claims[0] });
  if (injured.length > 1) say('end.turn.injured', 40 + 6 * injured.length, { n: injured.length });
  else if (injured[0]) say('end.turn.injuredOne', 38, { player: injured[0] });
  if (sentOff[0]) say('end.turn.sentOff', 60, { player: sentOff[0] });
  if (turn.fumbled[0]) say('end.turn.fumble', 30, { player: turn.fumbled[0] });
  if (turn.events[0]) say('end.turn.event', 26, { event: turn.events[0] });
  return found;
}

/** The turns that are worth a sentence, in their order. */
function chaptersOf(turns: Turn[], names: Names): Report['chapters'] {
  const lists = turns.map((turn) => ofTurn(turn, names));
  return chosen(lists, MOST_CHAPTERS).map(({ at, text }) => {
    const { number, seat } = turns[at]!;
    return { title: t('end.chart.turn', { n: number }), seat, text };
  });
}

export function matchReport(ended: Ended): Report {
  const { catalogue, events, result, teams } = ended;
  const names = new Names(catalogue as BlitzBowlCatalogue, teams);
  const match = new Match(events, names);
  const drawn = result.winners.length !== 1;
  const winner = drawn ? -1 : result.winners[0]!;
  const rounds = match.rounds.at(-1)?.number ?? 0;
  const growth = match.growth(ended.scores);
  return {
    title: t('end.match'),
    line: t('end.matchLine', { n: rounds }),
    whistle: t('end.whistleTurn', { n: rounds }),
    headline: t(headlineOf(ended, drawn)),
    award: t(drawn ? 'end.award.draw' : 'end.award.match'),
    winner,
    score: t('end.points', { n: result.scores[Math.max(winner, 0)]! }),
    figure: result.scores[Math.max(winner, 0)]!,
    lede: [decided(ended, drawn, names), ...rest(match, names)],
    rule: result.rule,
    columns: [t('end.table.touchdowns'), t('end.table.claims'), t('end.table.injured')],
    who: t('end.table.coach'),
    scoreColumn: t('end.table.points'),
    rows: ranked(
      teams.map((_, seat) => ({
        seat,
        place: result.places[seat]!,
        name: names.coach(seat),
        cells: [match.touchdowns[seat]!, match.claims[seat]!, match.injured[seat]!],
        score: result.scores[seat]!,
        note: '',
      })),
    ),
    chartTitle: t('end.chart.points'),
    labels: match.rounds.map(({ number }) => t('end.chart.turn', { n: number })),
    lines: teams.map((_, seat) => ({
      seat,
      name: names.coach(seat),
      values: growth[seat]!,
    })),
    chapters: chaptersOf(match.turns, names),
  };
}

function headlineOf({ result }: Ended, drawn: boolean): Key {
  if (drawn) return 'end.head.draw';
  if (result.reason === 'sudden death') return 'end.head.sudden';
  const lead = Math.abs(result.scores[0]! - result.scores[1]!);
  if (lead <= CLOSE) return 'end.head.close';
  return lead >= CLEAR ? 'end.head.clear' : 'end.head.points';
}

function decided({ result }: Ended, drawn: boolean, names: Names): string {
  const winner = drawn ? 0 : result.winners[0]!;
  const score = result.scores[winner]!;
  const other = result.scores[1 - winner]!;
  const key: Key = drawn ? 'end.by.draw' : result.reason === 'sudden death' ? 'end.by.sudden' : 'end.by.points';
  return t(key, { team: names.coach(winner), score, other, lead: score - other });
}

/** What else there is to say of a match. */
function rest(match: Match, names: Names): string[] {
  const most = Math.max(...match.touchdowns);
  const seat = match.touchdowns.indexOf(most);
  const injured = match.injured[0]! + match.injured[1]!;
  return [
    most > 0 ? t('end.rest.touchdowns', { team: names.coach(seat), n: most }) : t('end.rest.none'),
    injured > 0 ? t('end.rest.injured', { n: injured }) : t('end.rest.unhurt'),
  ];
}
