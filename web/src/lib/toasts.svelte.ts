/** Sentences that come and go: refusals, what was copied, who came back. */
export interface Toast {
  id: number;
  text: string;
  rule: string;
  tone: 'plain' | 'bad';
}

const STAYS = 6_000; // milliseconds

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;

  say(text: string, tone: Toast['tone'] = 'plain', rule = ''): void {
    if (!text || this.all.some((one) => one.text === text)) return;
    const toast = { id: this.next++, text, rule, tone };
    this.all = [...this.all, toast].slice(-3);
    setTimeout(() => this.drop(toast.id), STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
