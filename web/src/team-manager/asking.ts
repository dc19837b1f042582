/** The prompt of the table: what to do with the hands, where the question alone does not say it. */
import { say, t } from '../lib/words';
import type { TeamManagerKindName } from '../protocol';
import { nameOf } from './cards';
import type { Play } from './play.svelte';
import { setsOf, skillOf } from './things';

/** One sentence; empty where the question itself says it best. */
export function whatToDo(play: Play): string {
  const player = nameOf(play.printed(play.pickedFace));
  switch (play.kind) {
    case 'turn':
      if (play.picked >= 0) return t('tm.sendTo', { player });
      return t(play.answers.pairs.size > 0 ? 'tm.pickOne' : 'tm.mustPass');
    case 'move':
      return play.picked >= 0 ? t('tm.moveWhere', { player }) : '';
    case 'pass-discards':
      return t('tm.discardWhich');
    default:
      return '';
  }
}

/** Questions that a running ability asks. */
const OF_ABILITIES: readonly string[] = [
  'pick-player',
  'pick-token',
  'shift',
  'move',
  'highlight',
  'opponent',
  'any-skill',
  'attempt',
  'commit-zone',
  'alternative',
] satisfies TeamManagerKindName[];

/** A second, quieter sentence: what comes next, or what the card says that is asked about. */
export function furthermore(play: Play): string {
  if (play.kind === 'turn') {
    const skill = setsOf(play.printed(play.pickedFace))[0]?.[0];
    return play.picked >= 0 && skill ? say(skillOf(play.catalogue, skill).then) : '';
  }
  if (play.kind === 'respond' || play.kind === 'action') {
    const usable = play.answers.buttons.filter((one) => one.verb === 'use' || one.verb === 'act');
    const [card = -1, ability = -1] = usable[0]?.arguments ?? [];
    return usable.length === 1 ? says(play, play.faceOf(card), ability) : '';
  }
  const running = play.scene.abilities.at(-1);
  return running && OF_ABILITIES.includes(play.kind ?? '') ? says(play, running.face, running.ability) : '';
}

function says(play: Play, face: string | null, ability: number): string {
  const text = play.printed(face)?.abilities[ability]?.text;
  return say(text).replaceAll('\n', ' ');
}
