/** The prompt of the table: what to do with the hands, where the question alone does not say it. */
import { say, t } from '../lib/words';
import { nameOf } from './cards';
import type { Play } from './play.svelte';

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

/** A second, quieter sentence: what comes next, or what the card says that asks. */
export function furthermore(play: Play): string {
  const card = play.printed(play.pickedFace);
  const skill = card?.skills?.[0];
  if (play.kind === 'turn') return play.picked >= 0 && skill ? t(`tm.then.${skill}`) : '';
  const running = play.scene.abilities.at(-1);
  const source = play.printed(running?.face);
  const text = running ? source?.abilities[running.ability]?.text : undefined;
  return source && text && play.decision ? t('tm.running', { card: nameOf(source), text: say(text).replaceAll('\n', ' ') }) : '';
}
