import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, radius, rhythm, space } from '../style/scale.ts';

export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': { [above.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

const sheet = style({ padding: rhythm.sheet });
globalStyle(`${sheet} dl`, { display: 'grid', gap: space[16], margin: `${space[24]} 0 0` });
globalStyle(`${sheet} dt`, { fontWeight: 700 });
globalStyle(`${sheet} dd`, { margin: 0, color: token('color-ink-soft') });

export const tested = style([
  sheet,
  { ...cardLook, borderBlockStart: `6px solid ${color('sun')}` },
]);

export const untested = style([
  sheet,
  { border: `2px dashed ${token('color-ink-soft')}`, borderRadius: radius.card },
]);
