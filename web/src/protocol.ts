/**
 * What goes over the wire, both ways.
 *
 * Made by tools/page_types.py from the types of the server. Do not edit it: change those, and run the tool again.
 */

export type Answer = "always" | "never" | "ask";

export type Text = Record<string, string>;

/** The first message of a connection: which seat it speaks for, and the last state it has. */
export interface Hello {
  type: "hello";
  token: string;
  since?: number;
  word?: string;
}

/** An option of the open decision, by the number of the decision and the option's code. */
export interface Choose {
  type: "choose";
  number: number;
  code: number;
}

/** Take the last choice back; ``number`` is the sequence of the state in which it was offered. */
export interface Undo {
  type: "undo";
  number: number;
}

/** How this seat answers a kind of response from now on. */
export interface Standing {
  type: "standing";
  kind: string;
  answer: Answer;
}

/** How likely is what, if this option were chosen? */
export interface Odds {
  type: "odds";
  number: number;
  code: number;
}

/** Why is this not offered? A verb and its arguments, as an option would have them. */
export interface Why {
  type: "why";
  number: number;
  verb: string;
  arguments?: number[];
}

/** What would this seat be asked next, if this option were chosen? Answered where no chance lies between. */
export interface Peek {
  type: "peek";
  number: number;
  code: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Choose | Undo | Standing | Odds | Why | Peek | Ping;

/** Who is at a seat: a bot by its name, or a person who is here or not. */
export interface Sitting {
  seat: number;
  label: string;
  bot: string;
  here: boolean;
  worded: boolean;
}

/** One legal answer. */
export interface OfferedOption {
  code: number;
  verb: string;
  arguments: number[];
  text: string;
}

/** The question put to this seat. */
export interface OpenDecision {
  number: number;
  kind: string;
  prompt: string;
  rule: string;
  response: boolean;
  options: OfferedOption[];
}

/** Which seat is asked, and what; never its options. */
export interface Waiting {
  seat: number;
  kind: string;
  prompt: string;
  rule: string;
}

/** An event as this seat may have it. Faces are ids of cards; a face it may not know is left out. */
export interface Happened {
  number: number;
  kind: string;
  rule: string;
  seat?: number;
  card?: number;
  face?: string;
  other?: number;
  other_face?: string;
  place?: number;
  amount?: number;
}

/** How the game ended. */
export interface Outcome {
  places: number[];
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
}

/** How long the seat that is asked has left; then a bot plays for it until its holder comes back. */
export interface Clock {
  seat: number;
  left: number;
  whole: number;
}

/** Where a table that teaches stands: what to do now, and which options do it. */
export interface Lesson {
  id: string;
  step: number;
  steps: number;
  title: Text;
  text: Text;
  hints: number[];
  rules: string[];
  done: boolean;
  failed: boolean;
}

/** The table as this seat may know it. ``events`` replace whatever the client has from ``events_from`` on. */
export interface State {
  type: "state";
  sequence: number;
  table: string;
  seat: number;
  game: string;
  seats: Sitting[];
  scene: Scene | null;
  decision: OpenDecision | null;
  waiting: Waiting | null;
  events_from: number;
  events: Happened[];
  undo: boolean;
  standing: Record<string, string>;
  manages: boolean;
  result: Outcome | null;
  commitment: string;
  digest: string;
  seed: string | null;
  notice: string;
  notice_text: Text;
  lobby: boolean;
  secret: string | null;
  words: string[] | null;
  clock: Clock | null;
  lesson: Lesson | null;
  choices: number;
  packs: string[];
}

/** What a client asked for was not done, and why: in English, in every language, and as data. */
export interface Refused {
  type: "refused";
  sentence: string;
  rule: string;
  sequence: number;
  text: Text;
  code: string;
  slots: Record<string, unknown>;
}

/** The connection is over, and why. */
export interface Gone {
  type: "gone";
  sentence: string;
  text: Text;
  code: string;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  sequence: number;
}

/** What is said, as data: a code, and slots by name, each with its sort and value. */
export interface Fact {
  code: string;
  slots: Record<string, unknown>;
}

/** One way an option can turn out. */
export interface Chance {
  numerator: number;
  denominator: number;
  text: Text;
  parts: Fact[];
  rolls: number[];
}

/** The answer to ``Odds``: exact, the likeliest first; a single chance of 1 where nothing is rolled. */
export interface Chances {
  type: "odds";
  number: number;
  code: number;
  chances: Chance[];
}

/** The answer to ``Why``. */
export interface Because {
  type: "because";
  number: number;
  verb: string;
  arguments: number[];
  offered: boolean;
  text: Text;
  rule: string;
  code: string;
  slots: Record<string, unknown>;
}

/** What an option of a question ahead would lead to: in Blitz Bowl the challenges that could then be claimed. */
export interface Lead {
  code: number;
  things: string[];
}

/** The answer to ``Peek``; no decision where dice, a face or another seat come first. */
export interface Ahead {
  type: "ahead";
  number: number;
  code: number;
  decision: OpenDecision | null;
  leads: Lead[];
}

export type ToClient = State | Refused | Gone | Pong | Chances | Because | Ahead;

/** Who sits at a seat of a new table: somebody here, somebody who gets a link, or a bot. */
export interface NewSeat {
  who: "here" | "link" | "bot";
  bot?: string;
  label?: string;
}

/** A table to be made. Teams are drawn unless they are named. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  teams?: string[];
  rules?: string[];
  expansions?: string[];
  first?: number;
  sealed?: boolean;
  clock?: number;
}

/** A bot for a seat, or none: then it is a person's again. */
export interface ChangeSeat {
  bot: string;
}

/** What somebody says is wrong. */
export interface Report {
  words?: string;
}

/** A table that teaches: ``drill-1`` to ``drill-7``, or ``first-week``. */
export interface Practice {
  lesson: string;
}

/** A new table that goes on from a finished game after so many choices, with dice of its own. */
export interface PlayOn {
  choice: number;
  seats: NewSeat[];
}

/** A link that a browser holds. */
export interface Held {
  table: string;
  token: string;
}

/** The links that a browser holds, to be told how their tables stand. */
export interface Holdings {
  links: Held[];
}

/** How a table stands, in short. ``sentence`` says why there is nothing to say, and the rest is empty then. */
export interface Brief {
  table: string;
  game: string;
  seat: number;
  teams: string[];
  seats: Sitting[];
  asked: number;
  yours: boolean;
  lobby: boolean;
  over: boolean;
  scores: number[];
  stage: number;
  changed: number;
  lesson: string;
  sentence: string;
  text: Text;
  packs: string[];
}

/** A place in a replay that one may look for: a week or a turn begins after so many choices. */
export interface Mark {
  choice: number;
  kind: string;
  number: number;
  seat: number;
}

/** A finished game, for somebody who wants to look through it. ``runs`` is false where it can only be read. */
export interface Moments {
  game: string;
  choices: number;
  marks: Mark[];
  seats: Sitting[];
  teams: string[];
  runs: boolean;
  sentence: string;
  text: Text;
  events: Happened[];
  packs: string[];
}

/** What chance brought a seat, against what was to be expected. */
export interface LuckRow {
  seat: number;
  rolls: number;
  favour: number;
}

/** One roll that stood out. */
export interface LuckRoll {
  choice: number;
  seat: number;
  text: Text;
  chance: number;
  favour: number;
}

/** Who was favoured, and by how much; ``unit`` says what favour counts. */
export interface LuckReport {
  unit: Text;
  rows: LuckRow[];
  luckiest: LuckRoll | null;
  unluckiest: LuckRoll | null;
  rolls: number;
  verified: boolean;
}

/** A numbered rule in our own words. */
export interface RuleText {
  id: string;
  text: string;
  option: string;
}

/** A section of the rules; ``level`` 1 is a chapter. */
export interface RuleSection {
  id: string;
  level: number;
  title: string;
  rules: RuleText[];
}

/** A question that the published rules leave open, and what was decided. */
export interface Ruling {
  id: string;
  question: string;
  text: string;
}

/** A word of the rules in every language, where one is needed with how it is read and a note. */
export interface Term {
  words: Text;
  readings: Text;
  notes: Text;
}

/** The rules of a game as the page shows them. */
export interface RuleBookText {
  game: string;
  sections: RuleSection[];
  rulings: Ruling[];
  glossary: Term[];
  options: Record<string, Text>;
}

/** An optional rule. One with values is written ``name=value``; where ``bare`` it may also stand alone. */
export interface OfferedRule {
  name: string;
  rule: string;
  title: Text;
  line: Text;
  values: string[];
  bare: boolean;
  excludes: string[];
}

/** An expansion that comes with a game, and what tables with it may have beside the rest. */
export interface OfferedExpansion {
  name: string;
  title: Text;
  line: Text;
  seats: number[];
  teams: string[];
  rules: OfferedRule[];
}

/** A game, and what its tables may have; all that is printed on its cards is at ``/games/{name}``. ``packs`` are those of this server, with which every new table is played. */
export interface OfferedGame {
  name: string;
  title: string;
  players: string;
  seats: number[];
  teams: string[];
  rules: OfferedRule[];
  expansions: OfferedExpansion[];
  packs: string[];
}

/** All there is to choose from. */
export interface Offers {
  games: OfferedGame[];
  bots: string[];
}

/** The links of a new table: whoever has one holds what it is for. They are given out once. */
export interface Made {
  table: string;
  creator: string;
  seats: string[];
  spectator: string;
  commitment: string;
  digest: string;
}

export type TeamManagerPhase = "starting" | "matchup" | "scoreboard" | "over";

export type Moment =
  | "none"
  | "declared"
  | "rolled"
  | "tackled"
  | "pair"
  | "downed"
  | "injured"
  | "got-ball"
  | "lost-ball"
  | "passed"
  | "ejections"
  | "ejected"
  | "scoring"
  | "totals"
  | "won"
  | "lost"
  | "collect"
  | "played"
  | "action"
  | "end"
  | "committed"
  | "cheated"
  | "sprinted"
  | "used-tackle";

/** The open question; where it is a response, with the moment that it answers. */
export interface TeamManagerQuestion {
  seat: number;
  kind: string;
  about: [string, number][];
  moment: Moment | null;
}

/** A card by its handle; ``face`` is missing where this seat may not know it. */
export interface TeamManagerCard {
  card: number;
  face: string | null;
}

/** A cheating token on a player. */
export interface Token {
  card: number;
  face: string | null;
  facedown: boolean;
}

/** Something else that lies on a player, by its id, and how many there are. */
export interface PlayerMark {
  id: string;
  n: number;
}

/** A player at a matchup; ``power`` is Star Power now, without tokens and ball. */
export interface TeamManagerPlayer {
  card: number;
  face: string | null;
  power: number;
  downed: boolean;
  ball: boolean;
  tokens: Token[];
  marks: PlayerMark[];
}

/** A team zone; ``section`` of the card pays it, ``unknown`` counts the tokens that this seat cannot see. */
export interface Zone {
  place: number;
  seat: number;
  section: number;
  total: number;
  unknown: number;
  players: TeamManagerPlayer[];
}

/** Something else that lies at a matchup: so many of them, or a card. */
export interface Extra {
  id: string;
  n?: number;
  card?: TeamManagerCard;
}

/** A highlight or the tournament; ``ball`` is the carrier, -1 at midfield, -2 none. */
export interface Matchup {
  card: number;
  face: string | null;
  matchup: number;
  place: number;
  turned: boolean;
  ball: number;
  zones: Zone[];
  extras: Extra[];
}

export type Placing = "absent" | "winner" | "runner-up" | "loser" | "unranked";

/** The matchup being resolved; both lists are by seat, and empty until Star Power is added up. */
export interface Scoring {
  matchup: number;
  totals: number[];
  placing: Placing[];
}

/** A tackle under way. */
export interface Tackle {
  tackler: number;
  target: number;
  matchup: number;
  powers: number[];
  dice: string[];
  chooser: number;
  hits: number[];
  tackler_falls: boolean;
}

/** A running ability, by its place on the card. */
export interface RunningAbility {
  card: number;
  face: string | null;
  ability: number;
}

/** An upgrade in play. */
export interface Upgrade {
  card: number;
  face: string | null;
  exhausted: boolean;
}

/** A card of a pile; ``depth`` says how many lie on it. */
export interface PileCard {
  card: number;
  face: string | null;
  depth: number;
}

/** A pile: how many cards lie there, and those this seat knows, the top one last. */
export interface Pile {
  size: number;
  cards: PileCard[];
}

/** A manager; ``looking_at`` has the cards drawn for a payout. */
export interface Manager {
  seat: number;
  team: string;
  fans: number;
  improvements: number;
  passed: boolean;
  upgrades: Upgrade[];
  hand: Pile;
  deck: Pile;
  discard: Pile;
  improvement_pile: Pile;
  upgrade_deck: Pile;
  looking_at: Pile;
  piles: Record<string, Pile>;
}

/** What one seat sees of a season. */
export interface TeamManagerScene {
  game: "team-manager";
  me: number;
  rules: string[];
  week: number;
  weeks: number;
  phase: TeamManagerPhase;
  coin: number;
  active: number;
  committed: number;
  question: TeamManagerQuestion | null;
  spike: TeamManagerCard | null;
  spike_pile: string[];
  reel: Matchup[];
  keep: number;
  tournament: Matchup | null;
  scoring: Scoring | null;
  tackles: Tackle[];
  abilities: RunningAbility[];
  managers: Manager[];
  decks: Record<string, Pile>;
  pool: number;
  aside: Pile;
  box: string[];
  dials: Record<string, number[]>;
}

/** An optional rule. ``value`` names what may follow the name after ``=``; empty for nothing. */
export interface OptionalRule {
  id: string;
  rule: string;
  value: string;
  value_needed: boolean;
  excludes: string[];
  name: Text;
  text: Text;
}

/** A kind of decision. */
export interface Kind {
  rule: string;
  verbs: string[];
  default: string;
  prompt: Text;
}

/** A verb of options: the sort of each argument, and a text with a numbered slot for each. */
export interface Verb {
  arguments: string[];
  text: Text;
}

/** A team. */
export interface TeamManagerTeam {
  id: string;
  name: Text;
  union: string;
  race: string;
  colours: string[];
}

export type Label =
  | "when-played"
  | "response"
  | "action"
  | "scoreboard"
  | "end"
  | "this-week"
  | "now"
  | "always"
  | "penalty";

/** An ability by its place on the card, as options name it; ``named`` is the id of a named ability, or empty; ``ways`` are what it lets its manager choose from. */
export interface TeamManagerPrintedAbility {
  label: Label;
  exhaust: boolean;
  named: string;
  text: Text;
  ways: Text[];
}

export type Payout = Record<string, number>;

/** A card as it is drawn: what every card has, then what players, matchups and tokens have. Of ``skill_sets`` one is chosen when the player is committed; ``downed_skills`` he uses when he falls. A stadium has the skill that is ``banned``, how many players a zone may have, and their Star Power; -1 is no ``most``. */
export interface TeamManagerPrintedCard {
  id: string;
  kind: string;
  name: Text;
  text: Text;
  pack: string;
  copies: number;
  source: string;
  count_source: string;
  team: string;
  union: string;
  option: string;
  abilities: TeamManagerPrintedAbility[];
  standing?: number;
  downed?: number;
  skills?: string[];
  skill_sets?: string[][];
  downed_skills?: string[];
  sections?: Payout[][];
  final?: boolean;
  power?: number;
  fans?: number;
  ejects?: boolean;
  banned?: string;
  limit?: number;
  least?: number;
  most?: number;
  drawing?: string;
}

/** A named ability, as the glossary explains it. */
export interface NamedAbility {
  id: string;
  name: Text;
  text: Text;
}

/** A union; ``colour`` is that of its drawing, empty for none of its own. */
export interface Union {
  id: string;
  name: Text;
  drawing: string;
  short: Text;
  colour: string;
}

/** A skill; ``then`` says what follows when a player with it is committed. */
export interface Skill {
  id: string;
  name: Text;
  drawing: string;
  then: Text;
}

export type Tone = "good" | "meh" | "bad";

/** A face of the tackle die; ``tone`` says whether whoever tackles likes it. */
export interface Face {
  id: string;
  name: Text;
  drawing: string;
  tone: Tone;
}

/** An icon of payouts: ``name`` counts it in sentences, ``label`` where it is drawn; ``order`` is that of a row. */
export interface PayoutIcon {
  id: string;
  name: Text;
  drawing: string;
  label: Text;
  order: number;
}

export type Form = "player" | "matchup" | "cup" | "headline" | "upgrade" | "token" | "plain";

/** A kind of card: what several are called, how it is drawn, its place among the kinds, and from which pile such cards are drawn; the union and the seat may stand in its name. */
export interface CardKind {
  id: string;
  name: Text;
  drawing: string;
  title: Text;
  form: Form;
  order: number;
  pile: string;
}

/** A pile, as scenes have it; ``name`` counts its cards, ``word`` stands behind their number. */
export interface PileKind {
  id: string;
  name: Text;
  drawing: string;
  word: Text;
}

/** What lies on players or at matchups. */
export interface MarkKind {
  id: string;
  name: Text;
  drawing: string;
}

/** A number of the table that a mechanic turns, or one of each manager. */
export interface DialKind {
  id: string;
  name: Text;
}

/** A shape of a drawing, with plain attributes of SVG. */
export interface Shape {
  shape: string;
  attributes: Record<string, string>;
}

/** A drawing that a pack brings, by its name; ``view`` is the part of the plane that it shows, ``colour`` its own where it has one. */
export interface Drawing {
  id: string;
  view: string;
  colour: string;
  shapes: Shape[];
}

export type Words = Record<string, Record<string, Text>>;

/** All that is printed and said in Team Manager. */
export interface TeamManagerCatalogue {
  title: string;
  usual_seats: number;
  rules: OptionalRule[];
  kinds: Record<string, Kind>;
  verbs: Record<string, Verb>;
  log: Record<string, Text>;
  packs: string[];
  digest: string;
  languages: string[];
  seats: number[];
  teams: TeamManagerTeam[];
  cards: TeamManagerPrintedCard[];
  abilities: NamedAbility[];
  readings: Record<string, string>;
  die: string[];
  unions: Union[];
  skills: Skill[];
  faces: Face[];
  payouts: PayoutIcon[];
  card_kinds: CardKind[];
  piles: PileKind[];
  marks: MarkKind[];
  dials: DialKind[];
  drawings: Drawing[];
  words: Words;
  game: "team-manager";
}

export type BlitzBowlPhase = "set-up" | "play" | "over";

export type Roll = "armour" | "throw";

/** An Armour or Throw Check; ``die`` is 0 before it is rolled. */
export interface Check {
  roll: Roll;
  value: number;
  modifier: number;
  die: number;
}

/** The open question; with the check that is about to be made, or that may be rolled again. */
export interface BlitzBowlQuestion {
  seat: number;
  kind: string;
  about: [string, number][];
  check: Check | null;
}

/** A challenge card with both sides, as far as this seat may know them. */
export interface BlitzBowlCard {
  card: number;
  challenge: string | null;
  play: string | null;
}

/** A coach; ``emergency`` is the Emergency Reserves Value here, ``played`` has the bonus plays of this turn. */
export interface Coach {
  seat: number;
  team: string | null;
  score: number;
  turns: number;
  emergency: number;
  rookies: boolean;
  hand: BlitzBowlCard[];
  played: string[];
}

export type Status = "open" | "marked" | "prone" | "reserves";

export type Action =
  | "run"
  | "mark"
  | "throw"
  | "block"
  | "sidestep"
  | "stand-up"
  | "reserves"
  | "foul"
  | "throw-team-mate";

/** A player on the pitch or in the Dugout; ``ball`` is the one he holds, or -1. ``ground`` is the one of ``grounds`` that he runs on, -1 if he is not standing on the pitch; ``steps`` how far, 0 if that is rolled for. */
export interface BlitzBowlPlayer {
  player: number;
  seat: number;
  position: string;
  number: number;
  place: number;
  square: string | null;
  status: Status;
  ball: number;
  acted: Action[];
  barred: boolean;
  ground: number;
  steps: number;
}

/** Squares that a runner may pass, and squares that end his Run: a number for each row, a bit for each column. */
export interface Ground {
  walk: number[];
  halt: number[];
}

/** A ball in play; ``holder`` is -1 where it is loose. */
export interface Ball {
  ball: number;
  kind: string;
  place: number;
  square: string;
  holder: number;
}

export type Die = "smash" | "kerrunch" | "tackle" | "miss" | "shove";

export interface Deed {
  actor: number;
  action: Action;
  free: boolean;
  from: number;
  squares: number;
  target: number;
  thrown: number;
  aim: number;
  dice: Die[];
  answer: string | null;
}

/** What bonus plays have prepared for the next Action; 0 is as usual. */
export interface Prepared {
  actions: Action[];
  throw: number;
  squares: number;
  more_squares: number;
  dice: number;
}

/** Squares that an Action could lead to past or over these balls (bits); rows of squares as in a ground. */
export interface Way {
  balls: number;
  squares: number[];
}

export type Assist =
  | "nobody"
  | "team-mate"
  | "ability"
  | "trapdoor"
  | "blocker-alone"
  | "target-alone"
  | "cowed"
  | "answered";

/** Of a Block: dice, who assists, what each face comes to, and how likely the target is down, or Injured. ``again`` says that an ability or the ball lets the dice be rolled again; the chances reckon with it. */
export interface BlockOdds {
  dice: number;
  assist: Assist;
  helpers: number[];
  again: boolean;
  counts: Die[];
  down: [number, number];
  injured: [number, number];
}

/** Of a throw: the value needed, what is against it, and how likely is what. */
export interface ThrowOdds {
  hand_off: boolean;
  value: number;
  minus: boolean;
  long: boolean;
  marked: boolean;
  blocked: boolean;
  in_the_way: number[];
  again: boolean;
  success: [number, number];
  miss: [number, number];
  fumble: [number, number];
}

/** A player at whom an Action could be aimed. */
export interface Target {
  player: number;
  block: BlockOdds | null;
  throw: ThrowOdds | null;
}

/** What an Action could aim at; nothing where a die decides first how far it goes. */
export interface Aim {
  player: number;
  action: Action;
  ways: Way[];
  targets: Target[];
}

/** What challenges ask about this turn. */
export interface ThisTurn {
  runs: number;
  kinds: Action[];
  claimed: number;
}

/** The challenge side of a card, with the points it brings now. */
export interface Challenge {
  card: number;
  challenge: string;
  points: number;
}

/** A random event that was drawn. */
export interface DrawnEvent {
  card: number;
  event: string;
  lasting: boolean;
}

export type Foul = "spotted" | "slipped" | "take-that" | "got-them";

/** What events have changed; ``fouls`` has what each of the four results counts as. */
export interface InForce {
  challenges: number;
  touchdowns: number;
  armour: number;
  fouls: Foul[];
}

/** What one seat sees of a match. */
export interface BlitzBowlScene {
  game: "blitz-bowl";
  me: number;
  rules: string[];
  phase: BlitzBowlPhase;
  pitch: string | null;
  trapdoors: number[];
  blocked: number[];
  arena: string | null;
  first: number;
  active: number;
  actions: number;
  last_turns: number;
  lead: number;
  question: BlitzBowlQuestion | null;
  coaches: Coach[];
  players: BlitzBowlPlayer[];
  grounds: Ground[];
  balls: Ball[];
  deeds: Deed[];
  interrupting: boolean;
  prepared: Prepared | null;
  aims: Aim[];
  this_turn: ThisTurn;
  spaces: (Challenge | null)[];
  next: Challenge | null;
  deck: number;
  discard: BlitzBowlCard[];
  events: DrawnEvent[];
  in_force: InForce;
}

/** The sizes of the board: a square is ``row * width + column``. ``short`` and ``long`` are the largest squared distances of throws. */
export interface Board {
  columns: number;
  rows: number;
  width: number;
  short: number;
  long: number;
}

/** A team card. ``players`` has a position for each player, in the order of their handles. */
export interface BlitzBowlTeam {
  id: string;
  name: Text;
  source: string;
  emergency: number;
  emergency_source: string;
  keywords: string[];
  positions: string[];
  players: string[];
}

/** A position with its values: Move 0 is rolled for, Throw or Armour 0 is "–". */
export interface Position {
  id: string;
  name: Text;
  source: string;
  team: string;
  count: number;
  move: number;
  block: number;
  throw: number;
  armour: number;
  abilities: string[];
}

/** An ability of positions. */
export interface BlitzBowlPrintedAbility {
  id: string;
  name: Text;
  source: string;
  text: Text;
}

/** The challenge side of cards. */
export interface PrintedChallenge {
  id: string;
  name: Text;
  source: string;
  points: number;
  text: Text;
}

/** The bonus play on the other side. */
export interface PrintedPlay {
  id: string;
  name: Text;
  source: string;
  text: Text;
}

/** A challenge card, by what is on its two sides. */
export interface BlitzBowlPrintedCard {
  id: string;
  source: string;
  challenge: string;
  play: string;
}

/** A random event. */
export interface PrintedEvent {
  id: string;
  name: Text;
  source: string;
  copies: number;
  text: Text;
}

/** An arena, by what is rolled for it; 0 for none. */
export interface Arena {
  id: string;
  name: Text;
  source: string;
  roll: number;
  text: Text;
}

/** A kind of ball. */
export interface PrintedBall {
  id: string;
  name: Text;
  source: string;
  text: Text;
}

/** A pitch by its special squares. */
export interface Pitch {
  id: string;
  name: Text;
  source: string;
  trapdoors: number[];
  blocked: number[];
}

/** A drill card. */
export interface Drill {
  id: string;
  number: number;
  source: string;
  rules: string[];
  name: Text;
  teaches: Text;
  task: Text;
}

/** All that is printed and said in Blitz Bowl. */
export interface BlitzBowlCatalogue {
  title: string;
  usual_seats: number;
  rules: OptionalRule[];
  kinds: Record<string, Kind>;
  verbs: Record<string, Verb>;
  log: Record<string, Text>;
  packs: string[];
  digest: string;
  languages: string[];
  seats: number[];
  board: Board;
  teams: BlitzBowlTeam[];
  positions: Position[];
  abilities: BlitzBowlPrintedAbility[];
  challenges: PrintedChallenge[];
  plays: PrintedPlay[];
  cards: BlitzBowlPrintedCard[];
  events: PrintedEvent[];
  arenas: Arena[];
  balls: PrintedBall[];
  pitches: Pitch[];
  drills: Drill[];
  readings: Record<string, string>;
  die: Die[];
  fouls: Foul[];
  drawings: Drawing[];
  words: Words;
  game: "blitz-bowl";
}

export type Scene = TeamManagerScene | BlitzBowlScene;

export type Catalogue = TeamManagerCatalogue | BlitzBowlCatalogue;

export type TeamManagerKindName =
  | "turn"
  | "pass-discards"
  | "pass-skill"
  | "sprint-skill"
  | "sprint-discard"
  | "tackle-skill"
  | "any-skill"
  | "respond"
  | "reroll-die"
  | "result"
  | "guard"
  | "dump-off"
  | "pick-player"
  | "pick-token"
  | "peek"
  | "shift"
  | "move"
  | "ball-left"
  | "action"
  | "highlight"
  | "facing"
  | "opponent"
  | "opponent-player"
  | "commit-zone"
  | "attempt"
  | "either-or"
  | "keep"
  | "bottom"
  | "more-stars"
  | "freebooter"
  | "stars-on-top"
  | "rank"
  | "alternative"
  | "skill-set"
  | "downed-first"
  | "regenerate-skill"
  | "regenerated"
  | "foul-skill"
  | "fouled"
  | "penalty-order"
  | "lost-upgrade"
  | "lost-star"
  | "lost-card"
  | "discarded-penalty"
  | "spread-disease"
  | "place-ref"
  | "banned-skill";

export type TeamManagerVerbName =
  | "commit"
  | "pass"
  | "discard"
  | "done"
  | "pass-ball"
  | "skip"
  | "sprint"
  | "tackle"
  | "strip-ball"
  | "use-skill"
  | "use"
  | "decline"
  | "reroll"
  | "apply"
  | "guard"
  | "give"
  | "keep-ball"
  | "pick"
  | "peek-keep"
  | "peek-redraw"
  | "shift"
  | "move"
  | "act"
  | "replace"
  | "face-left"
  | "face-right"
  | "oppose"
  | "either"
  | "keep"
  | "bottom"
  | "draw-more"
  | "return"
  | "place"
  | "ahead"
  | "take"
  | "choose-set"
  | "skills-of"
  | "regenerate"
  | "stand-up"
  | "stay-down"
  | "foul"
  | "give-back"
  | "put-off"
  | "resolve-penalty"
  | "give-up"
  | "spread-disease"
  | "place-ref";

export type TeamManagerEventName =
  | "week-begins"
  | "refreshed"
  | "hand-drawn"
  | "deck-shuffled"
  | "pool-restocked"
  | "spike-revealed"
  | "highlight-revealed"
  | "highlight-returned"
  | "kicked-off"
  | "committed"
  | "moved"
  | "fielded"
  | "passed"
  | "discarded"
  | "drawn"
  | "star-taken"
  | "skill-used"
  | "token-assigned"
  | "token-peeked"
  | "token-discarded"
  | "token-moved"
  | "token-turned-up"
  | "tackle-declared"
  | "tackle-compared"
  | "dice-rolled"
  | "die-rolled"
  | "dice-rerolled"
  | "result-applied"
  | "guarded"
  | "tackle-succeeded"
  | "tackle-missed"
  | "tackle-replaced"
  | "downed"
  | "stood"
  | "injured"
  | "ejected"
  | "ball-gained"
  | "ball-dropped"
  | "ball-moved"
  | "ability-used"
  | "card-exhausted"
  | "card-discarded"
  | "highlight-replaced"
  | "tokens-revealed"
  | "fans-gained"
  | "fans-lost"
  | "total"
  | "winner"
  | "runner-up"
  | "loser"
  | "draw"
  | "nobody"
  | "payout"
  | "cards-drawn"
  | "card-kept"
  | "cards-bottomed"
  | "improvement-revealed"
  | "freebooter-returned"
  | "star-placed"
  | "coin-passed"
  | "season-ended"
  | "won"
  | "nobody-won"
  | "highlight-turned"
  | "tie-ball"
  | "tie-ranked"
  | "circle"
  | "skill-set-chosen"
  | "regeneration-rolled"
  | "fouled"
  | "given-back"
  | "blood-gained"
  | "contract-taken"
  | "contract-revealed"
  | "penalty-received"
  | "penalty-turned-up"
  | "penalty-resolved"
  | "contract-lost"
  | "penalty-discarded"
  | "ball-placed"
  | "disease-placed"
  | "disease-taken"
  | "ref-stands"
  | "ref-token"
  | "ref-token-aside"
  | "stadium-breached";

export type BlitzBowlKindName =
  | "pitch"
  | "team"
  | "place"
  | "ball"
  | "turn-start"
  | "replace"
  | "emergency"
  | "action"
  | "last"
  | "free-player"
  | "run"
  | "mark"
  | "throw"
  | "block"
  | "sidestep"
  | "reserves"
  | "foul"
  | "throw-player"
  | "throw-player-to"
  | "targeted"
  | "result"
  | "reroll"
  | "knocked"
  | "follow-up"
  | "bounce"
  | "interrupt"
  | "answerer"
  | "shadow"
  | "claim"
  | "earned"
  | "bloodlust"
  | "hand-limit"
  | "trip"
  | "bench";

export type BlitzBowlVerbName =
  | "pitch"
  | "team"
  | "place"
  | "ball"
  | "run"
  | "mark"
  | "throw"
  | "block"
  | "sidestep"
  | "stand-up"
  | "reserves"
  | "foul"
  | "throw-team-mate"
  | "play"
  | "free"
  | "end-turn"
  | "run-to"
  | "mark-to"
  | "throw-to"
  | "block-at"
  | "sidestep-to"
  | "foul-at"
  | "lift"
  | "throw-player-to"
  | "dump-off"
  | "apply"
  | "reroll"
  | "keep"
  | "follow-up"
  | "stay"
  | "bounce-to"
  | "claim"
  | "discard"
  | "answer"
  | "shadow"
  | "sacrifice"
  | "trip"
  | "decline";

export type BlitzBowlEventName =
  | "toss"
  | "arena"
  | "pitch"
  | "team"
  | "challenge-dealt"
  | "placed"
  | "ball-entered"
  | "turn-begins"
  | "bitten"
  | "challenge-discarded"
  | "last-card"
  | "event-drawn"
  | "invaded"
  | "monster"
  | "declared"
  | "move-rolled"
  | "moved"
  | "came-on"
  | "stood-up"
  | "handed-off"
  | "throw-rolled"
  | "throw-succeeded"
  | "throw-failed"
  | "fumbled"
  | "landed"
  | "block-declared"
  | "block-rolled"
  | "injury-rolled"
  | "result-applied"
  | "pushed"
  | "knocked-down"
  | "prone"
  | "armour-rolled"
  | "injured"
  | "sent-off"
  | "barred"
  | "foul-rolled"
  | "ball-taken"
  | "ball-bounced"
  | "ball-lost"
  | "shadowed"
  | "touchdown"
  | "scored"
  | "claimed"
  | "clean-sweep"
  | "played"
  | "rookies-used"
  | "hand-discarded"
  | "turn-ends"
  | "game-ended"
  | "won"
  | "drawn"
  | "face-counted"
  | "rerolled";
