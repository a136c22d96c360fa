import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { pillLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const wide = '(width > 900px)';

export const list = style({ display: 'grid', gap: space[48] });

export const item = style({
  display: 'grid',
  gap: `${space[24]} clamp(32px, 5vw, 72px)`,
  paddingBlockStart: space[32],
  borderBlockStart: `2px solid ${token('color-ink')}`,
  '@media': { [wide]: { gridTemplateColumns: '5fr 7fr', alignItems: 'start' } },
});

export const words = style({ display: 'grid', gap: space[8] });

export const industry = style({
  justifySelf: 'start',
  padding: `2px ${space[12]}`,
  ...pillLook,
});

export const name = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)', lineHeight: 1.1 });

export const scope = style({ color: token('color-ink-soft') });

export const label = style({
  margin: 0,
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  letterSpacing: 0,
  color: token('color-ink-soft'),
  fontWeight: 600,
});
globalStyle(`${words} > ${label}`, { marginBlockStart: space[12] });

/** The work before is drawn smaller than our work. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { '(width > 560px)': { gridTemplateColumns: '4fr 5fr' } },
});

const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minInlineSize: 0,
  padding: space[24],
  border: `1px dashed ${token('color-field')}`,
  borderRadius: radius.card,
});

export const sheets = styleVariants({
  before: [sheet],
  after: [
    sheet,
    {
      borderStyle: 'solid',
      borderColor: token('color-line'),
      borderBlockStart: `6px solid ${color('sun')}`,
      backgroundColor: token('color-surface'),
    },
  ],
});

export const time = style({ fontFamily: 'var(--hire-font-heading)', fontWeight: 700 });

export const result = style({
  gridColumn: '1 / -1',
  paddingInlineStart: space[16],
  borderInlineStart: `6px solid ${color('sun')}`,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.1875rem, 1rem + .7vw, 1.4375rem)',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.3,
});
