import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { withoutScript } from '../kit/style/base.css.ts';
import { token } from '../kit/style/tokens.ts';
import { steps } from './content.ts';

export const wizard = style({ scrollMarginBlockStart: '24px' });

/** Without scripts the first question is visible above the tag's children. */
globalStyle(`${wizard} > ${withoutScript}`, { marginBlockStart: '20px' });

export const count = style({
  margin: 0,
  fontWeight: token('font-weight-label'),
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  blockSize: '8px',
  margin: '8px 0 26px',
  overflow: 'hidden',
  borderRadius: '8px',
  background: token('color-tint'),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const progressFill = style({
  blockSize: '100%',
  background: token('color-action'),
  transition: `inline-size ${token('duration-panel')} ${token('ease')}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

/** The filled part of the bar, keyed by the step. */
export const filledTo = styleVariants(
  Object.fromEntries(steps.map((_, index) => [index + 1, index + 1])),
  (step) => [progressFill, { inlineSize: `${((step / steps.length) * 100).toFixed()}%` }],
);

/**
 * In a popover, which sets `--reach`, the buttons stay visible while the step scrolls. In a very low
 * window they would cover it.
 */
export const stickyActions = style({
  insetBlockEnd: 0,
  rowGap: 0,
  marginBlock: '12px -12px',
  paddingBlock: '12px',
  background: token('color-surface'),
  boxShadow: `0 -10px 10px ${token('color-surface')}`,
  '@media': { '(min-height: 480px)': { position: 'var(--reach)' as 'sticky' } },
});

export const contact = style({
  display: 'grid',
  columnGap: '16px',
  '@media': { '(min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${contact} > :nth-child(-n + 2)`, { gridColumn: '1 / -1' });

export const extra = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  marginBlockStart: '8px',
});

export const wide = style({ inlineSize: '100%' });

export const summary = style({
  justifySelf: 'stretch',
  marginBlockStart: '28px',
  padding: '18px 20px',
  borderRadius: token('radius-field'),
  background: token('color-tint'),
  color: token('color-ink'),
});

export const summaryTitle = style({ margin: '0 0 8px', fontSize: 'inherit', fontWeight: 700 });

export const answers = style({ margin: 0 });

export const answer = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '16px',
  alignItems: 'baseline',
  paddingBlock: '6px',
  fontSize: token('font-size-small'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${token('color-line')}` } },
});

export const term = style({ color: token('color-ink-soft') });

export const value = style({ gridColumn: '1 / -1', margin: 0, fontWeight: 600 });

export const changing = style({ gridArea: '1 / 2', margin: 0 });

export const change = style({
  minBlockSize: '32px',
  padding: '0 4px',
  font: 'inherit',
  fontWeight: 600,
  color: token('color-link'),
  background: 'none',
  border: 0,
  borderRadius: '6px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export const done = style({ display: 'grid', gap: '12px', justifyItems: 'start' });
