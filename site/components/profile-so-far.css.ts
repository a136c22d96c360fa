import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { sheets } from '../style/paper.css.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';

/** The card stays in view while the form scrolls. If it is higher than the window, the end of the form shows its end. */
export const root = style({
  ...stack(space[12]),
  margin: 0,
  '@media': { [above.bar]: { position: 'sticky', insetBlockStart: space[24] } },
});

export const sheet = style([sheets.white, { ...stack(space[8]), overflowWrap: 'anywhere' }]);
globalStyle(`${sheet} :is(p, dd)`, { margin: 0 });

/** An answer that is not entered yet is lighter than one that is. */
globalStyle(`${sheet} dd, ${sheet} p:not([data-given])`, { color: token('color-ink-soft') });
/** An answer has at most two lines, so that the card hardly grows while somebody writes. Before the form it has one. */
globalStyle(`${sheet} [data-given]`, {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: token('color-ink'),
  '@media': { [upTo.bar]: { WebkitLineClamp: 1 } },
});
globalStyle(`${sheet} [data-answer=availability]::first-letter`, { textTransform: 'uppercase' });

export const name = style(headingFont(text.sheet));
export const facts = style({ ...stack(space[8]), margin: 0 });
globalStyle(`${facts} > div`, {
  ...columnsOf('7rem minmax(0, 1fr)', space[8]),
  alignItems: 'baseline',
});
globalStyle(`${facts} [data-given]`, { fontWeight: 600 });

export const later = style({});
/** Stick out of the profile. */
export const tips = style({
  ...stack(space[8]),
  marginBlockStart: space[12],
  marginInlineEnd: `calc(${rhythm.sheet} * -1 - ${space[16]})`,
  padding: `${space[12]} ${space[16]}`,
  vars: { '--r': '-1.2deg' },
});
/** In small windows the profile stands before the form, whose fields have hints of their own. */
globalStyleOn(`screen and ${upTo.bar}`, `${sheet} :is(${later}, ${tips})`, { display: 'none' });

export const caption = style({
  ...softLook,
  // Below the text of the page, not at the edge of the card.
  '@media': { [upTo.bar]: { paddingInline: space[12] } },
});
