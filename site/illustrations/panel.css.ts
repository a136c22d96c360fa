import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook, headingLook, softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { drawn, radius, rhythm, space } from '../style/scale.ts';
import { dayLook, night } from '../style/theme.css.ts';

/** A query container: illustrations adapt to their own width, not to the window's. */
export const figure = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  inlineSize: '100%',
  lineHeight: 1.4,
});

globalStyle(`${figure} :where(ol, dl, dd)`, { margin: 0, padding: 0, listStyle: 'none' });

/** A light panel. */
export const paper = style({
  padding: rhythm.drawing,
  ...cardLook,
  boxShadow: token('shadow-floating'),
  selectors: {
    '[data-dark] &': dayLook,
    [`${night} &`]: {
      borderColor: 'transparent',
      '@media': {
        '(prefers-color-scheme: light)': dayLook,
        '(prefers-color-scheme: dark)': { backgroundColor: color('night-glow') },
      },
    },
  },
});

/** A dark panel, without a border inside other dark panels. */
export const sky = style([
  night,
  {
    position: 'relative',
    padding: rhythm.drawing,
    borderRadius: radius.card,
    selectors: { [`${night} &`]: { padding: 0, borderRadius: 0, outline: 0 } },
  },
]);

export const headline = style({
  ...headingLook,
  marginBlockEnd: space[16],
  fontSize: drawn.headline,
  lineHeight: 1.15,
  textWrap: 'balance',
});

/** On the sky itself, where this drawing takes the place of the sun or the moon. */
export const open = style({});

/** The note "Illustrative example" is a line of its own. */
export const caption = style({ display: 'grid', marginBlockStart: space[12], ...softLook });

/** A caption on the plain sky, where text is readable without a background. */
export const bareCaption = style([
  caption,
  { marginInlineStart: 0, padding: 0, background: 'none' },
]);
