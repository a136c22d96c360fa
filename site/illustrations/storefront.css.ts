import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { circle, headingLook } from '../style/looks.ts';
import { color, cream } from '../style/palette.ts';
import { drawn, radius, rhythm, space, text } from '../style/scale.ts';
import { dayLook } from '../style/theme.css.ts';

const edge = rhythm.drawing;
const wide = '(inline-size >= 30rem)';

export const awning = style({
  inlineSize: `calc(100% + 2 * ${edge} + 18px)`,
  marginBlock: `calc(-1px - ${edge}) ${space[12]}`,
  marginInline: `calc(-9px - ${edge})`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  '@media': { '(prefers-color-scheme: dark)': { filter: 'brightness(.8)' } },
});

/** The page has colors of its own, so it is light in both themes. */
globalStyle(`div:has(> ${awning})`, {
  position: 'relative',
  ...dayLook,
  '@media': { '(prefers-color-scheme: dark)': { backgroundColor: cream } },
});

/** The number of a job, on the edge of the page beside its work. */
export const job = style({
  position: 'absolute',
  insetInlineEnd: '-16px',
  display: 'grid',
  placeItems: 'center',
  ...circle('2rem'),
  border: '2px solid transparent',
  backgroundColor: color('protea'),
  color: color('on-night'),
  fontSize: text.body,
  lineHeight: 1,
});

export const banner = style({ fontSize: text.small, textAlign: 'center', textWrap: 'balance' });

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: rhythm.parts,
  marginBlock: space[12],
});
export const picture = style({
  inlineSize: '100%',
  borderRadius: radius.field,
  backgroundColor: color('clay'),
});
export const words = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const name = style({ ...headingLook, fontSize: drawn.heading });
export const price = style({ ...headingLook, fontSize: text.h3 });
/** A drawing of a button, which cannot be pressed. */
export const button = style({
  padding: `${space[8]} ${space[16]}`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  backgroundColor: color('night'),
  color: color('on-night'),
  fontWeight: 600,
});
export const stock = style({ fontSize: text.small });

export const behind = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `2px dotted ${token('color-line')}`,
  fontSize: text.small,
  '@container': { [wide]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' } },
});
export const chat = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
const bubble = { padding: `${space[8]} ${space[12]}`, border: '1px solid transparent' };
export const customer = style({
  ...bubble,
  borderRadius: '14px 14px 14px 3px',
  backgroundColor: token('color-tint'),
});
export const agent = style({
  ...bubble,
  marginInlineStart: space[24],
  borderRadius: '14px 14px 3px',
  backgroundColor: color('lagoon'),
  color: color('night'),
});
export const payout = style({ lineHeight: 1.5 });
globalStyle(`:is(${banner}, ${agent}) > ${job}`, {
  insetInline: '-16px auto',
});
