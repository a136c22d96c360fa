import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { stack } from '../style/layout.ts';
import { paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { bubble } from '../style/sizes.ts';
import { paperInk } from '../style/theme.css.ts';
import { caption } from './frame.ts';

/** Messages as quotes, each after its label in bold: a weak one, and then, larger, the one to send. */
export const root = style({
  ...stack(`${space[16]} ${space[24]}`),
  alignItems: 'start',
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

globalStyle(`${root} > blockquote`, {
  margin: 0,
  padding: rhythm.sheet,
  border: `3px dashed ${token('color-field')}`,
  borderRadius: `${bubble.corner} ${bubble.corner} ${bubble.corner} ${radius.paper}`,
  lineHeight: 1.4,
});
globalStyle(`${root} > blockquote:last-of-type`, {
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: `${bubble.corner} ${bubble.corner} ${radius.paper} ${bubble.corner}`,
  ...paperInk,
  backgroundColor: paper.lagoon,
  fontSize: text.lead,
});
globalStyle(`${root} > blockquote:only-of-type`, { gridColumn: '1 / -1' });
globalStyle(`${root} blockquote > b`, {
  display: 'block',
  marginBlockEnd: space[4],
  fontSize: text.small,
});
globalStyle(`${root} > figcaption`, { ...caption, gridColumn: '1 / -1', marginBlockStart: 0 });
