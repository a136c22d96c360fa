import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color, faint, orbs, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';

const swiped = `screen and ${upTo.tablet}`;

/** The notes are in the margin of the sheet. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${rhythm.head} ${space[32]}`,
  '@media': { [above.bar]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

/** Two pages with a fold. On phones one line of pages. */
export const sheet = style({
  paddingBlock: space[16],
  '@media': {
    [above.tablet]: {
      '::after': {
        content: '',
        position: 'absolute',
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
  display: 'grid',
  gap: `0 ${space[48]}`,
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
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  paddingBlock: space[16],
  scrollSnapAlign: 'start',
  lineHeight: 1.45,
  '@media': { [swiped]: { paddingInlineEnd: space[16] } },
});
globalStyle(`${person} + ${person}`, {
  '@media': {
    [swiped]: { paddingInlineStart: space[16], borderInlineStart: `2px dotted ${faint}` },
  },
});
globalStyle(`${person}:nth-child(n + 3)`, {
  '@media': { [above.tablet]: { borderBlockStart: `2px dotted ${faint}` } },
});
globalStyle(`${person}:last-child:nth-child(odd)`, {
  '@media': { [above.tablet]: { gridColumn: '1 / -1' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  lineHeight: 1.25,
});

export const arch = style({
  flex: 'none',
  overflow: 'hidden',
  borderRadius: `${radius.pill} ${radius.pill} ${radius.field} ${radius.field}`,
});

export const role = style({ fontWeight: 650 });

export const soft = style({ color: token('color-ink-soft'), fontSize: text.small });

export const hours = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  fontSize: text.small,
  '@media': { [upTo.tablet]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
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
  // Visible in forced colors, which remove the background.
  outline: '1px solid transparent',
  backgroundColor: orbs.sun,
  color: color('on-sun'),
  fontWeight: 700,
  lineHeight: 1,
} as const;

export const number = style({
  ...small,
  inlineSize: space[24],
  blockSize: space[24],
  marginInline: space[4],
  fontSize: text.small,
});

export const reasons = style({});
globalStyle(`${reasons} > ol`, { counterReset: 'reason', marginBlockStart: space[16] });
globalStyle(`${reasons} li`, {
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `2px dotted ${faint}`,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.lead,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  counterIncrement: 'reason',
});
globalStyle(`${reasons} li::before`, {
  ...small,
  content: 'counter(reason)',
  flex: 'none',
  inlineSize: '30px',
  blockSize: '30px',
  fontSize: text.small,
});
