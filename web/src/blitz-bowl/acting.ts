/**
 * Acts events out on the pitch that is drawn before the change: tokens and balls are moved to where they will be, so that
 * the new state, drawn in their place, is no jump. `reset` puts everything back to where the drawing has it.
 */
import { effects } from '../lib/effects.svelte';
import type { Performance } from '../lib/stage.svelte';
import type { BlitzBowlScene } from '../protocol';

interface Spot {
  x: number;
  y: number;
}

const HELD = { x: 0.31, y: 0.29 }; // where a ball is held, off the middle of a square, in squares

export class Acting {
  /** What will be drawn when the events are over. */
  readonly after: BlitzBowlScene;
  private readonly started: Animation[] = [];
  private readonly home = new Map<string, Spot>(); // where things are drawn
  private readonly now = new Map<string, Spot>(); // how far off they are now
  private readonly holders = new Map<number, number>(); // balls by who holds them

  constructor(
    readonly root: HTMLElement,
    readonly performance: Performance,
    /** Whether things stay where they were moved to, until the new state is drawn. */
    private readonly keeps: boolean,
  ) {
    const before = performance.before.scene as BlitzBowlScene;
    this.after = performance.after.scene as BlitzBowlScene;
    for (const ball of before.balls) if (ball.holder >= 0) this.holders.set(ball.ball, ball.holder);
  }

  thing(key: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-fly="${key}"]`);
  }

  player(player: number): HTMLElement | null {
    return this.thing(`player-${player}`);
  }

  square(square: number): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
  }

  wait(time: number): Promise<void> {
    return this.performance.wait(time);
  }

  /** Move a player with what he holds; `lift` is how high he flies, in squares. */
  async step(player: number, square: number, time: number, lift = 0): Promise<void> {
    this.move(`player-${player}`, square, time, lift, { x: 0, y: 0 });
    for (const [ball, holder] of this.holders) if (holder === player) this.move(`ball-${ball}`, square, time, lift, HELD);
    await this.wait(time);
  }

  async roll(ball: number, square: number, time: number, lift: number, holder = -1): Promise<void> {
    if (holder >= 0) this.holders.set(ball, holder);
    else this.holders.delete(ball);
    this.move(`ball-${ball}`, square, time, lift, holder >= 0 ? HELD : { x: 0, y: 0 });
    await this.wait(time);
  }

  /** A lunge at somebody, and back. */
  async lunge(player: number, target: number, time: number): Promise<void> {
    const [from, to] = [centre(this.player(player)), centre(this.player(target))];
    const one = this.player(player);
    if (!one || !from || !to) return;
    const zoom = one.currentCSSZoom;
    const off = { x: ((to.x - from.x) * 0.45) / zoom, y: ((to.y - from.y) * 0.45) / zoom };
    const at = this.now.get(`player-${player}`) ?? { x: 0, y: 0 };
    const there = `${at.x + off.x}px ${at.y + off.y}px`;
    const back = `${at.x}px ${at.y}px`;
    this.animate(one, [{ translate: back }, { translate: there, offset: 0.4 }, { translate: back }], time);
    await this.wait(time);
  }

  /** Keyframes of one's own. */
  animate(one: HTMLElement | null, frames: Keyframe[], time: number): void {
    const duration = time * this.performance.pace;
    if (!one || duration <= 1) return;
    this.started.push(one.animate(frames, { duration, fill: this.keeps ? 'forwards' : 'none', easing: 'ease-in-out' }));
  }

  dice(spot: Element | null, faces: string[], all: string[]): Promise<void> {
    return effects.dice(spot, faces, all, this.performance.pace, (time) => this.wait(time));
  }

  float(spot: Element | null, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): void {
    effects.float(spot, text, tone, this.performance.pace);
  }

  reset(): void {
    for (const one of this.started) one.cancel();
    this.started.length = 0;
  }

  private move(key: string, square: number, time: number, lift: number, held: Spot): void {
    const one = this.thing(key);
    const cell = this.square(square);
    const to = centre(cell);
    if (!one || !cell || !to) return;
    const home = this.home.get(key) ?? centre(one)!;
    this.home.set(key, home);
    const zoom = one.currentCSSZoom;
    const size = cell.getBoundingClientRect().width / zoom;
    const from = this.now.get(key) ?? { x: 0, y: 0 };
    const off = { x: (to.x - home.x) / zoom + held.x * size, y: (to.y - home.y) / zoom + held.y * size };
    this.now.set(key, off);
    const middle = { x: (from.x + off.x) / 2, y: (from.y + off.y) / 2 - lift * size };
    const frames: Keyframe[] = [{ translate: `${from.x}px ${from.y}px`, zIndex: 30 }];
    if (lift > 0) frames.push({ translate: `${middle.x}px ${middle.y}px`, scale: '1.25' });
    frames.push({ translate: `${off.x}px ${off.y}px`, zIndex: 30 });
    this.animate(one, frames, time);
  }
}

function centre(one: Element | null): Spot | null {
  const rect = one?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : null;
}
