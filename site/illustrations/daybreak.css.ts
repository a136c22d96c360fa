import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { space, text, upTo } from '../style/scale.ts';

const phone = upTo.phone;

/** The labels lie over the map and, where the text is large, make it taller. */
export const root = style({ display: 'grid', overflow: 'hidden' });
globalStyle(`${root} > *`, { gridArea: '1 / 1' });
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

/** The labels lie over the sea, beside the places that they name. */
export const labels = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  paddingBlock: '1.2%',
  paddingInline: '34% 34.5%',
  lineHeight: 1.2,
  '@media': { [phone]: { paddingInline: '27%', fontSize: text.small } },
});

export const time = style({
  display: 'block',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.index,
  letterSpacing: '-.02em',
});

export const morning = style({ textAlign: 'end' });
