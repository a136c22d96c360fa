import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { radius, space, text } from '../components/scale.ts';
import { night as onNight } from '../components/theme.css.ts';

const column = 'var(--column, 752px)';
const overlap = '120px';
const medium = '(width <= 960px)';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space[112],
  '@media': { '(width <= 800px)': { paddingBlockEnd: space[72] } },
});

/** The heading ends before the sun. */
export const wide = style({ vars: { '--column': '960px', '--heading': '11em' } });

export const night = style([
  onNight,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    inlineSize: '100%',
    paddingBlock: `clamp(32px, 5vw, 64px) calc(${overlap} + clamp(28px, 4vw, 48px))`,
    paddingInline: 'clamp(20px, 3vw, 32px)',
    borderRadius: radius.hero,
    '@media': { [medium]: { paddingBlockEnd: `calc(${overlap} + ${space[72]})` } },
  },
]);

export const rising = style({
  vars: { '--size': 'clamp(180px, 24vw, 300px)' },
  zIndex: -1,
  insetInlineEnd: 'max(0px, calc(50% - 560px))',
  insetBlockEnd: `calc(${overlap} - var(--size) * .62)`,
  '@media': {
    [medium]: {
      vars: { '--size': '150px' },
      insetInlineEnd: space[48],
      insetBlockEnd: `calc(${overlap} - var(--size) * .8)`,
    },
  },
});

export const head = style({
  maxInlineSize: column,
  marginInline: 'auto',
  display: 'grid',
  gap: space[12],
});

export const heading = style({
  maxInlineSize: 'var(--heading, none)',
  fontSize: 'clamp(2.375rem, 1.6rem + 3vw, 3.5rem)',
});
export const lead = style({
  maxInlineSize: '26em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
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
