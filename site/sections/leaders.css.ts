import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const wide = '(width > 800px)';

export const list = style({ borderBlockStart: `2px solid ${token('color-ink')}` });

export const role = style({
  display: 'grid',
  gap: `${space[8]} ${space[32]}`,
  paddingBlock: space[24],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': { [wide]: { gridTemplateColumns: '4fr 5fr 4fr', alignItems: 'baseline' } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
});

export const badge = style({
  padding: `3px ${space[12]}`,
  borderRadius: radius.pill,
  backgroundColor: color('sun'),
  color: color('on-sun'),
  fontFamily: 'var(--hire-font)',
  fontSize: '.875rem',
  fontWeight: 600,
  letterSpacing: 0,
});

export const ideal = style({ color: token('color-ink-soft'), fontSize: text.small });
globalStyle(`${ideal} b`, { display: 'block', color: token('color-ink') });
