import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, font } from '../style/layout.ts';
import { hiddenDecoration, shapeLook } from '../style/looks.ts';
import { day, earned, halo, orbs } from '../style/palette.ts';
import { radius, rhythm, text, upTo } from '../style/scale.ts';

const sunSize = '26px';
/** The width of the visitor's time, with its distance from the edge of the window. */
const timeSize = '15.5em';

/** A label stands over the mark of the visitor's hour. */
const labelLook = {
  paddingInline: '8px',
  borderRadius: radius.pill,
  backgroundColor: token('color-paper'),
} as const;

export const strip = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '32px',
  background: day,
  ...font(text.small, '32px'),
  fontWeight: 600,
  '@media': hiddenDecoration,
  // The visitor's time, if the script in the head has set it.
  '::before': {
    ...shapeLook,
    insetBlock: 0,
    insetInlineStart: 'var(--now, -9px)',
    borderInlineStart: `3px solid ${earned}`,
  },
  '::after': {
    ...labelLook,
    content: 'var(--now-text, none)',
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineEnd: rhythm.edge,
    paddingInlineStart: '16px',
    // The key of the mark.
    backgroundImage: `linear-gradient(${earned}, ${earned})`,
    backgroundPosition: '8px',
    backgroundSize: '3px 14px',
    backgroundRepeat: 'no-repeat',
    lineHeight: '22px',
  },
  selectors: { '&[data-late]::after': { insetInline: `${rhythm.edge} auto` } },
});

/** The label is at the side of the sun where there is more room. */
export const sun = style({
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  // On narrow screens the sun keeps clear of the visitor's time.
  '@media': { [upTo.tablet]: { insetInlineStart: `min(var(--at), 100% - ${timeSize})` } },
  whiteSpace: 'nowrap',
  '::before': {
    ...shapeLook,
    insetBlockStart: '3px',
    insetInlineStart: `calc(${sunSize} / -2)`,
    ...box(sunSize),
    borderRadius: '50%',
    backgroundColor: orbs.sun,
    boxShadow: halo,
  },
});
globalStyle(`${sun} > span`, {
  ...labelLook,
  marginInlineStart: sunSize,
  '@media': { [upTo.tablet]: { display: 'none' } },
});
globalStyle(`[data-late] > ${sun}`, {
  insetInline: 'auto calc(100% - var(--at))',
  '@media': { [upTo.tablet]: { insetInlineEnd: `min(100% - var(--at), 100% - ${timeSize})` } },
});
globalStyle(`[data-late] > ${sun}::before`, { insetInline: `auto calc(${sunSize} / -2)` });
globalStyle(`[data-late] > ${sun} > span`, { marginInline: `0 ${sunSize}` });
