import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { beside, head } from '../components/band.css.ts';
import { orbs } from '../style/palette.ts';
import { above, radius, rhythm, text as sizes, space, upTo } from '../style/scale.ts';
import { indexSun } from '../style/sizes.ts';

export const band = style({ overflow: 'clip' });
/** More room for the list than other kinds have beside their heading. */
globalStyle(`${band} ${beside}`, {
  '@media': { [above.tablet]: { gridTemplateColumns: '3fr 9fr' } },
});

export const lists = styleVariants({ dots: {}, plain: {}, columns: {} });

export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  paddingBlock: space[4],
  // The text is below its word: the next word is farther away.
  '@media': { [upTo.tablet]: { paddingBlock: '6px' } },
});

export const word = style({
  fontSize: `var(--index, ${sizes.index})`,
  lineHeight: 1.14,
  letterSpacing: '-.03em',
});
globalStyle(`${word} > a`, { textDecorationThickness: '2px', textUnderlineOffset: '.12em' });

/** At most four lines are larger, where no texts stand beside them. */
export const few = style({ vars: { '--index': sizes.indexFew } });
globalStyle(`${few} > ${line}`, { paddingBlock: space[8] });

/** Long words, such as tags, are smaller, so that each stays on one line. */
export const long = style({ vars: { '--index': sizes.sheet } });

/** A small label behind a word. */
export const badge = style({
  display: 'inline-block',
  paddingInline: space[12],
  border: '1.5px solid currentColor',
  borderRadius: radius.pill,
  fontFamily: 'var(--hire-font)',
  fontSize: sizes.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.6,
  verticalAlign: 'middle',
});

export const text = style({ lineHeight: 1.35 });
globalStyle(`${lists.plain} ${text}`, { '@media': { [above.tablet]: { fontSize: sizes.lead } } });
globalStyle(`${text} > b`, { display: 'block' });

/** On wide screens the texts begin right after the longest word. */
globalStyle(`${lists.plain}`, {
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
      columnGap: rhythm.columns,
    },
  },
});
globalStyle(`${lists.plain} > ${line}`, {
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: 'inherit',
    },
  },
});

globalStyle(lists.columns, {
  display: 'grid',
  gap: `${space[16]} ${rhythm.columns}`,
  vars: { '--index': sizes.sheet },
  '@media': { [above.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${lists.columns} > ${line}`, {
  display: 'grid',
  alignContent: 'start',
  rowGap: space[8],
});

/** Dots lead from the word to its text, in rows of one height. */
globalStyle(lists.dots, {
  '@media': {
    [above.tablet]: { display: 'grid', gridAutoRows: '1fr', vars: { '--index': sizes.sheet } },
  },
});
globalStyle(`${lists.dots} > ${line}`, { '@media': { [above.tablet]: { flexWrap: 'nowrap' } } });
globalStyle(`${lists.dots} ${word}`, { '@media': { [above.tablet]: { flex: 'none' } } });
globalStyle(`${lists.dots} ${word} + ${text}`, {
  '@media': { [above.tablet]: { flex: '0 1 19em', order: 2 } },
});
globalStyle(`${lists.dots} > ${line}::after`, {
  '@media': {
    [above.tablet]: {
      content: '',
      flex: '1 0 0',
      order: 1,
      blockSize: '4px',
      background: 'radial-gradient(circle, currentColor 1.6px, transparent 1.8px) 0 / 11px 4px',
      opacity: 0.5,
    },
  },
});

const sun = style({
  '@media': {
    [above.tablet]: {
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inlineSize: indexSun,
        aspectRatio: '1',
        borderRadius: '50%',
      },
    },
  },
});
/** Half of it is beyond the edge of the window: below the heading, or beside the words. */
export const suns = styleVariants({
  dots: [
    sun,
    {
      '::after': {
        insetBlockEnd: space[48],
        insetInlineStart: 0,
        scale: '.6',
        transformOrigin: '0 100%',
        translate: '-30%',
        backgroundColor: orbs.protea,
      },
    },
  ],
  plain: [
    sun,
    {
      '::after': {
        insetBlock: 0,
        insetInlineEnd: 0,
        marginBlock: 'auto',
        translate: '50%',
        backgroundColor: orbs.sun,
      },
    },
  ],
});

/** The words end before the sun. */
globalStyle(`${suns.plain} :is(${head}, ${lists.plain})`, {
  '@media': { [above.tablet]: { maxInlineSize: '82%' } },
});
