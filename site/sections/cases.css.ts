import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../components/palette.ts';
import { radius, space, text } from '../components/scale.ts';
import { night } from '../components/theme.css.ts';

const wide = '(width > 960px)';

export const list = style({ display: 'grid', gap: space[24] });

export const item = style({
  overflow: 'hidden',
  display: 'grid',
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
  '@media': { [wide]: { gridTemplateColumns: '4fr 5fr 4fr' } },
});

const part = { padding: 'clamp(24px, 2.8vw, 36px)' } as const;

export const head = style({ ...part, display: 'grid', alignContent: 'start', gap: space[12] });

export const industry = style({
  justifySelf: 'start',
  padding: `2px ${space[12]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: '.875rem',
  fontWeight: 600,
});

export const name = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)', lineHeight: 1.1 });

export const scope = style({ color: token('color-ink-soft') });

export const work = style({
  ...part,
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [wide]: { borderInlineStart: `1px solid ${token('color-line')}` },
    '(width <= 960px)': { paddingBlockStart: 0 },
  },
});

export const label = style({
  margin: 0,
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  letterSpacing: 0,
  color: token('color-ink-soft'),
  fontWeight: 600,
});
globalStyle(`${work} > ${label}:not(:first-child)`, { marginBlockStart: space[12] });

export const result = style([
  night,
  {
    ...part,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    alignContent: 'start',
    gap: space[12],
    borderInlineStart: `6px solid ${color('sun')}`,
    fontFamily: 'var(--hire-font-heading)',
    fontSize: 'clamp(1.1875rem, 1rem + .7vw, 1.4375rem)',
    fontWeight: 700,
    letterSpacing: '-.01em',
    lineHeight: 1.3,
    // Keeps the text above the sun.
    '@media': { [wide]: { paddingBlockEnd: '128px' } },
  },
]);

/** The sun rises higher with each row. */
export const rising = style({
  zIndex: -1,
  vars: { '--size': '72px', '--risen': '1' },
  insetInlineEnd: space[48],
  insetBlockEnd: 'calc(var(--size) * (var(--risen) - .5))',
  '@media': { '(width <= 960px)': { display: 'none' } },
});
for (let row = 1; row <= 6; row++) {
  globalStyle(`${item}:nth-child(${row}) ${rising}`, { vars: { '--risen': `${(row - 1) / 5}` } });
}
