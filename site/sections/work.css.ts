import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';

const line = `1px solid ${token('color-line')}`;
const size = { fontSize: '.875rem', lineHeight: 1.4 };

export const label = style({ ...size, color: token('color-ink-soft') });
export const text = style({ ...size, margin: 0, fontWeight: 600 });

export const rows = style({ margin: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  paddingBlock: space[8],
});
globalStyle(`${row} + ${row}`, { borderBlockStart: line });
/** On phones, beside the text; where that is wide, above it. */
globalStyle(`${row} > dt`, {
  flexBasis: '100%',
  '@media': { '(width <= 560px)': { flexBasis: '7.5em' } },
});
globalStyle(`${row} > dd:nth-of-type(1)`, { flex: '1 1 9em' });

export const tag = style({
  ...size,
  alignSelf: 'center',
  margin: 0,
  padding: `0 ${space[8]}`,
  border: line,
  borderRadius: radius.pill,
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.2em, 1fr))',
  gap: space[8],
  margin: 0,
});
globalStyle(`${figures} > div`, { padding: space[8], border: line, borderRadius: radius.field });
export const figure = style({
  margin: 0,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const chart = style({ inlineSize: '100%', maxInlineSize: '320px', fill: color('sun') });

export const message = style({
  ...size,
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: `${radius.icon} ${radius.icon} ${radius.icon} 4px`,
  backgroundColor: token('color-tint'),
});

/** At a large text size the posters are below each other. */
export const posters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
  gap: space[12],
});
export const poster = style({
  ...size,
  display: 'grid',
  alignContent: 'space-between',
  gap: space[16],
  aspectRatio: '3 / 4',
  '@media': { '(width <= 560px)': { aspectRatio: '1' } },
  padding: space[12],
  backgroundColor: color('protea'),
  color: color('on-night'),
  ':last-child': { backgroundColor: color('lagoon'), color: color('night') },
});
export const headline = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.125rem, 1.6vw, 1.5rem)',
  fontWeight: 700,
  lineHeight: 1,
});

export const day = style({ inlineSize: '100%', maxInlineSize: '420px', overflow: 'visible' });
globalStyle(`${day} > rect`, { fill: color('night') });
globalStyle(`${day} > circle`, { fill: color('on-night'), stroke: color('night'), strokeWidth: 2 });
globalStyle(`${day} > text`, {
  fill: token('color-ink-soft'),
  fontSize: '11px',
  textAnchor: 'middle',
});
export const daylight = style({});
globalStyle(`${day} > ${daylight}`, { fill: color('sun') });
