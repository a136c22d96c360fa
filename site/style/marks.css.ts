import { style, styleVariants } from '@vanilla-extract/css';
import { telling } from './looks.ts';
import { orbs } from './palette.ts';

const sun = style({ aspectRatio: '1', border: `2px solid ${orbs.protea}`, borderRadius: '50%' });

/** A mark as a sun: empty is no, half is partly, full is yes. */
export const marks = styleVariants({
  0: [sun],
  1: [sun, telling(`linear-gradient(90deg, ${orbs.sun} 50%, transparent 0)`)],
  2: [sun, telling(orbs.sun)],
});
