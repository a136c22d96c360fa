import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

export const booking = style({ display: 'grid', gap: '8px', marginBlockStart: '8px' });

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  fontWeight: token('font-weight-label'),
  color: token('color-ok'),
});

export const check = style({
  flex: 'none',
  inlineSize: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});

/** Leaves enough height for the dialog's heading in most windows. */
export const frameBox = style({
  position: 'relative',
  display: 'grid',
  blockSize: 'clamp(400px, 100svh - 290px, 680px)',
  marginBlockStart: '8px',
  overflow: 'hidden',
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: token('radius-field'),
  background: token('color-tint'),
  '@media': { '(max-width: 480px)': { blockSize: 'clamp(400px, 100svh - 330px, 680px)' } },
});

const full = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', border: 0 });

/** The frame, keyed by its progress: transparent while loading, so that the message is visible. */
export const frame = styleVariants({
  loading: [full, { opacity: 0 }],
  late: [full],
  refused: { display: 'none' },
  loaded: [full],
});

export const loadingMessage = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  zIndex: 1,
  margin: '16px',
  padding: '16px 20px',
  textAlign: 'center',
  color: token('color-ink'),
  background: token('color-tint'),
  borderRadius: token('radius-field'),
  selectors: { '&:empty': { padding: 0 } },
});
