import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import {
  box,
  cluster,
  columnsOf,
  edged,
  fill,
  globalStyleOn,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import { shapeLook, softLook } from '../style/looks.ts';
import { color, faint, orbs, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';

const swiped = `screen and ${upTo.tablet}`;

/** The notes are in the margin of the sheet. */
export const columns = style({
  ...columnsOf('minmax(0, 1fr)', `${rhythm.head} ${space[32]}`),
  alignItems: 'start',
  '@media': { [above.bar]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

/** Two pages with a fold. On phones one line of pages. */
export const sheet = style({
  paddingBlock: space[16],
  '@media': {
    [above.tablet]: {
      '::after': {
        ...shapeLook,
        insetBlock: 0,
        insetInlineStart: 'calc(50% - 30px)',
        inlineSize: '60px',
        background: `linear-gradient(90deg, transparent, ${shade} 50%, transparent)`,
        opacity: 0.28,
        pointerEvents: 'none',
      },
    },
    [swiped]: { marginInline: `calc(-1 * ${rhythm.edge})`, paddingInline: 0 },
  },
});

export const pages = style({
  ...stack(`0 ${space[48]}`),
  '@media': {
    [above.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [swiped]: {
      gap: 0,
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(80%, 24rem)',
      paddingInline: rhythm.edge,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: rhythm.edge,
      scrollbarWidth: 'none',
    },
  },
});

export const person = style({
  position: 'relative',
  ...stack(space[8]),
  alignContent: 'start',
  paddingBlock: space[16],
  scrollSnapAlign: 'start',
  lineHeight: 1.45,
  '@media': { [swiped]: { paddingInlineEnd: space[16] } },
});
/** Without balanced lines: what was not tested fills its line before it breaks. */
globalStyle(`${person} > :last-child`, { textWrap: 'wrap' });
globalStyleOn(swiped, `${person} + ${person}`, {
  paddingInlineStart: space[16],
  borderInlineStart: `2px dotted ${faint}`,
});
globalStyleOn(above.tablet, `${person}:nth-child(n + 3)`, {
  borderBlockStart: `2px dotted ${faint}`,
});
globalStyleOn(above.tablet, `${person}:last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const head = style({ ...inline(space[12], 'start'), lineHeight: 1.25 });

export const arch = style({
  flex: 'none',
  overflow: 'hidden',
  borderRadius: `${radius.pill} ${radius.pill} ${radius.field} ${radius.field}`,
});

export const role = style({ fontWeight: 650 });

export const soft = style(softLook);

export const hours = style({
  ...cluster(`${space[4]} ${space[8]}`, 'center'),
  fontSize: text.small,
  '@media': { [upTo.tablet]: columnsOf('auto 1fr') },
});

export const tag = style({
  paddingInline: space[8],
  border: '1.5px solid',
  borderRadius: radius.pill,
  fontWeight: 600,
  // The hours have a line of their own, so that the longer hours with a visitor move nothing.
  '@media': { [upTo.tablet]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});

export const read = style({
  color: token('color-link'),
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  whiteSpace: 'nowrap',
});

export const contract = style({
  paddingBlock: space[16],
  borderBlockStart: `2px dotted ${faint}`,
  '@media': { [upTo.tablet]: { marginInline: rhythm.edge } },
});

/** A small sun with the number of a reason. */
const small = {
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  ...edged,
  ...fill(orbs.sun, color('on-sun')),
  fontWeight: 700,
  lineHeight: 1,
} as const;

export const number = style({
  ...small,
  ...box(space[24]),
  marginInline: space[4],
  fontSize: text.small,
});

export const reasons = style({});
globalStyle(`${reasons} > ol`, { counterReset: 'reason', marginBlockStart: space[16] });
globalStyle(`${reasons} li`, {
  ...inline(space[12], 'start'),
  paddingBlock: space[12],
  borderBlockStart: `2px dotted ${faint}`,
  ...headingFont(text.lead),
  counterIncrement: 'reason',
});
globalStyle(`${reasons} li::before`, {
  ...small,
  content: 'counter(reason)',
  flex: 'none',
  ...box('30px'),
  fontSize: text.small,
});
