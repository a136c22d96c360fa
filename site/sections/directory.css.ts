import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { beside, grounds } from '../components/band.css.ts';
import { box, columnsOf, font, globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { behindLook, circle, shapeLook } from '../style/looks.ts';
import { faint, layer, layerByDay, orbs, paper } from '../style/palette.ts';
import { above, radius, rhythm, text as sizes, space, upTo } from '../style/scale.ts';

const wide = (selector: string, rule: StyleRule) => globalStyleOn(above.tablet, selector, rule);

export const band = style({ overflow: 'clip' });

export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  paddingBlock: space[4],
  // The text is below its word: the next word is farther away.
  '@media': { [upTo.tablet]: { paddingBlock: '9px' } },
});

export const word = style({
  ...font(`var(--index, ${sizes.index})`, 1.14),
  letterSpacing: '-.03em',
});
globalStyle(`${word} a`, { textDecorationThickness: '2px', textUnderlineOffset: '.12em' });

export const few = style({});
export const long = style({});

/** On phones the text is below its word, and a line separates them from the next. */
export const lined = style({});
globalStyleOn(upTo.tablet, `${lined} > ${line} + ${line}`, {
  borderBlockStart: `2px dotted ${faint}`,
});

/** A small label behind a word. */
export const badge = style({
  display: 'inline-block',
  paddingInline: space[12],
  border: '1.5px solid currentColor',
  borderRadius: radius.pill,
  fontFamily: 'var(--hire-font)',
  ...font(sizes.small, 1.6),
  fontWeight: 600,
  letterSpacing: 0,
  verticalAlign: 'middle',
});

/** On phones below its word, however short it is. */
export const text = style({ lineHeight: 1.35, '@media': { [upTo.tablet]: { flexBasis: '100%' } } });
globalStyle(`${text} > b`, { display: 'block', inlineSize: 'fit-content' });
/**
 * On wide screens dots lead from the word to its text. All texts begin right after the longest word, so
 * that none stands in a far column.
 */
const led = style({});
wide(led, columnsOf('fit-content(70%) minmax(0, 1fr)'));
wide(`${led} > ${line}`, { ...columnsOf('subgrid'), gridColumn: '1 / -1' });
wide(`${led} ${word}:has(+ ${text})`, { display: 'flex', alignItems: 'baseline', gap: space[16] });
wide(`${led} ${word}:has(+ ${text})::after`, {
  content: '',
  flex: `1 0 ${space[48]}`,
  blockSize: '4px',
  background: 'radial-gradient(circle, currentColor 1.6px, transparent 1.8px) 0 / 11px 4px',
  opacity: 0.5,
});

/** Rows of one height. */
const even = { display: 'grid', gridAutoRows: '1fr' } as const;

export const plain = style([led, { '@media': { [above.tablet]: { ...even, rowGap: space[16] } } }]);
wide(`${plain} ${word} + ${text}`, { fontSize: sizes.lead });
/** A text of two sentences has one on each line or, in a long list of short words, in each column. */
wide(`${plain} ${word} + ${text}:has(> b)`, { fontSize: sizes.body });
wide(`${plain}:has(> :nth-child(5)) ${word} + ${text}:has(> b)`, {
  ...columnsOf('repeat(2, minmax(0, 1fr))', rhythm.columns),
  alignItems: 'baseline',
});
/** At most four words are larger. */
wide(`${plain}:not(${long}, :has(> :nth-child(5)))`, {
  vars: { '--index': sizes.indexFew },
});
/** On phones a link's line keeps off the text below it. */
globalStyleOn(upTo.tablet, `${plain} ${word} a`, {
  display: 'inline-block',
  paddingBlockEnd: space[8],
});
export const columns = style({
  ...stack(`${space[16]} ${rhythm.columns}`),
  vars: { '--index': sizes.h3 },
  '@media': { [above.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${columns} > ${line}`, { display: 'grid', alignContent: 'start', rowGap: space[8] });
/** More than four items are short answers, larger than their words. In small windows two fit in a row. */
const answers = `${columns}:has(> :nth-child(5))`;
globalStyle(answers, columnsOf('repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))'));
wide(answers, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoFlow: 'row' });
globalStyle(`${answers} > ${line}`, { vars: { '--index': sizes.body }, rowGap: 0 });
globalStyleOn(upTo.tablet, `${answers} > ${line}`, { borderBlockStart: 0 });
globalStyle(`${answers} ${text}`, headingFont(sizes.h3));
wide(`${answers} ${text}`, { fontSize: sizes.sheet });

export const dots = style([
  led,
  { '@media': { [above.tablet]: { ...even, vars: { '--index': sizes.sheet } } } },
]);

/** More room for the list than other kinds have beside their heading. */
export const dotsBand = style({});
wide(`${dotsBand} ${beside}`, { gridTemplateColumns: '3fr 9fr' });

export const stair = style([led]);

/** A layer begins at each line and reaches down to the end of the band, so the ground darkens line by line. */
globalStyle(`${stair} > ${line}`, {
  paddingInlineStart: `calc(var(--at) * ${rhythm.columns} * var(--tread, .8))`,
  '@media': { [above.tablet]: { vars: { '--index': sizes.indexFew, '--tread': '1.5' } } },
});
/** Few texts of one sentence are larger beside such words. */
wide(`${stair}${few} ${text}:not(:has(> b))`, { fontSize: sizes.lead });
/** Smaller type, so that a long word fits its line. */
wide(`${stair}${long} > ${line}`, { vars: { '--index': sizes.index, '--tread': '1' } });
/** Seven lines leave the last words enough room, and are no larger than their heading. */
wide(`${stair}:has(> :nth-child(7)) > ${line}`, {
  vars: { '--index': sizes.index, '--tread': '.9' },
});
/** Where the text is large, the longest word breaks. */
globalStyle(`${stair} ${word}`, { overflowWrap: 'anywhere' });
globalStyle(`${stair} > ${line} + ${line}::before`, {
  ...behindLook,
  insetBlock: '0 -100vh',
  insetInline: 'calc(50% - 58vw)',
  borderRadius: '50% 50% 0 0 / 48px 48px 0 0',
  backgroundColor: layer,
});
/** Few lines by day grow toward the last one, which has room below it. */
const growing = `${grounds.hour} ${few}${stair} > ${line}`;
wide(growing, { vars: { '--index': `calc(${sizes.indexFew} * (1 + .12 * var(--at)))` } });
globalStyle(`${growing}:last-child`, { paddingBlock: `${space[16]} ${space[32]}` });

/** By day each step is lighter than the one before, and the last is yellow. */
const byDay = `${grounds.hour}:not([data-dark]) ${stair} > ${line}`;
globalStyle(`${byDay}::before`, { backgroundColor: layerByDay });
globalStyle(`${byDay}:last-child::before`, { backgroundColor: paper.sun });

/** Columns below a line that leads from one sun to the next, and off the page. On phones it leads down. */
export const stops = style([columns]);
/** `line` twice, so that this rule wins over the size that `few` gives to its lines. */
wide(`${stops} > ${line}${line}`, {
  paddingBlock: `${space[72]} 0`,
  vars: { '--index': sizes.sheet },
});
globalStyleOn(upTo.tablet, `${stops} > ${line}${line}`, {
  paddingInlineStart: space[48],
  borderBlockStart: 0,
});
globalStyle(`${stops} > ${line}::before`, {
  ...shapeLook,
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  ...circle(space[48]),
  backgroundColor: orbs.protea,
  '@media': { [upTo.tablet]: { insetBlockStart: space[8], ...circle(space[32]) } },
});
globalStyle(`${stops} > ${line}:nth-child(n + 2)::before`, { backgroundColor: orbs.ember });
globalStyle(`${stops} > ${line}:last-child::before`, { backgroundColor: orbs.sun });
wide(`${stops} > ${line}::after`, {
  ...shapeLook,
  insetBlockStart: '22px',
  insetInline: `0 calc(-1 * ${rhythm.columns})`,
  blockSize: '4px',
  backgroundColor: 'currentColor',
});
wide(`${stops} > ${line}:last-child::after`, { insetInlineEnd: '-50vw' });
globalStyleOn(upTo.tablet, `${stops} > ${line}:not(:last-child)::after`, {
  ...shapeLook,
  insetBlock: `${space[8]} -${space[32]}`,
  insetInlineStart: '14px',
  inlineSize: '4px',
  backgroundColor: 'currentColor',
});

/** Words in two columns that are crossed out, as on a list of what is done. */
export const done = style({
  vars: { '--index': sizes.h2 },
  '@media': {
    [above.tablet]: { ...columnsOf('repeat(2, minmax(0, 1fr))'), columnGap: rhythm.columns },
  },
});
globalStyle(`${done} > ${line}`, {
  display: 'block',
  paddingBlock: space[8],
  paddingInlineStart: space[48],
  borderBlockStart: `2px dotted ${faint}`,
});
/** The tick. */
globalStyle(`${done} > ${line}::before`, {
  ...shapeLook,
  insetBlockStart: `calc(${sizes.h2} * .4)`,
  insetInlineStart: space[4],
  ...box('14px', '26px'),
  border: 'solid currentColor',
  borderWidth: '0 4px 4px 0',
  rotate: '42deg',
});
globalStyle(`${done} ${text}`, { fontSize: sizes.body });

/** At most four lines are larger, where no texts stand beside them. */
globalStyle(few, { vars: { '--index': sizes.indexFew } });
globalStyle(`${few} > ${line}`, { paddingBlock: space[8] });

/** Long words, such as tags, are smaller, so that each stays on one line. */
globalStyle(long, { vars: { '--index': sizes.sheet } });
