import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { color, faint } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { profileSoFar as size } from '../style/sizes.ts';

/** As long as the form beside it. */
export const root = style({
  ...stack(space[12]),
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  margin: 0,
});

/** The rows are as high as the parts of the form, with the longest answers still to come. */
export const sheet = style([
  sheets.white,
  {
    ...stack(space[16]),
    overflowWrap: 'anywhere',
    gridTemplateRows: size.rows,
    // Before the form, and as high as before when answers come into it.
    '@media': { [upTo.bar]: { gap: space[8], gridTemplateRows: 'none' } },
  },
]);
export const part = style({ ...stack(space[24]), alignContent: 'start' });
globalStyle(`${part} + ${part}`, {
  paddingBlockStart: space[24],
  borderBlockStart: `2px dotted ${faint}`,
  '@media': { [upTo.bar]: { padding: 0, border: 0 } },
});
/** Sticks out of the profile. */
export const tip = style({
  marginInlineEnd: `calc(${rhythm.sheet} * -1 - ${space[16]})`,
  padding: `${space[12]} ${space[16]}`,
  vars: { '--r': '-1.2deg' },
  // In small windows the profile stands before the form, whose fields have shorter hints of their own.
  '@media': { [`screen and ${upTo.bar}`]: { display: 'none' } },
});
globalStyle(`${tip} + ${tip}`, { vars: { '--r': '1.2deg' } });
globalStyle(`${tip} > b`, { display: 'block' });
globalStyleOn(upTo.bar, `${sheet} [data-given]`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${sheet} :is(p, dd)`, { margin: 0 });

/** An answer that is not entered yet is lighter than one that is. */
globalStyle(`${sheet} [data-answer]:not([data-given])`, { color: token('color-ink-soft') });
globalStyle(`${sheet} [data-answer=availability]::first-letter`, { textTransform: 'uppercase' });

export const name = style(headingFont(text.sheet));
export const facts = style({
  ...stack(space[24]),
  margin: 0,
  '@media': { [upTo.bar]: { gap: space[8] } },
});
/** An answer that may take many lines is not before the form. */
export const long = style({ '@media': { [upTo.bar]: { display: 'none' } } });
globalStyleOn(upTo.bar, `${facts} > :not(${long})`, {
  ...columnsOf('7rem minmax(0, 1fr)', space[8]),
  alignItems: 'baseline',
});
globalStyleOn(above.bar, `${facts} > :not(${long}) > dd`, headingFont(text.lead));

/** No applicant can fill these in: not shown before the form. */
export const later = style({
  ...stack(space[16]),
  alignContent: 'end',
  '@media': { [`screen and ${upTo.bar}`]: { display: 'none' } },
});
export const note = style({
  paddingInlineStart: space[16],
  borderInlineStart: `6px solid ${color('sun')}`,
});

export const caption = style({ color: token('color-ink-soft'), fontSize: text.small });
