import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { between, tones } from '../components/band.css.ts';
import { radius, text as size, space } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';
import { root as related } from './related.css.ts';

export const root = style({ paddingBlockEnd: space[72] });

globalStyle(`${tones.tint} + ${root}`, { paddingBlockStart: between });

export const words = style({
  display: 'grid',
  gap: `${space[24]} ${space[48]}`,
  '@media': { '(width > 800px)': { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
});

export const band = style([
  night,
  words,
  { padding: 'clamp(40px, 6vw, 80px) clamp(20px, 5vw, 64px)', borderRadius: radius.hero },
]);

export const later = style({
  vars: { '--disc-start': '46%', '--disc-size': 'clamp(150px, 18vw, 240px)', '--climb': '-20px' },
  marginBlockStart: between,
  paddingBlock: 'clamp(64px, 9vw, 128px) 150px',
});
globalStyle(`:is(${tones.tint}, ${related}) + ${later}`, { marginBlockStart: 0 });

export const heading = style({
  maxInlineSize: '11em',
  fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.75rem)',
});

export const beside = style({ display: 'grid', justifyItems: 'start', gap: space[24] });

export const text = style({
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: size.lead,
});
