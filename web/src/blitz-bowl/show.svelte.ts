/** What flashes over the pitch: floodlights, and news that everybody should see. */

const STAYS = 2_600; // milliseconds
const TRAIL = 1_000;

class Show {
  /** How often the floodlights have swept over it. */
  sweeps = $state(0);
  /** A bonus play or a random event, for a moment. */
  card = $state.raw<{ title: string; text: string } | null>(null);
  /** The way somebody has just come, for those who want no motion. */
  way = $state.raw<number[]>([]);
  private fading: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  sweep(): void {
    this.sweeps++;
  }

  trail(squares: number[]): void {
    clearTimeout(this.fading);
    this.way = squares;
    this.fading = setTimeout(() => (this.way = []), TRAIL);
  }

  news(title: string, text: string): void {
    clearTimeout(this.timer);
    this.card = { title, text };
    this.timer = setTimeout(() => (this.card = null), STAYS);
  }
}

export const show = new Show();
