import { globalStyle, style } from '@vanilla-extract/css';
import { frameWidth } from '../kit/style/frame-width.ts';
import { token } from '../kit/style/tokens.ts';

/** A visitor's own places replace those of the prerendered example, and with them its controls. */
globalStyle(':host(:not(:defined)) :is(button, input, select)', { visibility: 'hidden' });

/** Container queries: the layout depends on the width of the element. */
const wide = '(min-width: 560px)';

/** From this width on, a bar of five hours has room for its text. */
const roomy = '(min-width: 900px)';

/** The corner radius of parts inside the card. */
const radius = `calc(${token('radius-card')} - 6px)`;

export const frame = style(frameWidth);

/** The parts that are shown without scripts. */
globalStyle(`${frame} > :last-child`, { marginBlockStart: '24px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '12px 24px',
});

export const sum = style({
  fontSize: `calc(${token('font-size-heading')} * 1.25)`,
  '@container': { [wide]: { fontSize: `calc(${token('font-size-heading')} * 1.6)` } },
});

/** The label is beside its field. */
globalStyle(`${head} > label`, { display: 'flex', alignItems: 'center', gap: '8px' });

export const date = style({ inlineSize: 'auto' });

/** A dark color in both themes, to be used with the color of the chart's text. */
const dark = [token('color-ink'), `light-dark(${token('color-ink')}, ${token('color-tint')})`];

export const chart = style({
  marginBlockStart: '16px',
  padding: '16px 16px 8px',
  // Visible in forced colors, which remove the background.
  border: '1px solid transparent',
  borderRadius: radius,
  background: dark,
  color: [token('color-surface'), `light-dark(${token('color-surface')}, ${token('color-ink')})`],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { paddingInline: '28px' } },
  '@media': {
    print: { background: 'none', color: token('color-ink'), borderColor: 'currentColor' },
  },
});

globalStyle(`${chart} svg`, { display: 'block', inlineSize: '100%' });
globalStyle(`${chart} svg:dir(rtl), ${chart} text:dir(rtl)`, { scale: '-1 1' });

/** The suns rise over the first row. */
export const sky = style({ blockSize: '60px' });

export const rows = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: '14px',
  paddingBlock: '14px 12px',
  borderBlockStart: '2px solid',
});

/** Highlights the hours that all places share. In wide elements a frame surrounds them. */
export const beams = style({
  position: 'absolute',
  zIndex: -1,
  blockSize: '100%',
  overflow: 'visible',
  fillOpacity: 0.12,
  // In narrow elements it would cross the words.
  '@container': { [wide]: { stroke: token('color-sun'), strokeWidth: '2px' } },
});

export const row = style({
  display: 'grid',
  alignItems: 'baseline',
  margin: '0 0 4px',
  lineHeight: 1.35,
  '@container': { [wide]: { gridTemplateColumns: '1fr auto' } },
});

globalStyle(`${row} > * + *`, { fontSize: token('font-size-small') });

export const track = style({ blockSize: '46px', borderRadius: '14px' });

export const night = style({ fill: 'currentColor', opacity: 0.06 });

export const bar = style({
  blockSize: '38px',
  rx: '12px',
  fill: 'currentColor',
});

export const lit = style({
  fill: token('color-sun'),
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'currentColor' } },
});

export const inBar = style({
  display: 'none',
  fill: dark,
  fontSize: '15px',
  fontWeight: 600,
  textAnchor: 'middle',
  '@container': { [roomy]: { display: 'inline' } },
});

export const saidInBar = style({});
globalStyle(`${saidInBar} > * + *`, { '@container': { [roomy]: { display: 'none' } } });

export const axis = style({
  blockSize: '20px',
  overflow: 'visible',
  fill: 'currentColor',
  fontSize: '13px',
  textAnchor: 'middle',
});

globalStyle(`${chart} text`, { transformBox: 'fill-box', transformOrigin: 'center' });

export const columns = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  marginBlockStart: '24px',
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

/** The text of the quiet button is in line with the cards. */
globalStyle(`${columns} > button`, { marginInlineStart: '-14px' });

export const placeCard = style({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  padding: '14px 16px 16px',
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: radius,
});

globalStyle(`${placeCard} [part=control]`, { textAlign: 'start', fontWeight: 400 });

export const place = style({ position: 'relative', gridColumn: '1 / -1' });

/** The weekly meeting and the changes of clocks. */
export const panel = style({
  justifySelf: 'stretch',
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  justifyItems: 'start',
  // Two changes of clocks on a phone, so that nothing below moves when the visitor's own city has none.
  minBlockSize: '16.25rem',
  padding: '20px',
  borderRadius: radius,
  background: token('color-tint'),
  fontVariantNumeric: 'tabular-nums',
});

/** If no clock changes, the panel is only as high as its one line. */
globalStyle(`${panel}:not(:has(b))`, {
  '@container': { [wide]: { alignSelf: 'start', minBlockSize: 0 } },
});

globalStyle(`${panel} > *`, { margin: 0 });
globalStyle(`${panel} > p`, { color: token('color-ink-soft') });
globalStyle(`${panel} h3`, { fontSize: 'inherit' });
/** The answer is larger than its heading. */
globalStyle(`${panel} b`, {
  color: token('color-ink'),
  fontFamily: token('font-heading'),
  fontSize: '1.3em',
  lineHeight: 1.2,
});
