import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { space, text, upTo } from '../style/scale.ts';

export const root = style({ display: 'grid', gap: space[12], margin: 0 });

export const sheet = style([
  sheets.white,
  {
    display: 'grid',
    gap: space[16],
    overflowWrap: 'anywhere',
    // Before the form, and as high as before when answers come into it.
    '@media': { [upTo.bar]: { gap: space[8] } },
  },
]);
globalStyle(`${sheet} [data-given]`, {
  '@media': {
    [upTo.bar]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${sheet} :is(p, dd)`, { margin: 0 });

/** An answer that is not entered yet is lighter than one that is. */
globalStyle(`${sheet} [data-answer]:not([data-given])`, { color: token('color-ink-soft') });
globalStyle(`${sheet} [data-answer=availability]::first-letter`, { textTransform: 'uppercase' });

export const name = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.625rem',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.15,
});
export const skills = style({ fontWeight: 600, lineHeight: 1.35 });

export const facts = style({ display: 'grid', gap: space[8], margin: 0 });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[8],
});

/** No applicant can fill these in: not shown before the form. */
export const later = style({
  display: 'grid',
  gap: space[16],
  '@media': { [`screen and ${upTo.bar}`]: { display: 'none' } },
});
export const note = style({
  paddingInlineStart: space[16],
  borderInlineStart: `6px solid ${color('sun')}`,
});

export const caption = style({ color: token('color-ink-soft'), fontSize: text.small });
