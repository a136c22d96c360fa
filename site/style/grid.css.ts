import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf } from './layout.ts';
import { shapeLook } from './looks.ts';
import { radius, space } from './scale.ts';

/** A link that covers its card, which must have `position: relative`. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { ...shapeLook, inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${token('color-focus')}`,
      outlineOffset: '-3px',
    },
  },
});

/** Text that looks like a link, in a card that is a link. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  color: token('color-link'),
  fontWeight: 600,
});
globalStyle(`${more}:dir(rtl) svg`, { scale: '-1 1' });
globalStyle(`:hover > ${more}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

/** Items one below the other. */
export const column = style({
  ...columnsOf('minmax(0, 1fr)', space[16]),
  '@media': { '(width >= 800px)': { gap: space[24] } },
});

/** Two items beside each other, and on wide screens four. */
export const columns = style([
  column,
  {
    '@media': {
      '(width >= 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(width >= 1080px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);
