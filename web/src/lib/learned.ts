/** Which lessons were finished in this browser. */
const KEY = 'touchline.learned';

export function learnedLessons(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** A lesson is done: `first-week`, or `drill-1` to `drill-7`. */
export function markLearned(lesson: string): void {
  const learned = learnedLessons();
  if (learned.has(lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned, lesson]));
  } catch {
    // it counts all the same
  }
}
