import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, columnsOf, edged, headingFont, stack } from '../style/layout.ts';
import { behindLook, softLook } from '../style/looks.ts';
import { color, faint, highlight, shade } from '../style/palette.ts';
import { above, radius, rhythm, text as size, space, upTo } from '../style/scale.ts';
import { lampLook, litLook } from '../style/theme.css.ts';

const columns = { '@media': { [above.tablet]: columnsOf('1fr 1fr') } } as const;

export const root = style({ position: 'relative', isolation: 'isolate', counterReset: 'clause' });
/** Over the edge of the opening. */
const rise = `calc(-1 * (${rhythm.band} + ${rhythm.over}))`;

/** On wide screens the clauses in the second column share one sheet of paper. */
globalStyle(`${root}::before`, {
  ...behindLook,
  ...lampLook,
  insetBlock: `${rise} 0`,
  insetInline: '50% 0',
  ...edged,
  borderRadius: radius.paper,
  boxShadow: `0 22px 44px -18px ${shade}`,
  '@media': { ...lampLook['@media'], [upTo.tablet]: { display: 'none' } },
});

/** The headings of both columns are one step smaller than the heading of the page. */
const heading = headingFont(size.h2);

export const head = style(columns);
globalStyle(`${head} h2`, { maxInlineSize: '8em', ...heading });

export const lead = style({ marginBlock: `${space[8]} ${space[16]}` });

/** To be filled in. */
export const blank = style({
  paddingInline: space[8],
  border: `2px dashed ${color('ember')}`,
  borderRadius: radius.paper,
  // On phones it breaks as text does, each line with its own ends, and what follows it stays with it.
  boxDecorationBreak: 'clone',
  '@media': { [above.phone]: { display: 'inline-block' } },
  ...litLook,
  backgroundColor: highlight,
});
export const blanks = style({ ...cluster(space[8]), marginBlockStart: space[12] });

/** The head of the sheet. */
export const cover = style({
  ...lampLook,
  padding: `${space[24]} ${rhythm.sheet}`,
  borderRadius: radius.paper,
  '@media': {
    ...lampLook['@media'],
    [upTo.tablet]: { marginBlockEnd: space[24] },
    [above.tablet]: { marginBlockStart: rise },
  },
});

export const title = style({
  ...cluster(`${space[4]} ${space[24]}`, 'baseline'),
  justifyContent: 'space-between',
  marginBlockEnd: space[16],
  ...heading,
});

export const note = style({
  ...softLook,
  fontFamily: 'var(--hire-font)',
  fontWeight: 400,
  letterSpacing: 0,
});

/** Its own numbers are in the clauses. */
export const clauses = style({ '@media': { [upTo.tablet]: stack(space[24]) } });

export const clause = style({ counterIncrement: 'clause', ...columns });

/** A dotted line runs from what a clause means to its words. */
const cell = {
  paddingBlock: space[24],
  '@media': { [above.tablet]: { borderBlockStart: `2px dotted ${faint}` } },
} as const;

export const plain = style({
  ...cell,
  ...stack(space[8]),
  alignContent: 'start',
  paddingInlineEnd: rhythm.columns,
  '@media': { ...cell['@media'], [upTo.tablet]: { padding: `0 0 ${space[16]}` } },
});

export const text = style({
  ...cell,
  ...lampLook,
  ...columnsOf('2.5rem minmax(0, 1fr)'),
  alignItems: 'start',
  paddingInline: rhythm.sheet,
  lineHeight: 1.6,
  '@media': {
    ...cell['@media'],
    ...lampLook['@media'],
    [upTo.tablet]: { borderRadius: radius.paper },
  },
  '::before': { content: 'counter(clause)', ...headingFont(size.h3) },
});
/** Two lines to sign on, at the end of the sheet. */
export const signatures = style({
  ...lampLook,
  ...columnsOf('1fr 1fr'),
  gap: rhythm.sheet,
  paddingBlock: `${space[72]} ${space[24]}`,
  paddingInline: rhythm.sheet,
  borderRadius: radius.paper,
  marginBlockStart: space[24],
  '@media': { ...lampLook['@media'], [above.tablet]: { marginInlineStart: '50%' } },
});
globalStyle(`${signatures} > span`, {
  paddingBlockStart: space[4],
  borderBlockStart: '2px solid',
  fontSize: size.small,
});
globalStyle(`${text} > span`, { minInlineSize: 0 });
