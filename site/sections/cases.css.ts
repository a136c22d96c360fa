import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { pillLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

const wide = '(width > 900px)';

/** The first and the last across the page, the others in pairs. */
export const list = style({
  display: 'grid',
  gap: `clamp(20px, 4vw, 48px) ${space[48]}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'grid',
  scrollMarginBlockStart: space[72],
  gap: `${space[16]} clamp(32px, 5vw, 72px)`,
  paddingBlockStart: 'clamp(24px, 3vw, 32px)',
  borderBlockStart: `2px solid ${token('color-ink')}`,
  alignContent: 'start',
  '@media': {
    [wide]: {
      selectors: {
        '&:is(:first-child, :last-child)': {
          gridColumn: '1 / -1',
          gridTemplateColumns: '5fr 7fr',
          alignItems: 'start',
        },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: space[8] });

export const industry = style({
  justifySelf: 'start',
  padding: `2px ${space[12]}`,
  ...pillLook,
});

export const name = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)', lineHeight: 1.1 });

export const label = style({
  margin: 0,
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  letterSpacing: 0,
  color: token('color-ink-soft'),
  fontWeight: 600,
});
export const more = style({ marginBlockStart: space[8] });
globalStyle(`${more} > ${label}`, { marginBlock: `${space[12]} ${space[4]}` });
globalStyle(`${more}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const open = style({
  paddingBlock: space[12],
  color: token('color-link'),
  fontWeight: 600,
  cursor: 'pointer',
});

/** The work before is drawn smaller than our work, which overlaps it. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { '(width > 560px)': { gridTemplateColumns: '4fr 5fr', alignItems: 'start' } },
});

const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minInlineSize: 0,
  padding: 'clamp(16px, 2vw, 24px)',
  border: '1px solid transparent',
  borderRadius: radius.card,
});

export const sheets = styleVariants({
  /** At night; our work is by day. */
  before: [night, sheet, { vars: { [token('color-tint')]: color('night-glow') } }],
  after: [
    sheet,
    {
      borderColor: token('color-line'),
      borderBlockStart: `10px solid ${color('sun')}`,
      backgroundColor: token('color-surface'),
      '@media': { '(width > 560px)': { marginBlockStart: space[32] } },
    },
  ],
});

export const time = style({ fontFamily: 'var(--hire-font-heading)', fontWeight: 700 });

export const result = style({
  marginBlockStart: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `6px solid ${color('sun')}`,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.1875rem, 1rem + .7vw, 1.4375rem)',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.3,
});
