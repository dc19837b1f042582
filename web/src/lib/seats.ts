/** What a seat is called: by its team once there is one, before that by its label. */
import { uiOf } from '../games';
import type { Catalogue, State } from '../protocol';
import { toldOf } from './game';
import { has, t } from './words';

export function nameOf(state: State, catalogue: Catalogue | null, seat: number): string {
  const label = state.seats.find((one) => one.seat === seat)?.label;
  const team = state.scene && catalogue ? uiOf(state.game).team(toldOf(state, catalogue), seat) : '';
  return team || label || t('table.seat', { n: seat + 1 });
}

/** What a bot is called. */
export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return has(key) ? t(key) : t('bot.named', { name: bot });
}

/** The id of a seat's team, for colours and crest. */
export function teamOf(state: State, seat: number): string | null {
  return state.scene ? uiOf(state.game).teamId(state.scene, seat) : null;
}
