import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../style/scale.ts';
import { words } from './opening.css.ts';

const wide = '(width > 960px)';

/** Type alone, so that what follows is in sight. */
export const plain = style({ paddingBlock: 'clamp(24px, 4vw, 64px) clamp(24px, 4vw, 48px)' });

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
  fontSize: 'clamp(2.375rem, 1.2rem + 5vw, 5.25rem)',
});
