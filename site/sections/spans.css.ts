import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cluster, columnsOf, edged, globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { behindLook, printed, shapeLook } from '../style/looks.ts';
import { beat, faint, hatch, paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { spans as sizes } from '../style/sizes.ts';
import { litLook } from '../style/theme.css.ts';

export const band = style({ overflow: 'clip' });

/** From the end of the content to the edge of the window. */
const toTheEdge = 'calc(50% - 50vw)';

export const models = style(stack(space[24]));

/**
 * The bar is `--len` of the content, or runs off the page; its lower edge has the beat of the work. It
 * keeps its light color in the dark theme, where a dark one would not stand out from the ground.
 */
const bar = style({
  position: 'relative',
  isolation: 'isolate',
  ...columnsOf('minmax(0, 1fr)'),
  alignItems: 'center',
  minBlockSize: '82px',
  paddingBlock: `${space[8]} 20px`,
  '::before': {
    ...behindLook,
    colorScheme: 'light',
    insetBlock: 0,
    insetInline: `0 var(--end, ${toTheEdge})`,
    ...edged,
    borderStartStartRadius: radius.paper,
    borderEndStartRadius: radius.paper,
    ...printed('var(--beat) bottom / var(--every, 100%) 12px repeat-x, var(--bar)'),
  },
  '@media': { [above.tablet]: { gridTemplateColumns: '3fr 1fr' } },
});
const fill = (color: string) => `linear-gradient(${color}, ${color})`;

export const bars = styleVariants({
  steady: [
    bar,
    {
      vars: {
        '--bar': paper.lagoon,
        '--beat': `linear-gradient(90deg, ${beat.lagoon} 50%, transparent 0)`,
        '--every': sizes.beat,
      },
    },
  ],
  ending: [
    bar,
    {
      vars: {
        '--bar': paper.sun,
        '--beat': `radial-gradient(circle at 70%, ${paper.sun} 3.5px, ${beat.sun} 4px)`,
        '--every': sizes.milestone,
        '--end': '25%',
      },
      '@media': { [upTo.tablet]: { vars: { '--end': '10%' } } },
    },
  ],
  open: [bar, { vars: { '--bar': paper.dusk, '--beat': fill(beat.dusk) } }],
});

export const words = style({
  ...cluster(`0 ${space[12]}`, 'baseline'),
  paddingInline: space[16],
  ...litLook,
});
globalStyle(`${words} > h3`, { fontSize: sizes.title });

export const badge = style({
  alignSelf: 'center',
  paddingInline: space[12],
  border: '1.5px solid',
  borderRadius: radius.pill,
  fontSize: text.small,
  fontWeight: 600,
});

export const price = style({ paddingInline: space[16], ...litLook, fontWeight: 650 });
/** This price stands past the end of its bar, on the ground of the page. */
globalStyleOn(above.tablet, `${bars.ending} > ${price}`, { color: 'inherit' });

export const features = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', `${space[4]} 0`),
  marginBlockStart: space[8],
  lineHeight: 1.35,
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${features} > li`, { paddingInline: `${space[16]} ${space[8]}` });
globalStyle(`${features} > li:first-child`, { fontWeight: 650 });
globalStyleOn(above.tablet, `${features} > li + li`, {
  paddingBlockEnd: space[12],
  borderInlineStart: `2px dotted ${faint}`,
});

const columns = columnsOf('repeat(calc(var(--weeks) * 2), minmax(0, 1fr))');

/** The scale and the spans in the columns of half weeks. */
export const weeks = style({ position: 'relative' });

/** Behind the weeks in which it may end. */
export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc((var(--from) - 1) / var(--weeks) * 100%) ${toTheEdge}`,
  background: hatch,
  '@media': { [upTo.tablet]: { display: 'none' } },
});

export const marks = style({
  ...columns,
  position: 'relative',
  marginBlockEnd: space[12],
  ...headingFont(text.lead),
  '@media': { [upTo.tablet]: { display: 'none' } },
});
globalStyle(`${marks} > span`, {
  gridColumn: 'span 2',
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${faint}`,
});

export const spans = style({ ...stack(space[8]), '@media': { [above.tablet]: columns } });

export const span = style({
  ...litLook,
  padding: `${space[12]} ${space[16]}`,
  lineHeight: 1.35,
  '@media': {
    [above.tablet]: { gridColumn: 'calc(var(--from) * 2 - 1) / calc(var(--to) * 2 + 1)' },
    [upTo.tablet]: { marginInlineStart: `calc((var(--from) - 1) * ${space[12]})` },
  },
});

export const off = style({
  marginInlineEnd: `calc(-1 * ${rhythm.edge})`,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  '@media': {
    [above.tablet]: {
      '::after': {
        ...shapeLook,
        insetBlock: 0,
        insetInlineStart: '100%',
        inlineSize: '50vw',
        backgroundColor: 'var(--paper)',
      },
    },
  },
});

/** In words for those who cannot see the scale. */
export const when = style({ fontSize: text.small });

/** In the corner that the spans leave free. */
export const sum = style({
  display: 'grid',
  maxInlineSize: '9em',
  marginBlockStart: rhythm.head,
  ...headingFont(text.h2),
  '@media': { [above.tablet]: { position: 'absolute', insetBlockEnd: 0 } },
});
globalStyle(`${sum} > span`, { marginBlockEnd: space[8], fontSize: text.h3 });
