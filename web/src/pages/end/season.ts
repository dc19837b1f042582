/** The end of a season of Team Manager: who won what, week by week. */
import { whole } from '../../lib/sentences';
import { has, t, type Key } from '../../lib/words';
import type { Happened, TeamManagerCatalogue } from '../../protocol';
import { Names, TOURNAMENT_AT } from '../../team-manager/naming';
import { chosen, ranked, type Candidate, type Ended, type Report } from './report';

interface Contest {
  matchup: number;
  winner: number;
  /** Star Power of the winner, and of the best of the others. */
  score: number;
  other: number;
  alone: boolean;
}

interface Week {
  number: number;
  gained: number[];
  /** Fans when it was over. */
  fans: number[];
  won: number[];
  contests: Contest[];
  drawn: number[];
  injured: string[];
  ejected: { player: string; matchup: number }[];
  downed: number;
  matchups: Map<number, string>;
}

interface Tally {
  won: number[];
  trophies: number[];
  injured: number[];
  signings: number[];
  ejected: number;
}

type Event = Required<Happened>;

/** What happened in a season, from its events alone. */
export class Season {
  readonly weeks: Week[] = [];
  readonly tally: Tally;
  private readonly fans: number[];
  private totals = new Map<number, number>();
  private week: Week;

  constructor(
    events: Happened[],
    private readonly names: Names,
    private readonly seats: number,
  ) {
    const none = () => Array<number>(seats).fill(0);
    this.tally = { won: none(), trophies: none(), injured: none(), signings: none(), ejected: 0 };
    this.fans = none();
    this.week = this.begin(0); // before the first week
    for (const event of events) this.hear(whole(event));
    this.close();
  }

  /** Fans of each manager at the beginning, then after each week; a game that was played on begins with some. */
  growth(scores: number[]): number[][] {
    return scores.map((score, seat) => {
      const before = score - this.fans[seat]!;
      return [before, ...this.weeks.map((week) => before + week.fans[seat]!)];
    });
  }

  private begin(number: number): Week {
    const none = () => Array<number>(this.seats).fill(0);
    return {
      number,
      gained: none(),
      fans: none(),
      won: none(),
      contests: [],
      drawn: [],
      injured: [],
      ejected: [],
      downed: 0,
      matchups: new Map(),
    };
  }

  /** The week is over; what comes before the first one counts only where a game began in the middle of it. */
  private close(number = this.week.number): void {
    this.week.number ||= number;
    this.week.fans = [...this.fans];
    if (this.week.number > 0) this.weeks.push(this.week);
  }

  private hear(event: Event): void {
    const { seat, amount } = event;
    switch (event.kind) {
      case 'week-begins':
        this.close(amount - 1);
        this.week = this.begin(amount);
        return;
      case 'season-ended':
        this.week.number ||= amount;
        return;
      case 'spike-revealed':
        this.week.matchups.set(TOURNAMENT_AT, this.names.card(event.face));
        return;
      case 'highlight-revealed':
      case 'highlight-replaced':
        this.week.matchups.set(amount, this.names.card(event.face));
        return;
      case 'fans-gained':
      case 'fans-lost':
        this.earn(seat, event.kind === 'fans-gained' ? amount : -amount);
        return;
      case 'total':
        this.totals.set(seat, amount);
        return;
      case 'winner':
        this.win(seat, amount);
        return;
      case 'draw':
      case 'nobody':
        this.week.drawn.push(amount);
        this.totals.clear();
        return;
      default:
        this.suffer(event);
    }
  }

  private earn(seat: number, fans: number): void {
    this.fans[seat]! += fans;
    this.week.gained[seat]! += fans;
  }

  private win(seat: number, matchup: number): void {
    const others = [...this.totals].filter(([one]) => one !== seat).map(([, total]) => total);
    const contest = { matchup, winner: seat, score: this.totals.get(seat) ?? 0, other: Math.max(0, ...others) };
    this.week.contests.push({ ...contest, alone: others.length === 0 });
    this.totals.clear();
    if (matchup === TOURNAMENT_AT) this.tally.trophies[seat]!++;
    else {
      this.tally.won[seat]!++;
      this.week.won[seat]!++;
    }
  }

  private suffer(event: Event): void {
    const player = this.names.card(event.face);
    if (event.kind === 'injured') {
      this.tally.injured[event.seat]!++;
      this.week.injured.push(player);
    } else if (event.kind === 'ejected') {
      this.tally.ejected++;
      this.week.ejected.push({ player, matchup: event.amount });
    } else if (event.kind === 'downed') this.week.downed++;
    else if (event.kind === 'improvement-revealed') this.tally.signings[event.seat]!++;
  }
}

// --- What is worth saying of a week -------------------------------------------------------------------------------

function leaderOf(fans: number[]): number {
  const most = Math.max(...fans);
  return fans.filter((one) => one === most).length === 1 ? fans.indexOf(most) : -1;
}

function ofWeek(week: Week, before: Week | undefined, names: Names): Candidate[] {
  const found: Candidate[] = [{ key: 'end.week.quiet', weight: 8, slots: {} }];
  const say = (key: Key, weight: number, slots: Candidate['slots']) => found.push({ key, weight, slots });
  const leader = leaderOf(week.fans);
  if (leader >= 0) {
    const slots = { team: names.seat(leader), n: week.fans[leader]! };
    if (!before) say('end.week.first', 46, slots);
    else if (leaderOf(before.fans) !== leader) say('end.week.lead', 62, slots);
  }
  const gained = Math.max(...week.gained);
  if (gained >= 8) say('end.week.gain', 36 + Math.min(gained, 16), { team: names.seat(week.gained.indexOf(gained)), n: gained });
  const won = Math.max(...week.won);
  if (won > 0) say('end.week.won', 14 + 4 * won, { team: names.seat(week.won.indexOf(won)), n: won });
  ofPlayers(week, say);
  ofCups(week, names, say);
  return found;
}

function ofPlayers(week: Week, say: (key: Key, weight: number, slots: Candidate['slots']) => void): void {
  const { injured, ejected, downed } = week;
  if (injured.length > 1) say('end.week.injured', 34 + 5 * Math.min(injured.length, 5), { n: injured.length, player: injured[0]! });
  else if (injured[0]) say('end.week.injuredOne', 32, { player: injured[0] });
  if (ejected.length > 1) say('end.week.ejected', 36 + 6 * ejected.length, { n: ejected.length });
  else if (ejected[0])
    say('end.week.ejectedOne', 40, {
      player: ejected[0].player,
      matchup: week.matchups.get(ejected[0].matchup) ?? '',
    });
  if (downed >= 4) say('end.week.downed', 22 + 2 * downed, { n: downed });
}

function ofCups(week: Week, names: Names, say: (key: Key, weight: number, slots: Candidate['slots']) => void): void {
  const cup = week.matchups.get(TOURNAMENT_AT) ?? '';
  for (const { matchup, winner, score, other, alone } of week.contests) {
    if (matchup !== TOURNAMENT_AT) continue;
    const slots = { team: names.seat(winner), cup, score, other };
    if (alone) say('end.week.cupAlone', 52, slots);
    else if (score - other === 1) say('end.week.cupClose', 82, slots);
    else say('end.week.cup', 58, slots);
  }
  for (const matchup of week.drawn) {
    if (matchup === TOURNAMENT_AT) say('end.week.cupNobody', 56, { cup });
    else say('end.week.draw', 28, { matchup: week.matchups.get(matchup) ?? '' });
  }
}

/** How close it was in the end. */
function ofEnd(winner: number, fans: number[], names: Names): Candidate[] {
  if (winner < 0) return [];
  const lead = fans[winner]! - Math.max(...fans.filter((_, seat) => seat !== winner));
  if (lead <= 0) return [];
  return [{ key: 'end.week.final', weight: lead <= 3 ? 78 : 44, slots: { team: names.seat(winner), n: lead } }];
}

// --- The report ---------------------------------------------------------------------------------------------------

const REASONS: Record<string, Key> = {
  'most fans': 'end.by.fans',
  'tied on fans, most improvements': 'end.by.improvements',
  'the managers ahead were suspended for a tie': 'end.by.suspension',
  'most improvements among those not suspended': 'end.by.suspension',
  'all tied: nobody wins': 'end.by.nobody',
};

export function seasonReport(ended: Ended): Report {
  const { catalogue, events, result, teams } = ended;
  const names = new Names(catalogue as TeamManagerCatalogue, teams);
  const season = new Season(events, names, teams.length);
  const { tally, weeks } = season;
  const fans = ended.scores;
  const growth = season.growth(fans);
  const last = weeks.at(-1)?.number ?? 0;
  const winner = result.winners[0] ?? -1;
  const said = chosen(
    weeks.map((week, at) => [
      ...ofWeek(week, weeks[at - 1], names),
      ...(at === weeks.length - 1 ? ofEnd(winner, fans, names) : []),
    ]),
  );
  return {
    title: t('end.season'),
    line: t('end.seasonLine', { n: last }),
    whistle: t('end.whistleWeek', { n: last }),
    headline: headlineOf(teams[winner], winner, names),
    award: t(winner >= 0 ? 'end.award.season' : 'end.award.nobody'),
    winner,
    score: winner >= 0 ? t('end.fans', { n: fans[winner]! }) : '',
    figure: winner >= 0 ? fans[winner]! : 0,
    lede: [decided(ended, fans, names), ...rest(tally, winner, names)],
    rule: result.rule,
    columns: [t('end.table.won'), t('end.table.trophies'), t('end.table.injured'), t('end.table.signings')],
    who: t('end.table.manager'),
    scoreColumn: t('end.table.fans'),
    rows: ranked(
      teams.map((_, seat) => ({
        seat,
        place: result.places[seat]!,
        name: names.seat(seat),
        cells: [tally.won[seat]!, tally.trophies[seat]!, tally.injured[seat]!, tally.signings[seat]!],
        score: fans[seat]!,
        note: result.scores[seat] === 0 && fans[seat]! > 0 ? t('end.table.suspended') : '',
      })),
    ),
    chartTitle: t('end.chart.fans'),
    labels: weeks.map((week) => t('end.chart.week', { n: week.number })),
    lines: teams.map((_, seat) => ({
      seat,
      name: names.seat(seat),
      values: growth[seat]!,
    })),
    chapters: said.map(({ at, text }) => ({ title: t('end.chart.week', { n: weeks[at]!.number }), seat: -1, text })),
  };
}

function headlineOf(team: string | null | undefined, winner: number, names: Names): string {
  if (winner < 0) return t('end.head.nobody');
  const own = `end.head.${team}`;
  return has(own) ? t(own) : t('end.head.season', { team: names.seat(winner) });
}

function decided({ result }: Ended, fans: number[], names: Names): string {
  const winner = result.winners[0] ?? -1;
  const key = REASONS[result.reason];
  if (!key) return result.reason;
  if (winner < 0) return t('end.by.nobody');
  const n = fans[winner]!;
  const others = fans.map((_, seat) => seat).filter((seat) => seat !== winner);
  const second = others.reduce((a, b) => (result.places[b]! < result.places[a]! ? b : a));
  return t(key, { team: names.seat(winner), n, lead: n - fans[second]!, other: names.seat(second) });
}

/** What else there is to say of a season. */
function rest(tally: Tally, winner: number, names: Names): string[] {
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const injured = sum(tally.injured);
  const lines = [injured > 0 ? t('end.rest.injured', { n: injured }) : t('end.rest.unhurt')];
  if (winner >= 0 && tally.trophies[winner]! > 0)
    lines.push(t('end.rest.cups', { team: names.seat(winner), n: tally.trophies[winner]! }));
  else if (tally.ejected > 0) lines.push(t('end.rest.ejected', { n: tally.ejected }));
  return lines;
}
