import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text as sizes, space, upTo } from '../style/scale.ts';

export const band = style({ overflow: 'clip' });

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

/** On phones below its word, however short it is. */
export const text = style({
  lineHeight: 1.35,
  '@media': { [upTo.tablet]: { flexBasis: '100%' } },
});
globalStyle(`${text} > b`, { display: 'block' });
