import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { faint } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

const wide = above.tablet;
const soft = { color: token('color-ink-soft'), fontSize: text.small };

/** The task beside two answers, and below each of them its marks. */
export const root = style({
  display: 'grid',
  gap: space[24],
  scrollMarginBlockStart: space[72],
  '@media': {
    [wide]: { gridTemplateColumns: '4fr 4fr 4fr', columnGap: space[32] },
  },
});
globalStyle(`${root} > *`, { minInlineSize: 0 });

/** On phones the answers are beside each other too, to swipe from one to the other. */
export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '92%',
  gap: space[16],
  marginInline: `calc(-1 * ${rhythm.edge})`,
  paddingInline: rhythm.edge,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: rhythm.edge,
  '@media': {
    [wide]: { display: 'contents' },
    print: { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
  },
});

export const answer = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[16],
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': { [wide]: { gridTemplateRows: 'none', alignContent: 'start', gap: space[32] } },
});

export const task = style({ display: 'grid', alignContent: 'start', gap: space[12] });
globalStyle(`${task} > :first-child`, { marginBlockEnd: space[4] });

export const label = style({ ...soft, marginBlockEnd: space[4] });

export const passages = style({ display: 'grid', alignContent: 'start', gap: space[12] });
globalStyle(`${passages} p + p:not(:nth-child(2))`, { marginBlockStart: space[8] });

export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gap: space[12],
  '@media': {
    [wide]: {
      selectors: {
        [`${answer}:last-child > &`]: {
          marginBlockStart: space[32],
        },
      },
    },
  },
});

/** Letters and notes fill their sheet. */
export const prose = style({ lineHeight: 1.4, '@media': { [wide]: { fontSize: text.lead } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
globalStyle(`${head} > span`, {
  ...soft,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const yours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
  gap: `${space[16]} ${space[16]}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    // As in `scriptOnly`, whose layer is before this one.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
/** Browsers place a `legend` outside the grid of its fieldset, unless it floats. */
globalStyle(`${yours} > legend`, {
  float: 'inline-start',
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: 700,
});

export const suns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'repeat(3, minmax(0, 3rem))',
  gap: `${space[8]} ${space[4]}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: space[8],
  border: 0,
  borderBlockStart: `2px dotted ${faint}`,
});
globalStyle(`${suns} > label`, {
  display: 'grid',
  justifyItems: 'center',
  fontSize: text.small,
  lineHeight: 1.3,
  cursor: 'pointer',
});
globalStyle(`${suns} input`, {
  inlineSize: space[32],
  margin: 0,
  appearance: 'none',
  outlineOffset: '2px',
  cursor: 'inherit',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
globalStyle(`${suns} :checked`, { outline: `3px solid ${token('color-ink')}` });
globalStyle(`${suns} :checked + span`, { fontWeight: 700 });
globalStyle(`${suns} :focus-visible`, {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '5px',
});

export const criterion = style({
  float: 'inline-start',
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: 650,
  lineHeight: 1.25,
});

export const points = style({ gridColumn: '1 / -1', minBlockSize: '1.5em' });

export const ours = style({
  textAlign: 'end',
  '@media': { [wide]: { gridArea: '2 / 1 / auto / -1' } },
});
globalStyle(`${ours}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** A button at the end of the line of links. */
export const open = style({
  listStyle: 'none',
});
globalStyle(`${open}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${open} > svg`, { transition: 'rotate 240ms' });
globalStyle(`[open] > ${open} > svg`, { rotate: '180deg' });

export const columns = style({
  display: 'grid',
  gap: `${space[32]} ${rhythm.columns}`,
  marginBlockStart: space[16],
  textAlign: 'start',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const reasons = style({ display: 'grid', gap: space[16], marginBlockStart: space[16] });
globalStyle(`${reasons} > li`, {
  display: 'grid',
  gridTemplateColumns: `${space[24]} minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: space[12],
});

export const theirs = style(soft);

export const verdict = style({
  display: 'grid',
  gap: space[8],
  gridColumn: '1 / -1',
  fontSize: text.lead,
});
globalStyle(`${verdict} > output`, { fontWeight: 600 });

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  fontSize: text.small,
  '@media': {
    [wide]: { gridArea: '2 / 1 / auto / 2', alignSelf: 'start', paddingBlock: space[12] },
  },
});
