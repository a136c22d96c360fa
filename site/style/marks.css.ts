import { style, styleVariants } from '@vanilla-extract/css';
import { pointSuns } from './looks.ts';

const sun = style({ aspectRatio: '1' });

/** A mark as a sun: empty is no, half is partly, full is yes. */
export const marks = styleVariants(pointSuns, (look) => [sun, look]);
