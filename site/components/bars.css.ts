import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, cluster, columnsOf, edged, globalStyleOn, stack } from '../style/layout.ts';
import { telling } from '../style/looks.ts';
import { color, faint, paper } from '../style/palette.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { litLook } from '../style/theme.css.ts';

/** The titles beside the bars, as columns and in percent. */
const names = '4fr 10fr';
const nameShare = '28.6%';

/** All end at one line. */
export const list = style({ ...stack(space[12]), borderInlineEnd: `8px solid ${color('protea')}` });

export const bar = style({
  lineHeight: 1.2,
  '@media': {
    [above.phone]: { display: 'flex' },
    // Below its title.
    [upTo.tablet]: { marginBlock: `${space[4]} ${space[8]}` },
  },
});
globalStyle(`${bar} > *`, {
  display: 'block',
  padding: `${space[12]} ${space[16]}`,
  '@media': { [upTo.phone]: { paddingBlock: space[8] } },
});
globalStyle(`${bar} > span`, {
  border: '2px dashed currentColor',
  '@media': {
    [above.phone]: {
      borderInlineEnd: 0,
      borderStartStartRadius: radius.pill,
      borderEndStartRadius: radius.pill,
    },
    [upTo.phone]: {
      marginInlineEnd: space[24],
      borderBlockEnd: 0,
      borderStartStartRadius: radius.icon,
      borderStartEndRadius: radius.icon,
    },
  },
});
globalStyle(`${bar} > b`, {
  flex: 1,
  border: '2px solid transparent',
  ...litLook,
  backgroundColor: paper.lagoon,
  fontWeight: 600,
});

/**
 * A title, and a bar of two parts, in the colors of their names in both themes. The second part,
 * what a person still does, is only as long as its text.
 */
const wide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyleOn(above.tablet, selector, rule);
export const handovers = style(stack(space[8]));
wide(`:is(${list}, ${handovers}) > li`, { ...columnsOf(names), alignItems: 'center' });
export const handover = style({ color: color('night'), lineHeight: 1.25 });
wide(handover, { display: 'flex' });
globalStyle(`${handover} > *`, {
  display: 'block',
  padding: `${space[12]} ${space[24]}`,
  ...edged,
  borderRadius: radius.icon,
  '@media': { [upTo.tablet]: { paddingInline: space[16], paddingBlock: space[8] } },
});
globalStyle(`${handover} > span`, {
  flex: 1,
  paddingInlineEnd: space[48],
  ...telling(color('lagoon')),
});
globalStyle(`${handover} > b`, {
  position: 'relative',
  marginInlineStart: `-${space[24]}`,
  ...telling(color('sun')),
  fontWeight: 600,
  '@media': {
    [upTo.tablet]: {
      inlineSize: 'fit-content',
      marginBlockStart: '-4px',
      marginInlineStart: 'auto',
    },
  },
});

/** The names of both parts, in their colors. */
export const columns = style({
  ...cluster(`0 ${space[24]}`),
  marginBlockEnd: space[12],
});
wide(columns, { marginInlineStart: nameShare });
globalStyle(`${columns} > span`, { fontWeight: 700 });
globalStyle(`${columns} > span::before`, {
  content: '',
  display: 'inline-block',
  ...box(space[16]),
  marginInlineEnd: space[8],
  ...telling(color('lagoon')),
  verticalAlign: '-.1em',
});
globalStyle(`${columns} > :last-child::before`, { borderRadius: '50%', ...telling(color('sun')) });
/** What happens between the two parts is dotted. */
const dotted = `repeating-linear-gradient(90deg, ${color('sun')} 0 ${space[8]}, transparent 0 ${space[12]})`;
globalStyle(`${columns} > :nth-child(2):not(:last-child)::before`, {
  inlineSize: space[32],
  blockSize: space[8],
  ...telling(dotted),
  verticalAlign: '.1em',
});

/**
 * On a scale of days, a line below the words: the first part ends where its color does, the second at a
 * sun. Between these ends the line is dotted.
 */
const at = (day: string) => `calc(var(--${day}) / var(--scale) * 100%)`;
export const days = style({});
globalStyle(`${days} li`, { paddingBlockStart: space[8] });
export const marks = style({
  ...columnsOf('repeat(var(--scale), minmax(0, 1fr))'),
  marginBlockEnd: space[8],
  fontSize: text.small,
  whiteSpace: 'nowrap',
});
globalStyleOn(above.tablet, marks, { marginInlineStart: nameShare });
globalStyle(`${marks} > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${faint}`,
});
/** In small windows there is room for every third day. */
globalStyleOn(upTo.tablet, `${marks} > :not(:nth-child(3n + 1))`, { visibility: 'hidden' });
const sun = '12px';
globalStyle(`${days} ${handover}`, {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[24],
  paddingBlockEnd: space[32],
  color: token('color-ink'),
  ...telling(
    `radial-gradient(circle ${sun} at calc(${at('to')} - ${sun}) calc(100% - ${sun}), ${color('sun')} 96%, transparent), linear-gradient(90deg, ${color('lagoon')} ${at('from')}, transparent 0 ${at('to')}, ${faint} 0) 0 calc(100% - ${space[8]}) / 100% ${space[8]} no-repeat, ${dotted} 0 calc(100% - ${space[8]}) / ${at('to')} ${space[8]} no-repeat`,
  ),
});
globalStyle(`${days} ${handover} > *`, {
  flex: '0 1 auto',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  background: 'none',
});
/** In small windows, each label is on a line of its own, at the end of its part. */
globalStyleOn(upTo.tablet, `${days} ${handover} > b`, {
  flexBasis: '100%',
  paddingInlineEnd: `calc(100% - ${at('to')})`,
  textAlign: 'end',
});
globalStyleOn(above.tablet, `${days} ${handover} > b`, {
  position: 'absolute',
  insetInlineEnd: `calc(100% - ${at('to')})`,
});
