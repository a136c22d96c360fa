import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const edge = 'clamp(20px, 6cqi, 32px)';

export const awning = style({
  inlineSize: `calc(100% + 2 * ${edge} + 2px)`,
  marginBlock: `calc(-1px - ${edge}) ${space[24]}`,
  marginInline: `calc(-1px - ${edge})`,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space[24],
});

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  paddingBlockEnd: space[12],
  borderBlockEnd: `5px solid ${color('clay')}`,
  '@container': {
    '(inline-size < 33rem)': {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});

export const label = style({ color: token('color-ink-soft'), fontSize: text.small });
export const value = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.25rem, 5.3cqi, 1.75rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const trend = style({
  marginBlockStart: space[4],
  paddingInline: space[8],
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: text.small,
  fontWeight: 600,
});
