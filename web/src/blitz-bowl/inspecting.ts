/** What is looked at close up. */
export type Inspected =
  | { kind: 'position' | 'challenge' | 'play' | 'arena' | 'event'; id: string }
  | { kind: 'discards' };
