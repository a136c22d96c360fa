import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { oneFrameLater } from '../style/one-frame-later.css.ts';
import { radius, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

export const panel = style([
  night,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: '52fr 48fr',
    borderRadius: radius.hero,
    '@media': { '(width <= 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[24],
  padding: `clamp(32px, 6vw, 72px) clamp(20px, 5vw, 64px)`,
  paddingInlineEnd: space[24],
  '@media': { '(width <= 900px)': { paddingBlockEnd: space[24] } },
});

/** The map, the dots and the cards. */
globalStyle(`${panel} > :not(${words})`, oneFrameLater);

export const lead = style({
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
});

export const claims = style({ color: token('color-ink-soft'), fontSize: '1rem' });
