/** The plans of last time, one for each game, in local storage. */
import type { Plan } from './plan';

const KEY = 'touchline.new';

interface Kept {
  game: string;
  plans: Record<string, Plan>;
}

export function keptPlans(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { game: found.game ?? '', plans: found.plans ?? {} };
  } catch {
    return { game: '', plans: {} };
  }
}

export function keepPlan(plan: Plan): void {
  const kept = keptPlans();
  try {
    localStorage.setItem(KEY, JSON.stringify({ game: plan.game, plans: { ...kept.plans, [plan.game]: plan } }));
  } catch {
    // the next game begins with the usual settings
  }
}
