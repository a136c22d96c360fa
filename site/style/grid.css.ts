import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { radius, space } from './scale.ts';

/** A link that covers its card, which must have `position: relative`. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
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
