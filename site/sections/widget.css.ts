import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { belowHeader, radius, space, text } from '../style/scale.ts';
import { night as onNight } from '../style/theme.css.ts';

const column = createVar();
const overlap = '120px';
const besides = '(width > 1100px)';
const phone = '(width <= 480px)';

export const root = style({
  vars: { [column]: '752px' },
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space[72],
});

/** What follows begins below the window, so that it does not move with the widget's height. */
export const wide = style({
  vars: { [column]: '1180px' },
  alignContent: 'start',
  minBlockSize: 'calc(100svh - 64px)',
});

export const night = style([
  onNight,
  {
    inlineSize: '100%',
    paddingBlock: `clamp(16px, 2.5vw, 28px) calc(${overlap} + clamp(16px, 2vw, 24px))`,
    paddingInline: 'clamp(20px, 3vw, 32px)',
    borderRadius: radius.hero,
  },
]);

/** The sky is as wide as the window. Its sun rises behind the widget. */
export const sky = style({
  vars: { '--disc-start': '84%', '--disc-size': 'clamp(80px, 10vw, 132px)', '--climb': '112px' },
  // On phones the text is as wide as the window, so the sun stays below it.
  '@media': { [phone]: { vars: { '--climb': '16px' } } },
  selectors: { '&::before': { transition: 'translate 1s' } },
  inlineSize: '100%',
  padding: `clamp(24px, 4vw, 56px) clamp(16px, 5vw, 24px) calc(${overlap} + 40px)`,
});

export const head = style({
  maxInlineSize: column,
  marginInline: 'auto',
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[8]} ${space[24]}`,
  // Beside the sun.
  paddingInlineEnd: '18%',
  '@media': { [phone]: { paddingInlineEnd: 0 } },
});

export const heading = style({ fontSize: 'clamp(1.75rem, 1.25rem + 2.2vw, 2.75rem)' });
export const lead = style({
  maxInlineSize: '32em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
  '@media': { [phone]: { fontSize: '1rem' } },
});

/** Reserves the widget's height, so that nothing below shifts when it loads. */
export const slot = style({
  position: 'relative',
  display: 'block',
  inlineSize: `min(${column}, 100% - clamp(16px, 4vw, 48px))`,
  minBlockSize: '420px',
  marginBlockStart: `-${overlap}`,
});

/** Aligned with the widget. The background is for browsers without a shadow root. */
export const fallback = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[24],
  backgroundColor: token('color-surface'),
  fontSize: text.lead,
});

/** With tips beside the widget. */
export const helped = style({
  '@media': {
    [besides]: {
      gridTemplateColumns: '1fr minmax(660px, 752px) minmax(0, 396px) 1fr',
      columnGap: space[32],
    },
  },
});
globalStyle(`${helped} > :first-child`, { '@media': { [besides]: { gridColumn: '1 / -1' } } });
globalStyle(`${helped} > ${slot}`, {
  '@media': { [besides]: { gridArea: '2 / 2', inlineSize: '100%' } },
});
globalStyle(`${helped} ${head}`, { '@media': { [besides]: { maxInlineSize: '1180px' } } });
globalStyle(`${helped} ${head}`, { flexDirection: 'column' });

/** On small windows, it follows the widget. */
export const aside = style({
  inlineSize: `min(${column}, 100% - clamp(16px, 4vw, 48px))`,
  marginBlockStart: space[48],
  fontSize: text.small,
  lineHeight: 1.45,
  '@media': {
    [besides]: {
      gridArea: '2 / 3',
      inlineSize: '100%',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: belowHeader,
      marginBlock: `-${overlap} 0`,
    },
  },
});
/** No help with a form that was sent: see widgets/apply/widget.ts. */
globalStyle(`[data-sent] + ${aside}`, { display: 'none' });
globalStyle(`${aside} > h2`, { marginBlockStart: space[32], fontSize: text.h3 });
globalStyle(`${aside} :is(figcaption, h2, h2 + dl)`, {
  '@media': { [phone]: { marginInline: space[12] } },
});
globalStyle(`${aside} > dl`, { display: 'grid', gap: space[8], margin: `${space[12]} 0 0` });
globalStyle(`${aside} > dl dt`, { fontWeight: 700 });
globalStyle(`${aside} > dl dd`, { margin: 0, color: token('color-ink-soft') });
