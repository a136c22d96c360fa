import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headingFont } from '../style/layout.ts';
import { cardLook, softLook } from '../style/looks.ts';
import { cream } from '../style/palette.ts';
import { drawn, radius, rhythm, space, upTo } from '../style/scale.ts';
import { dayLook, night } from '../style/theme.css.ts';

/** A query container: illustrations adapt to their own width, not to the window's. */
export const figure = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  inlineSize: '100%',
  lineHeight: 1.4,
});

globalStyle(`${figure} dl`, { margin: 0 });

/** A document, which is lit at night: dark words on cream paper. */
export const paper = style({
  padding: rhythm.drawing,
  ...cardLook,
  ...dayLook,
  boxShadow: token('shadow-floating'),
  '@media': { '(prefers-color-scheme: dark)': { backgroundColor: cream } },
});

globalStyle(`${paper} > h2`, { marginBlockEnd: space[8] });

/** A dark panel. */
export const sky = style([
  night,
  { position: 'relative', padding: rhythm.drawing, borderRadius: radius.card },
]);

export const headline = style({ ...headingFont(drawn.headline), marginBlockEnd: space[16] });

/** On the sky itself, where this drawing takes the place of the sun or the moon. */
export const open = style({});

/** Above the drawing, on the plain sky. The note "Illustrative example" is a line of its own. */
export const caption = style({
  display: 'grid',
  marginBlockEnd: space[12],
  ...softLook,
  textWrap: 'pretty',
  // Beside the sun or the moon.
  '@media': { [upTo.phone]: { maxInlineSize: '78%' } },
});
