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

/** Low enough that the dialog and its heading fit into most windows with it. */
export const room = style({
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

const whole = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', border: 0 });

/** The frame, keyed by how far it is: until something is in it, the words behind it are read. */
export const frame = styleVariants({
  loading: [whole, { opacity: 0 }],
  late: [whole],
  refused: { display: 'none' },
  loaded: [whole],
});

export const waiting = style({
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
