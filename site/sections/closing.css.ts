import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { between, tones } from '../components/band.css.ts';
import { radius, text as size, space } from '../components/scale.ts';
import { night } from '../components/theme.css.ts';

export const root = style({ paddingBlockEnd: space[72] });

globalStyle(`${tones.tint} + ${root}`, { paddingBlockStart: between });

export const band = style([
  night,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    justifyItems: 'start',
    gap: space[24],
    padding: 'clamp(40px, 7vw, 96px) clamp(20px, 5vw, 64px)',
    borderRadius: radius.hero,
    '@media': { '(width <= 800px)': { paddingBlockEnd: '220px' } },
  },
]);

export const rising = style({
  vars: { '--size': 'clamp(230px, 26vw, 330px)' },
  zIndex: -1,
  insetInlineEnd: 'calc(var(--size) * -.12)',
  insetBlockEnd: 'calc(var(--size) * -.45)',
});

/** Narrow, so that it does not overlap the sun. */
export const heading = style({
  maxInlineSize: '11em',
  fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.75rem)',
});

export const text = style({
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: size.lead,
});
