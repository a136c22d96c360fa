import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, centered, fill } from '../style/layout.ts';
import { space } from '../style/scale.ts';

/** Slides in from the inline end: right in left-to-right pages, left in right-to-left ones. */
export const root = style({
  vars: { '--hidden-offset': '100%' },
  ...box('min(380px, 100%)', '100dvh'),
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${token('color-line')}`,
  ...fill(token('color-paper'), token('color-ink')),
  translate: 'var(--hidden-offset)',
  transition: `translate ${token('duration-panel')} ${token('ease')}, overlay ${token('duration-panel')} allow-discrete, display ${token('duration-panel')} allow-discrete`,
  '::backdrop': { backgroundColor: token('color-backdrop') },
  selectors: {
    '&:dir(rtl)': { vars: { '--hidden-offset': '-100%' } },
    '&[open]': { translate: 'none', '@starting-style': { translate: 'var(--hidden-offset)' } },
  },
});

export const content = style({ minBlockSize: '100%', padding: space[24] });

/** Shown at the top, but last in the document, so that keyboard users reach the links first. */
export const close = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[16],
  ...centered,
  ...box('48px'),
  border: '2px solid transparent',
  borderRadius: '50%',
  ...fill(token('color-tint'), token('color-ink')),
  cursor: 'pointer',
});

export const title = style({ fontSize: '1.75rem', paddingBlockEnd: space[16] });

export const heading = style({
  marginBlockStart: space[24],
  paddingBlockEnd: space[4],
  fontFamily: 'var(--hire-font)',
  fontSize: '.9375rem',
  fontWeight: 600,
  letterSpacing: 0,
  color: token('color-ink-soft'),
});

export const actions = style({ display: 'grid', marginBlockStart: space[24] });

globalStyle(`${content} li a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  color: token('color-ink'),
  fontWeight: 600,
  textDecoration: 'none',
});
globalStyle(`${content} li a:hover`, { color: token('color-action') });
globalStyle(`${content} li a[aria-current]`, {
  borderBlockEnd: `2px solid ${token('color-action')}`,
});
