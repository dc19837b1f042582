import { expect, it } from 'vitest';
import { MOTION } from './motion';

it('every kind of event has an animation, or says why it has none', () => {
  for (const [kind, motion] of Object.entries(MOTION)) {
    if ('none' in motion) expect(motion.none.length, kind).toBeGreaterThan(10);
    else if ('glides' in motion) expect(motion.glides.length, kind).toBeGreaterThan(10);
    else expect(motion.before ?? motion.after, kind).toBeTruthy();
  }
});

it('no animation takes longer than a page that drops in and its dice', () => {
  for (const motion of Object.values(MOTION)) {
    if ('none' in motion) continue;
    for (const effect of ['before' in motion ? motion.before : undefined, motion.after]) {
      if (!effect) continue;
      expect(effect.time).toBeLessThanOrEqual(1_100);
      expect(effect.next ?? effect.time).toBeLessThanOrEqual(effect.time);
    }
  }
});
