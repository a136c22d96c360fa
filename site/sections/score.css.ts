import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { head } from '../components/band.css.ts';
import { cluster, columnsOf, fill, font, globalStyleOn, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { faint } from '../style/palette.ts';
import { above, belowHeader, radius, rhythm, space, text, upTo } from '../style/scale.ts';

const wide = above.tablet;

/** The task beside its material, two answers, and below each of them its marks. */
export const root = style({
  ...columnsOf('minmax(0, 1fr)', space[24]),
  scrollMarginBlockStart: space[72],
});

const pair = style({
  ...stack(`${space[16]} ${space[32]}`),
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The heading and the task stand before what is given. */
export const brief = pair;
export const task = style(stack(space[12]));
globalStyle(`${task} > ${head}`, { marginBlockEnd: 0 });

export const answers = pair;

/** In view while the answer is read. */
export const shown = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: belowHeader,
  display: 'flex',
  gap: space[8],
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${shown} > label`, {
  position: 'relative',
  flex: 1,
  padding: space[8],
  border: `2px solid ${token('color-action')}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
});
globalStyle(
  `${shown} > label:has(:checked)`,
  fill(token('color-action'), token('color-on-action')),
);
/** The color of the label shows which answer is chosen. Browsers without `:has()` show the radio button. */
globalStyle(`${shown} input`, {
  '@supports': {
    'selector(:has(*))': {
      '@media': {
        '(forced-colors: none)': {
          position: 'absolute',
          inset: 0,
          margin: 0,
          borderRadius: 'inherit',
          appearance: 'none',
          cursor: 'inherit',
        },
      },
    },
  },
});

/** A paper with the marks right below its text. */
export const answer = style({
  ...stack(space[12]),
  minInlineSize: 0,
  '@media': { [wide]: { vars: { '--r': '-.5deg' } } },
});
globalStyleOn(wide, `${answer}:last-child`, { vars: { '--r': '.7deg' } });
const hidden = { '@media': { [`screen and ${upTo.tablet}`]: { display: 'none' } } };
globalStyle(`${answers}:has([value=A]:checked) > :last-child`, hidden);
globalStyle(`${answers}:has([value=B]:checked) > :nth-child(2)`, hidden);

export const label = style({ ...softLook, marginBlockEnd: space[4] });

export const passages = style({ ...stack(space[12]), alignContent: 'start' });
globalStyle(`${passages} p + p:not(:nth-child(2))`, { marginBlockStart: space[8] });

export const yours = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', `${space[12]} ${space[24]}`),
  '@media': {
    [wide]: { gridTemplateColumns: '1fr 1fr' },
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
  '@media': { [wide]: { gridArea: '1 / 1' } },
});

export const suns = style({
  position: 'relative',
  ...columnsOf('repeat(3, minmax(0, 3rem))', `${space[8]} ${space[4]}`),
  gridTemplateRows: '1fr auto',
  paddingBlockStart: space[8],
  borderBlockStart: `2px dotted ${faint}`,
});
globalStyle(`${suns} > label`, {
  display: 'grid',
  justifyItems: 'center',
  ...font(text.small, 1.3),
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

/** On wide screens beside the heading, so that no room is kept for it below the marks. */
export const points = style({
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridArea: '1 / 2' } },
});

export const ours = style({ textAlign: 'center' });

export const columns = style({
  ...stack(`${space[32]} ${rhythm.columns}`),
  marginBlockStart: space[16],
  textAlign: 'start',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const reasons = style({ ...stack(space[16]), marginBlockStart: space[16] });
globalStyle(`${reasons} > li`, {
  ...columnsOf(`${space[24]} minmax(0, 1fr)`),
  alignItems: 'start',
  columnGap: space[12],
});

export const theirs = style(softLook);

export const verdict = style({ ...stack(space[8]), gridColumn: '1 / -1', fontSize: text.lead });
globalStyle(`${verdict} > output`, { fontWeight: 600 });

export const others = style({
  ...cluster(`${space[4]} ${space[16]}`),
  justifyContent: 'center',
  fontSize: text.small,
});
