import { globalStyle, style } from '@vanilla-extract/css';
import { words } from '../components/opening.css.ts';
import { globalStyleOn } from '../style/layout.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

const wide = above.tablet;

/** Type alone, so that what follows is in sight. */
export const plain = style({ paddingBlock: rhythm.band });

/** The heading beside the rest. */
globalStyleOn(wide, `${plain} ${words}`, {
  grid: 'auto-flow / 8fr 5fr',
  columnGap: space[72],
  alignContent: 'end',
});
globalStyleOn(wide, `${plain} ${words} > :not(h1)`, { gridColumn: 2 });
globalStyleOn(wide, `${plain} h1`, { gridRow: '1 / span 4', alignSelf: 'start' });

/** Nothing else is on the first screen, so the heading may be large. */
globalStyle(`${plain} h1`, { maxInlineSize: '15em', fontSize: text.h1 });
