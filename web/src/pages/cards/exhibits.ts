/** All that is printed in a game, as the card browser shows it: one exhibit for each different card. */
import { ENGLISH } from '../../lib/languages';
import { folded, hasAll, wordsOf } from '../../lib/search';
import type { BlitzBowlCatalogue, Catalogue, TeamManagerCatalogue, Text } from '../../protocol';
import { isOf, kindOf, skillOf } from '../../team-manager/things';

/** Kinds of what is printed in Blitz Bowl; those of cards of Team Manager stand in its catalogue. */
export type ExhibitKind =
  | 'team'
  | 'position'
  | 'challenge'
  | 'play'
  | 'event'
  | 'arena'
  | 'ball'
  | 'pitch';

export interface Exhibit {
  id: string;
  kind: string;
  name: Text;
  /** Empty where it belongs to no team. */
  team: string;
  skills: string[];
  power: number;
  /** How many copies there are. */
  copies: number;
  reconstructed: boolean;
  /** How the name is read in languages whose signs do not say so. */
  reading: Text;
  /** Name and text in every language, folded. */
  haystack: string;
}

/** What is asked for. An empty list asks for nothing in particular. */
export interface Wanted {
  query: string;
  kinds: readonly string[];
  teams: readonly string[];
  skills: readonly string[];
  reconstructed: boolean;
}

export type Order = 'team' | 'name' | 'power';

/** Where a card of no team is filed: stars who play for anybody. */
export const FREE_AGENT = 'free-agent';

export function exhibitsOf(catalogue: Catalogue): Exhibit[] {
  return catalogue.game === 'team-manager' ? managed(catalogue) : blitzed(catalogue);
}

function managed(catalogue: TeamManagerCatalogue): Exhibit[] {
  const made = catalogue.cards.map((card): Exhibit => {
    const named = card.abilities.flatMap((one) => catalogue.abilities.filter((ability) => ability.id === one.named));
    const skills = [...new Set([...(card.skills ?? []), ...(card.skill_sets ?? []).flat(), ...(card.downed_skills ?? [])])];
    const team = catalogue.teams.find((one) => one.id === card.team);
    return {
      id: card.id,
      kind: card.kind,
      name: card.name,
      reading: read(catalogue, card.name),
      team: card.team || (isOf(catalogue, card, 'player') ? FREE_AGENT : ''),
      skills,
      power: card.standing ?? card.power ?? 0,
      copies: card.copies,
      reconstructed: card.source === 'reconstructed' || card.count_source === 'reconstructed',
      haystack: hay(
        card.name,
        ...[card, ...named].map((one) => read(catalogue, one.name)),
        card.text,
        team?.name,
        kindOf(catalogue, card.kind).name,
        ...named.map((one) => one.text),
        ...skills.map((skill) => skillOf(catalogue, skill).name),
      ),
    };
  });
  const order = (one: Exhibit) => kindOf(catalogue, one.kind).order;
  return made.sort((one, other) => order(one) - order(other));
}

interface Printed {
  id: string;
  name: Text;
  source: string;
  text?: Text;
  copies?: number;
}

function blitzed(catalogue: BlitzBowlCatalogue): Exhibit[] {
  const abilityTexts = (ids: string[]) =>
    catalogue.abilities
      .filter((one) => ids.includes(one.id))
      .flatMap((one) => [one.name, read(catalogue, one.name), one.text]);
  const exhibit = (
    kind: ExhibitKind,
    thing: Printed,
    copies: number,
    team: string,
    texts: (Text | undefined)[],
  ): Exhibit => ({
    id: thing.id,
    kind,
    name: thing.name,
    reading: read(catalogue, thing.name),
    team,
    skills: [],
    power: 0,
    copies,
    reconstructed: thing.source === 'reconstructed',
    haystack: hay(thing.name, read(catalogue, thing.name), ...texts),
  });
  const plain = (kind: ExhibitKind, things: Printed[]) =>
    things.map((one) => exhibit(kind, one, one.copies ?? 1, '', [one.text]));
  return [
    ...catalogue.teams.map((team) => ({
      ...exhibit('team', team, 1, team.id, []),
      reconstructed: [team.source, team.emergency_source].includes('reconstructed'),
    })),
    ...catalogue.positions.map((position) => {
      const team = catalogue.teams.find((one) => one.id === position.team);
      const texts = [team?.name, ...abilityTexts(position.abilities)];
      return exhibit('position', position, position.count, position.team, texts);
    }),
    ...catalogue.challenges.map((challenge) => {
      const copies = catalogue.cards.filter((card) => card.challenge === challenge.id).length;
      return exhibit('challenge', challenge, copies, '', [challenge.text]);
    }),
    ...catalogue.plays.map((play) => {
      const copies = catalogue.cards.filter((card) => card.play === play.id).length;
      return exhibit('play', play, copies, '', [play.text]);
    }),
    ...plain('event', catalogue.events),
    ...plain('arena', catalogue.arenas),
    ...plain('ball', catalogue.balls),
    ...plain('pitch', catalogue.pitches),
  ];
}

/** How a name is read, to be found and put in order by. */
function read(catalogue: Catalogue, name: Text): Text {
  const readings = Object.entries(name).map(([language, said]) => [language, catalogue.readings[said] ?? '']);
  return Object.fromEntries(readings.filter(([, reading]) => reading)) as Text;
}

function hay(...texts: (Text | undefined)[]): string {
  return folded(texts.map((text) => (text ? Object.values(text).join(' ') : '')).join(' '));
}

export function found(exhibits: readonly Exhibit[], wanted: Wanted): Exhibit[] {
  const words = wordsOf(wanted.query);
  return exhibits.filter(
    (one) =>
      (wanted.kinds.length === 0 || wanted.kinds.includes(one.kind)) &&
      (wanted.teams.length === 0 || wanted.teams.includes(one.team)) &&
      (wanted.skills.length === 0 || wanted.skills.every((skill) => one.skills.some((has) => has === skill))) &&
      (!wanted.reconstructed || one.reconstructed) &&
      hasAll(one.haystack, words),
  );
}

/** Kind by kind, in the order wanted; `teams` is the order of teams, those of none come last. */
export function ordered(
  exhibits: readonly Exhibit[],
  order: Order,
  language: string,
  teams: readonly string[] = [],
): Exhibit[] {
  const kinds = [...new Set(exhibits.map((one) => one.kind))];
  if (order === 'team') {
    const place = (one: Exhibit) => (teams.includes(one.team) ? teams.indexOf(one.team) : teams.length);
    const byTeam = (one: Exhibit, other: Exhibit) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || place(one) - place(other);
    return [...exhibits].sort(byTeam);
  }
  const collator = new Intl.Collator(language);
  const nameOf = (one: Exhibit) =>
    one.reading[language] ?? one.name[language] ?? one.name[ENGLISH] ?? '';
  return [...exhibits].sort(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      (order === 'power' ? other.power - one.power : 0) ||
      collator.compare(nameOf(one), nameOf(other)),
  );
}
