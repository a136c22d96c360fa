import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { telling } from '../style/looks.ts';
import { color, faint, paper } from '../style/palette.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';

/** The titles beside the bars, as columns and in percent. */
const names = '4fr 10fr';
const nameShare = '28.6%';

/** All end at one line. */
export const list = style({
  display: 'grid',
  gap: space[12],
  borderInlineEnd: `8px solid ${color('protea')}`,
});

const bar = style({
  marginBlockStart: space[4],
  lineHeight: 1.2,
  '@media': { [above.phone]: { display: 'flex' } },
});
export const bars = styleVariants(paper, (value) => [bar, { vars: { '--bar': value } }]);
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
      inlineSize: '80%',
      borderBlockEnd: 0,
      borderStartStartRadius: radius.icon,
      borderStartEndRadius: radius.icon,
    },
  },
});
globalStyle(`${bar} > b`, {
  flex: 1,
  border: '2px solid transparent',
  backgroundColor: 'var(--bar)',
  fontWeight: 600,
});
/** Over the line, and past it. */
export const goesOn = style({});
globalStyle(`${goesOn} > b`, { position: 'relative', marginInlineEnd: `-${space[24]}` });

/** A title, and a bar of two parts, in the colors of their names in both themes. */
const wide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [above.tablet]: rule } });
const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [upTo.tablet]: rule } });
export const handovers = style({ display: 'grid', gap: space[8] });
wide(`${handovers} > li`, {
  display: 'grid',
  gridTemplateColumns: names,
  alignItems: 'center',
});
export const handover = style({ color: color('on-sun'), lineHeight: 1.25 });
wide(handover, { display: 'flex' });
globalStyle(`${handover} > *`, {
  display: 'block',
  padding: `${space[12]} ${space[24]}`,
  outline: '1px solid transparent',
  borderRadius: radius.icon,
  color: color('on-sun'),
  '@media': { [upTo.tablet]: { paddingInline: space[16], paddingBlock: space[8] } },
});
globalStyle(`${handover} > span`, {
  flex: '0 1 auto',
  minInlineSize: '38%',
  paddingInlineEnd: space[48],
  ...telling(color('lagoon')),
});
globalStyle(`${handover} > b`, {
  position: 'relative',
  flex: 1,
  marginInlineStart: `-${space[24]}`,
  ...telling(color('sun')),
  fontWeight: 600,
  '@media': { [upTo.tablet]: { marginInlineStart: space[24], marginBlockStart: '-4px' } },
});

/** The names of both parts, in their colors. */
export const columns = style({ display: 'flex', gap: space[24], marginBlockEnd: space[12] });
wide(columns, { marginInlineStart: nameShare });
globalStyle(`${columns} > span`, { fontWeight: 700 });
globalStyle(`${columns} > span::before`, {
  content: '',
  display: 'inline-block',
  inlineSize: space[16],
  blockSize: space[16],
  marginInlineEnd: space[8],
  ...telling(color('lagoon')),
  verticalAlign: '-.1em',
});
globalStyle(`${columns} > :last-child::before`, {
  borderRadius: '50%',
  ...telling(color('sun')),
});

/** On a scale of days, each part of a bar is as long as it takes; on phones, of a bar below both. */
const at = (day: string) => `calc(var(--${day}) / var(--scale) * 100%)`;
export const days = style({});
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--scale), minmax(0, 1fr))',
  marginBlockEnd: space[8],
  fontSize: text.small,
  '@media': { [upTo.tablet]: { display: 'none' } },
});
wide(marks, { marginInlineStart: nameShare });
globalStyle(`${marks} > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${faint}`,
});
wide(`${days} ${handover} > *`, {
  flex: 'none',
  alignContent: 'center',
  inlineSize: at('from'),
  minInlineSize: 0,
  paddingInline: space[12],
  borderRadius: radius.paper,
});
wide(`${days} ${handover} > span`, { fontSize: text.small });
wide(`${days} ${handover} > b`, {
  inlineSize: 'calc((var(--to) - var(--from)) / var(--scale) * 100%)',
  marginInlineStart: 0,
});
narrow(`${days} ${handover}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[24],
  paddingBlockEnd: space[16],
  color: token('color-ink'),
  ...telling(
    `linear-gradient(90deg, ${color('lagoon')} ${at('from')}, ${color('sun')} 0 ${at('to')}, ${faint} 0) bottom / 100% ${space[12]} no-repeat`,
  ),
});
narrow(`${days} ${handover} > *`, { flex: 'none', margin: 0, padding: 0, background: 'none' });
