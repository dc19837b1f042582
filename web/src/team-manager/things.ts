/**
 * What the catalogue has of unions, skills, payout icons, faces of the die, kinds of card, piles, marks and dials, by id.
 *
 * An id that the catalogue does not have is no fault: it is called by its id and drawn plainly.
 */
import { byId } from '../lib/catalogues';
import { ENGLISH } from '../lib/languages';
import { neat } from '../lib/sentences';
import { say } from '../lib/words';
import type {
  CardKind,
  DialKind,
  Extra,
  Face,
  Form,
  MarkKind,
  Matchup,
  Payout,
  PayoutIcon,
  PileKind,
  Skill,
  TeamManagerCatalogue,
  TeamManagerPrintedCard,
  Text,
  Union,
} from '../protocol';

/** What something is called of which the catalogue says nothing. */
function spelled(id: string, more = ''): Text {
  const word = id.replaceAll('-', ' ') + more;
  return { [ENGLISH]: word };
}

function found<T extends { id: string }>(list: readonly T[] | undefined, id: string, plain: () => T): T {
  return (list && byId(list, id)) ?? plain();
}

export function skillOf(catalogue: TeamManagerCatalogue, id: string): Skill {
  return found(catalogue.skills, id, () => ({ id, name: spelled(id), drawing: `skill-${id}`, then: {} }));
}

/** The skill icons of a player: those of each of his sets, or of the one that was chosen (from 1 on; 0 for none). */
export function setsOf(card: TeamManagerPrintedCard | undefined, chosen = 0): readonly string[][] {
  const sets = card?.skill_sets ?? [];
  if (sets.length === 0) return card?.skills?.length ? [card.skills] : [];
  const set = sets[chosen - 1];
  return set ? [set] : sets;
}

/** The names of skills, with a stroke between sets. */
export function setsSaid(catalogue: TeamManagerCatalogue, sets: readonly (readonly string[])[], join: string): string {
  return sets.map((set) => set.map((one) => say(skillOf(catalogue, one).name)).join(join)).join(' / ');
}

export function unionOf(catalogue: TeamManagerCatalogue, id: string): Union {
  const short = spelled(id.toUpperCase());
  return found(catalogue.unions, id, () => ({ id, name: spelled(id), short, drawing: `union-${id}`, colour: '' }));
}

export function faceOf(catalogue: TeamManagerCatalogue, id: string): Face {
  return found(catalogue.faces, id, () => ({ id, name: spelled(id), drawing: `die-${id}`, tone: 'meh' }));
}

export function payoutOf(catalogue: TeamManagerCatalogue, id: string): PayoutIcon {
  const name = spelled(id, ': {n}');
  return found(catalogue.payouts, id, () => ({ id, name, label: name, drawing: `payout-${id}`, order: 8 }));
}

export function kindOf(catalogue: TeamManagerCatalogue, id: string): CardKind {
  const name = spelled(id);
  const plain = { form: 'plain' as const, order: 99, pile: '' };
  return found(catalogue.card_kinds, id, () => ({ id, name, title: name, drawing: `kind-${id}`, ...plain }));
}

export function pileOf(catalogue: TeamManagerCatalogue, id: string): PileKind {
  const plain = { drawing: `pile-${id}`, word: {} };
  return found(catalogue.piles, id, () => ({ id, name: spelled(id, ': {n}'), ...plain }));
}

export function markOf(catalogue: TeamManagerCatalogue, id: string): MarkKind {
  return found(catalogue.marks, id, () => ({ id, name: spelled(id), drawing: `mark-${id}` }));
}

export function dialOf(catalogue: TeamManagerCatalogue, id: string): DialKind {
  return found(catalogue.dials, id, () => ({ id, name: spelled(id) }));
}

/** Whether a card is drawn in one of these ways. */
export function isOf(catalogue: TeamManagerCatalogue, card: TeamManagerPrintedCard | undefined, ...forms: Form[]): boolean {
  return card !== undefined && forms.includes(kindOf(catalogue, card.kind).form);
}

/** What kind of card it is, as it stands alone. */
export function kindLabel(catalogue: TeamManagerCatalogue, card: TeamManagerPrintedCard): string {
  return neat(say(kindOf(catalogue, card.kind).name));
}

/** The pile that cards of a kind are drawn from, as it is named where things glide. */
export function drawnFrom(catalogue: TeamManagerCatalogue, kind: string, union: string, seat: number): string {
  return kindOf(catalogue, kind).pile.replace('{union}', union).replace('{seat}', String(seat));
}

/** The icons of a payout in a row, each with how many. */
export function iconsOf(catalogue: TeamManagerCatalogue, payout: Payout): { icon: PayoutIcon; n: number }[] {
  return Object.entries(payout)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => ({ icon: payoutOf(catalogue, id), n }))
    .sort((one, other) => one.icon.order - other.icon.order);
}

/** A mark, extra or dial, as it is drawn and said: its word, how many, and the card it is. */
export interface Badge {
  id: string;
  drawing: string;
  word: string;
  /** How many there are; none of a card. */
  n: number | null;
  face: string | null;
}

export function badgesOf(catalogue: TeamManagerCatalogue, things: readonly Extra[] | undefined): Badge[] {
  return (things ?? []).map(({ id, n, card }) => {
    const kind = markOf(catalogue, id);
    const printed = card?.face ? byId(catalogue.cards, card.face) : undefined;
    const word = say(printed?.name ?? kind.name);
    return { id, drawing: kind.drawing, word, n: card ? null : (n ?? 1), face: card?.face ?? null };
  });
}

/** What is drawn in a way of its own: the ball as the ball, the stadium as a strip under the highlight. */
const DRAWN_APART = ['enchanted-ball', 'stadium'];

/** The rest of what lies at a matchup. */
export function extrasOf(matchup: Matchup): Extra[] {
  return matchup.extras.filter((one) => !(one.card?.face && DRAWN_APART.includes(one.id)));
}

/** The card of an extra at a matchup, as far as it is known. */
export function cardAt(matchup: Matchup, extra: string): string | null {
  return matchup.extras.find((one) => one.id === extra)?.card?.face ?? null;
}

/** The numbers that mechanics keep: those of a manager, or, for no seat, those that the whole table has one of. */
export function dialsOf(catalogue: TeamManagerCatalogue, dials: Record<string, number[]>, seat = -1): Badge[] {
  return Object.entries(dials)
    .filter(([, numbers]) => numbers.length > 1 === seat >= 0)
    .map(([id, numbers]) => {
      const word = say(dialOf(catalogue, id).name);
      return { id, drawing: `dial-${id}`, word, n: numbers[Math.max(seat, 0)] ?? null, face: null };
    });
}
