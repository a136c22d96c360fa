import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

const phone = '(width <= 600px)';

export const root = style({ overflow: 'hidden' });
/** The whole map is on the first screen. */
globalStyle(`section:has(> div > ${root})`, { paddingBlockStart: space[32] });
globalStyle(`div:has(> ${root})`, { gap: space[24] });

export const map = style({
  inlineSize: '100%',
  // The Atlantic and its shores.
  '@media': { [phone]: { inlineSize: '142%', marginInlineStart: '-21%' } },
  fill: 'none',
  strokeLinecap: 'round',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** See `land`. */
export const land = style({ strokeWidth: 0.62, strokeDasharray: '0 1', strokeDashoffset: -0.5 });

export const line = style({
  stroke: color('sun'),
  strokeWidth: 0.18,
  strokeDasharray: '0 .6',
});

export const place = style({ fill: color('sun-bright') });

/** Over the sea, beside the place. */
export const label = style({ position: 'absolute', insetBlockStart: '3%', lineHeight: 1.2 });

export const time = style({
  display: 'block',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.375rem, .8rem + 2.4vw, 2.5rem)',
  letterSpacing: '-.02em',
});

export const night = style({
  insetInlineStart: '34%',
  '@media': { [phone]: { insetInlineStart: '27%' } },
});

export const morning = style({
  insetBlock: 'auto 3%',
  insetInlineEnd: '34.5%',
  textAlign: 'end',
  '@media': { [phone]: { insetInlineEnd: '27%', fontSize: text.small } },
});
