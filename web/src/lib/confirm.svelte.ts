/** Asking once more before a choice that is final and costly. `parts/table/Confirm.svelte` shows the question. */

export interface Question {
  text: string;
  /** What the button says that goes ahead. */
  yes: string;
  /** The option that is sent by it, for those who look for it. */
  code: number | null;
  answer(yes: boolean): void;
}

class Confirming {
  question = $state.raw<Question | null>(null);

  ask(text: string, yes = '', code: number | null = null): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((take) => {
      const answer = (said: boolean) => {
        if (this.question === question) this.question = null;
        take(said);
      };
      const question: Question = { text, yes, code, answer };
      this.question = question;
    });
  }
}

export const confirming = new Confirming();

/** Whether the person goes ahead. */
export function confirm(text: string, yes = '', code: number | null = null): Promise<boolean> {
  return confirming.ask(text, yes, code);
}
