import { globalStyle, style } from '@vanilla-extract/css';
import { words } from '../components/opening.css.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

const wide = above.tablet;

/** Type alone, so that what follows is in sight. */
export const plain = style({ paddingBlock: rhythm.band });

/** The heading beside the rest. */
globalStyle(`${plain} ${words}`, {
  '@media': {
    [wide]: { grid: 'auto-flow / 8fr 5fr', columnGap: space[72], alignContent: 'end' },
  },
});
globalStyle(`${plain} ${words} > :not(h1)`, { '@media': { [wide]: { gridColumn: 2 } } });
globalStyle(`${plain} h1`, { '@media': { [wide]: { gridRow: '1 / span 4', alignSelf: 'start' } } });

/** Nothing else is on the first screen, so the heading may be large. */
globalStyle(`${plain} h1`, {
  maxInlineSize: '15em',
  fontSize: text.h1,
});
