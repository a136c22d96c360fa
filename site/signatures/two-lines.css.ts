import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { words } from '../components/opening.css.ts';
import { actions } from '../style/controls.css.ts';
import {
  columnsOf,
  fill,
  font,
  globalStyleOn,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import { cardLook, circle, softLook } from '../style/looks.ts';
import { color, paper } from '../style/palette.ts';
import { above, mono, radius, space, text } from '../style/scale.ts';
import { opening } from '../style/sizes.ts';
import { night } from '../style/theme.css.ts';

const wide = above.tablet;

/** Low enough that the next heading is on the first screen of a computer. */
export const root = style({
  vars: { '--disc-start': '96%', '--disc-size': opening.disc, '--climb': '420px' },
  paddingBlock: `${space[32]} 0`,
});

/** The heading across the page, and the buttons beside the lead. */
globalStyleOn(wide, `${root} ${words}`, {
  gridTemplateColumns: '1fr auto',
  gap: `${space[12]} ${space[48]}`,
  alignItems: 'center',
});
globalStyle(`${root} h1`, { gridColumn: '1 / -1' });
globalStyle(`${root} ${words} > p`, { maxInlineSize: '36em', fontSize: text.body });
globalStyleOn(wide, `${root} ${actions}`, { flexWrap: 'nowrap' });

/** On the hill, or on phones over its edge. */
export const note = style({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlock: space[8],
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.field,
  ...fill(paper.white, token('color-ink')),
});

export const steps = style({
  ...columnsOf('minmax(0, 1fr)', space[24]),
  paddingBlockStart: space[24],
  lineHeight: 1.4,
  '@media': { [wide]: { gridTemplateColumns: '6fr 4fr 4fr' } },
});

export const step = style({ ...stack(space[12]), gridTemplate: 'auto 1fr / minmax(0, 1fr)' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  ...headingFont(text.h3),
});
/** To what comes next: on the right, or on phones below. */
globalStyle(`${title} > svg`, { rotate: '90deg', '@media': { [wide]: { rotate: 'none' } } });

const panel = style({ ...cardLook, padding: space[16] });

export const source = style([
  night,
  {
    margin: 0,
    direction: 'ltr',
    paddingBlock: space[16],
    borderRadius: radius.card,
    fontFamily: mono,
    ...font(text.small, 1.55),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    counterReset: 'line 10',
  },
]);
globalStyle(`${source} code`, { font: 'inherit' });
/** Each line has its number before it, also where it is as long as three. */
globalStyle(`${source} code > *`, {
  display: 'block',
  position: 'relative',
  // Leaves room for the outline that the panel has in forced colors mode.
  marginInline: '1px',
  padding: `${space[4]} 10px ${space[4]} 44px`,
  color: token('color-ink-soft'),
  fontWeight: 400,
  counterIncrement: 'line',
});
globalStyle(`${source} code > *::before`, {
  content: ['counter(line)', 'counter(line) / ""'],
  position: 'absolute',
  insetInlineStart: space[16],
});
globalStyle(`${source} b`, {
  ...fill(color('night-glow'), token('color-ink')),
  boxShadow: `inset 4px 0 ${color('sun')}`,
});

export const lit = style({
  padding: '0 .25em',
  borderRadius: '.3em',
  ...fill(color('sun'), color('on-sun')),
  fontWeight: 700,
});

export const page = panel;

export const address = style({
  padding: `2px ${space[16]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: text.small,
});

export const heading = style({ marginBlock: space[12], ...headingFont(text.h3) });

export const form = style({
  ...stack('6px'),
  padding: space[12],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  fontSize: text.small,
});
globalStyle(`${form} ul`, columnsOf('repeat(auto-fit, minmax(min(100%, 8em), 1fr))', '6px'));
/** As the real answers, but without the color of what can be pressed. */
globalStyle(`${form} li`, {
  ...inline(space[8]),
  padding: '6px 10px',
  border: `2px solid ${token('color-line')}`,
  borderRadius: radius.field,
});
globalStyle(`${form} li::before`, {
  content: '',
  flex: 'none',
  ...circle('14px'),
  border: `2px solid ${token('color-field')}`,
});
globalStyle(`${form} li:first-child`, { borderColor: token('color-ink'), fontWeight: 600 });
globalStyle(`${form} li:first-child::before`, {
  borderColor: token('color-ink'),
  borderWidth: '5px',
});

export const request = style([panel, { display: 'grid', alignContent: 'start' }]);
globalStyle(`${request} dl`, { margin: `0 0 ${space[16]}`, fontSize: text.small });
globalStyle(`${request} dl > div`, {
  ...columnsOf('5em minmax(0, 1fr)'),
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${token('color-line')}`,
});
globalStyle(`${request} dt`, { color: token('color-ink-soft') });
globalStyle(`${request} dd`, { margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${request} > :last-child`, softLook);
