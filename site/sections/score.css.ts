import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { head } from '../components/band.css.ts';
import { faint } from '../style/palette.ts';
import { above, belowHeader, radius, rhythm, space, text, upTo } from '../style/scale.ts';

const wide = above.tablet;
const soft = { color: token('color-ink-soft'), fontSize: text.small };

/** The task beside its material, two answers, and below each of them its marks. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  scrollMarginBlockStart: space[72],
});

const pair = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The heading and the task stand before what is given. */
export const brief = style([pair, { alignItems: 'start' }]);
export const task = style({ display: 'grid', gap: space[12] });
globalStyle(`${task} > ${head}`, { marginBlockEnd: 0 });

export const answers = style([pair, { '@media': { [wide]: { gridTemplateRows: '1fr auto' } } }]);

/** In view while the answer is read. */
export const shown = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: belowHeader,
  display: 'flex',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${shown} > label`, {
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  cursor: 'pointer',
});

/** The marks of both answers begin on one line. */
export const answer = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [wide]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
});
const hidden = { '@media': { [`screen and ${upTo.tablet}`]: { display: 'none' } } };
globalStyle(`${answers}:has([value=A]:checked) > :last-child`, hidden);
globalStyle(`${answers}:has([value=B]:checked) > :nth-child(2)`, hidden);

export const label = style({ ...soft, marginBlockEnd: space[4] });

export const passages = style({ display: 'grid', alignContent: 'start', gap: space[12] });
globalStyle(`${passages} p + p:not(:nth-child(2))`, { marginBlockStart: space[8] });

/** Papers that are as long as their answers. */
export const sheet = style({
  display: 'grid',
  alignSelf: 'start',
  gap: space[12],
  '@media': { [wide]: { vars: { '--r': '-.5deg' } } },
});
globalStyle(`${answer}:last-child > ${sheet}`, {
  '@media': { [wide]: { vars: { '--r': '.7deg' } } },
});

export const yours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space[16],
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

export const ours = style({ textAlign: 'center' });
globalStyle(`${ours}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const open = style({ listStyle: 'none' });
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
  justifyContent: 'center',
  gap: `${space[4]} ${space[16]}`,
  fontSize: text.small,
});
