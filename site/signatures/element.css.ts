import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, headingFont, stack } from '../style/layout.ts';
import { circle, softLook } from '../style/looks.ts';
import { color, browser as colors, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { browser as size } from '../style/sizes.ts';
import { night } from '../style/theme.css.ts';
import { root } from './two-lines.css.ts';

const wide = above.tablet;

/** On one line of a window, whatever its length, and a tag to the eye. */
globalStyle(`${root} h1 > code`, { font: 'inherit', fontSize: size.tag });
globalStyle(`${root} h1 > code::before`, { content: ['"<"', '"<" / ""'] });
globalStyle(`${root} h1 > code::after`, { content: ['">"', '">" / ""'] });
globalStyle(`${root} h1 > code:is(::before, ::after)`, { color: token('color-field') });

/** The element below it loads only when it is scrolled to, so it begins below the first screen. */
export const first = style({ '@media': { [wide]: { display: 'grid', minBlockSize: '680px' } } });

/** The drawing is beside the code, and on phones above it. */
export const columns = style({
  ...columnsOf('minmax(0, 1fr)', rhythm.columns),
  '@media': { [wide]: { gridTemplateColumns: '4fr 8fr', alignItems: 'start' } },
});

export const markup = style([
  night,
  {
    position: 'relative',
    // Through the holes the sky is seen.
    vars: { '--hill': 'var(--horizon)' },
    ...stack(space[16]),
    marginBlock: `${space[24]} ${space[48]}`,
  },
]);
export const code = style(stack(space[16]));
globalStyle(`${markup} pre`, {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  '@media': { [wide]: { fontSize: text.body } },
});
const number = {
  ...circle('1.5em'),
  display: 'inline-grid',
  placeItems: 'center',
  backgroundColor: color('night'),
  color: color('on-night'),
  fontFamily: 'var(--hire-font)',
  fontSize: '.7em',
  fontWeight: 700,
} as const;
globalStyle(`${markup} mark`, {
  padding: '1px .3em',
  borderRadius: radius.paper,
  backgroundColor: color('sun'),
  color: color('on-sun'),
});
globalStyle(`${markup} mark::after`, {
  content: 'attr(data-note)',
  ...number,
  marginInlineStart: '.4em',
});

export const note = style(softLook);

/** What the marks mean, on papers that stick out of the sheet. */
export const notes = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', space[12]),
  marginBlockEnd: `calc(${rhythm.sheet} * -1 - ${space[24]})`,
});
globalStyle(`${notes} > li`, {
  padding: `${space[12]} ${space[16]}`,
  lineHeight: 1.3,
  rotate: '-1deg',
});
globalStyle(`${notes} > :nth-child(2n)`, { rotate: '1deg' });
globalStyle(`${notes} b`, { ...number, marginInlineEnd: space[4] });

/** The element in each of its modes. */
export const modes = style({
  vars: { '--each': size.each },
  marginBlockStart: rhythm.head,
  '@media': { [above.phone]: columnsOf('repeat(4, minmax(0, 1fr))', space[24]) },
});
/** A small browser, with the font of the page's headings. */
export const drawing = style({
  vars: Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value])),
  display: 'block',
  inlineSize: '100%',
  marginBlock: `${space[24]} ${space[12]}`,
  borderRadius: radius.icon,
  boxShadow: `0 26px 40px -22px ${shade}`,
  fontFamily: 'var(--hire-font)',
  strokeLinecap: 'round',
});
export const mode = style({ ...headingFont(text.index) });
