import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, text as size, space } from '../style/scale.ts';

const wide = '(width > 800px)';

export const screens = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    // All phones are equally high, and the texts below them are level.
    [wide]: {
      grid: '1fr auto / repeat(3, minmax(0, 1fr))',
      gap: `${space[24]} clamp(24px, 5vw, 72px)`,
    },
  },
});

export const screen = style({
  display: 'grid',
  gap: space[12],
  maxInlineSize: '360px',
  '@media': { [wide]: { gridTemplateRows: 'subgrid', gridRow: 'span 2', gap: space[24] } },
});

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[12]} ${space[12]} ${space[16]}`,
  border: `8px solid ${token('color-ink')}`,
  borderRadius: '40px',
  backgroundColor: token('color-surface'),
  fontSize: size.small,
  lineHeight: 1.35,
  // The speaker.
  '::before': {
    content: '',
    alignSelf: 'center',
    inlineSize: '72px',
    blockSize: '6px',
    borderRadius: radius.pill,
    backgroundColor: token('color-ink'),
  },
});

export const bar = style({
  marginBlockStart: space[8],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
});

export const rows = style({ display: 'grid', gap: space[8] });

const line = {
  padding: `7px ${space[12]}`,
  borderRadius: radius.field,
};
export const row = style({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  border: `2px solid ${token('color-line')}`,
  fontVariantNumeric: 'tabular-nums',
});

export const chosen = style([
  row,
  { borderColor: color('lagoon'), borderInlineStartWidth: '10px' },
]);

export const later = style({
  ...line,
  border: `2px dashed ${token('color-field')}`,
  color: token('color-ink-soft'),
});
export const tag = style({ display: 'block', fontSize: '.8125rem', fontWeight: 600 });

/** Drawn: it cannot be pressed. */
export const button = style({
  marginBlockStart: 'auto',
  padding: `10px ${space[12]}`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  backgroundColor: color('lagoon'),
  color: color('night'),
  fontWeight: 600,
  textAlign: 'center',
});
