import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { centered, columnsOf, fill, font, headingFont, stack } from '../style/layout.ts';
import { circle } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { drawn, radius, rhythm, space, text } from '../style/scale.ts';

const edge = rhythm.drawing;
const wide = '(inline-size >= 30rem)';

export const awning = style({
  inlineSize: `calc(100% + 2 * ${edge} + 18px)`,
  marginBlock: `calc(-1px - ${edge}) ${space[12]}`,
  marginInline: `calc(-9px - ${edge})`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  '@media': { '(prefers-color-scheme: dark)': { filter: 'brightness(.8)' } },
});

/** The number of a job, before the part of the page that is its work. */
export const job = style({
  ...centered,
  display: 'inline-grid',
  verticalAlign: 'middle',
  ...circle('1.75rem'),
  marginInlineEnd: space[4],
  border: '2px solid transparent',
  ...fill(color('protea'), color('on-night')),
  ...font(text.body, 1),
});

export const banner = style({ fontSize: text.small, textAlign: 'center', textWrap: 'balance' });

export const product = style({
  ...columnsOf('minmax(0, 2fr) minmax(0, 3fr)', rhythm.parts),
  alignItems: 'center',
  marginBlock: space[12],
});
export const picture = style({
  inlineSize: '100%',
  borderRadius: radius.field,
  backgroundColor: color('clay'),
});
export const words = style({ ...stack(space[8]), justifyItems: 'start' });
export const name = style(headingFont(drawn.heading));
export const price = style(headingFont(text.h3));
/** A drawing of a button, which cannot be pressed. */
export const button = style({
  padding: `${space[8]} ${space[16]}`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  ...fill(color('night'), color('on-night')),
  fontWeight: 600,
});
export const stock = style({ fontSize: text.small });

export const behind = style({
  ...stack(space[12]),
  paddingBlockStart: space[16],
  borderBlockStart: `2px dotted ${token('color-line')}`,
  fontSize: text.small,
  '@container': { [wide]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' } },
});
export const chat = style({ ...stack(space[4]), justifyItems: 'start' });
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
  ...fill(color('lagoon'), color('night')),
});
export const payout = style({ lineHeight: 1.5 });
