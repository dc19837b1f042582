/** What flashes over the pitch: floodlights, and news that everybody should see. */

const STAYS = 2_600; // milliseconds

class Show {
  /** How often the floodlights have swept over it. */
  sweeps = $state(0);
  /** A bonus play or a random event, for a moment. */
  card = $state.raw<{ title: string; text: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  sweep(): void {
    this.sweeps++;
  }

  news(title: string, text: string): void {
    clearTimeout(this.timer);
    this.card = { title, text };
    this.timer = setTimeout(() => (this.card = null), STAYS);
  }
}

export const show = new Show();
