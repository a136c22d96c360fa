import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

/**
 * In the top layer, above every stacking context of the host. As wide as the page even when empty,
 * because a change of its width would count as a layout shift.
 */
globalStyle(':host([popover])', {
  position: 'fixed !important',
  inset: 'var(--hire-top, 0) 0 auto !important',
  inlineSize: 'auto !important',
  maxInlineSize: 'none !important',
  margin: '0 !important',
  border: '0 !important',
  padding: '0 !important',
  overflow: 'visible !important',
  background: 'none !important',
  pointerEvents: 'none !important',
} as never);

/** The empty area lets clicks through. */
export const stack = style({
  pointerEvents: 'none',
  display: 'grid',
  gap: '12px',
  justifyItems: 'right',
  selectors: {
    ':host([popover]) &': { padding: '16px' },
    ':host(:not([popover])) &:has(button)': { paddingBlockStart: '16px' },
  },
});

export const live = style({ display: 'contents' });

const notice = style({
  pointerEvents: 'auto',
  display: 'flex',
  gap: '12px',
  alignItems: 'start',
  inlineSize: 'min(26em, 100%)',
  paddingBlock: '14px',
  paddingInline: '18px 10px',
  borderRadius: token('radius-field'),
  border: '2px solid currentColor',
  selectors: {
    ':host([popover]) &': { boxShadow: token('shadow-floating') },
    ':host(:not([popover])) &': { inlineSize: '100%' },
  },
});

export const tone = styleVariants({
  danger: [notice, { color: token('color-danger'), background: token('color-danger-background') }],
  success: [notice, { color: token('color-ok'), background: token('color-surface') }],
});

export const text = style({
  flex: 1,
  margin: 0,
  paddingBlock: '8px',
  color: token('color-ink'),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  margin: '8px 0 0',
});

export const title = style({ display: 'block', fontWeight: 700 });

export const dismiss = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  font: 'inherit',
  fontSize: '22px',
  lineHeight: 1,
  color: token('color-ink'),
  background: 'none',
  border: 0,
  borderRadius: '50%',
  cursor: 'pointer',
});
