import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, edged, fill, globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { behindLook, telling } from '../style/looks.ts';
import { color, faint, paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { composer as sizes } from '../style/sizes.ts';

const wide = above.tablet;
/** Screens on which site/scripts/composer.ts runs. */
const withScripts = 'screen and (scripting: enabled)';

export const sky = style({
  vars: { '--disc-start': '76%', '--disc-size': sizes.disc, '--climb': sizes.climb },
  paddingBlockStart: sizes.room,
});

export const head = style({ marginBlockEnd: space[48] });
/** The heading at the left, the rest beside it, so that the desk is on the first screen. */
globalStyleOn(wide, `${head} > div`, {
  gridTemplateColumns: '7fr 5fr',
  gap: `${space[16]} ${space[72]}`,
});
globalStyle(`${head} h1`, {
  // So narrow that the heading has as many lines in the fallback font.
  maxInlineSize: '10em',
  '@media': { [wide]: { gridRow: '1 / 4', alignSelf: 'center' } },
});

/** On the hill, on which the sheet stands. */
export const steps = style({
  position: 'relative',
  isolation: 'isolate',
  ...stack(space[24]),
  paddingBlock: space[72],
  color: color('on-night'),
  lineHeight: 1.35,
  '::before': {
    ...behindLook,
    insetBlock: `-${space[32]} 0`,
    insetInline: 'calc(50% - 60vw)',
    borderRadius: `50% 50% 0 0 / ${space[72]} ${space[72]} 0 0`,
    backgroundColor: 'var(--land, var(--ground))',
  },
});
export const list = style({
  ...stack(`${space[24]} ${space[32]}`),
  counterReset: 'step',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${list} > li`, {
  position: 'relative',
  paddingInlineStart: `calc(${sizes.sun} + ${space[12]})`,
  counterIncrement: 'step',
});
/** Suns are the numbers. */
globalStyle(`${list} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: sizes.sun,
  borderRadius: '50%',
  ...edged,
  ...fill(color('sun'), color('on-sun')),
  ...headingFont(text.h3),
  lineHeight: sizes.sun,
  textAlign: 'center',
});
globalStyle(`${steps} b`, { display: 'block', marginBlockEnd: space[8], ...headingFont(text.h3) });

export const composer = style({ position: 'relative', zIndex: 1 });
export const heading = style({ fontSize: text.sheet });

/** On wide screens the setups are the tabs of the sheet. */
export const tabs = style({
  marginBlockStart: space[12],
  '@media': {
    [upTo.bar]: { marginBlockEnd: space[16] },
    [above.bar]: { gap: space[4] },
  },
});
globalStyleOn(above.bar, `${tabs} > legend`, { flexBasis: 'auto', marginInlineEnd: space[4] });
globalStyleOn(above.bar, `${tabs} > label`, {
  flex: '1 0 auto',
  justifyContent: 'center',
  padding: `${space[8]} ${space[8]}`,
  border: '2px solid transparent',
  borderBlockEnd: 0,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  backgroundColor: paper.sand,
});
globalStyleOn(above.bar, `${tabs} > label:has(:checked)`, { backgroundColor: paper.white });

/** The team, and the invoice that comes of it. */
export const sheet = style({
  ...stack(`${space[24]} ${rhythm.columns}`),
  '@media': { [wide]: { gridTemplateColumns: '7fr 5fr' } },
});
globalStyle(`${sheet} > *`, { minInlineSize: 0 });

/** The setups at the top, and at the bottom a button on one line with the button of the invoice. */
export const team = style({ display: 'grid', alignContent: 'space-between' });

export const setups = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', space[32]),
  alignContent: 'start',
  '@media': { [withScripts]: { display: 'block' } },
});

export const setup = style({ '@media': { [withScripts]: { display: 'none' } } });
for (const index of [0, 1, 2, 3, 4, 5])
  globalStyle(`${composer}:has([value='${index}']:checked) ${setup}:nth-child(${index + 1})`, {
    display: 'block',
  });
globalStyleOn(withScripts, `${setup} > h3`, { display: 'none' });

export const seats = style(stack(space[8]));

/** A bar as long as the week of this person, and in it the role. */
export const seat = style({
  position: 'relative',
  isolation: 'isolate',
  ...columnsOf('minmax(0, 1fr) auto', space[16]),
  alignItems: 'center',
  minBlockSize: sizes.seat,
  '@media': { [wide]: { minBlockSize: sizes.seatWide } },
  padding: `${space[4]} ${space[8]} ${space[4]} ${space[16]}`,
  borderRadius: radius.paper,
  outline: `2px dotted ${faint}`,
  outlineOffset: '-2px',
  ...headingFont(text.lead),
  '::before': {
    ...behindLook,
    inset: 0,
    inlineSize: 0,
    borderRadius: 'inherit',
    ...telling('var(--bar)'),
    transition: 'inline-size 240ms',
  },
});
const bars = [paper.lagoon, paper.dusk, paper.sun, paper.clay];
for (const [index, bar] of bars.entries())
  globalStyle(`${seat}:nth-child(4n + ${index + 1})`, { vars: { '--bar': bar } });
globalStyle(`${seat}[data-time=fullTime]::before`, { inlineSize: '100%' });
globalStyle(`${seat}[data-time=partTime]::before`, {
  inlineSize: '62%',
  // The bar ends before the control beside it.
  '@media': { [upTo.phone]: { inlineSize: '56%' } },
});
globalStyle(`${seat}[data-time=none] > :first-child`, { fontWeight: 400 });

export const fixed = style({
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  fontWeight: 400,
  '@media': { [withScripts]: { display: 'none' } },
});

export const select = style({
  minBlockSize: '44px',
  padding: `0 ${space[12]}`,
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.pill,
  ...fill(token('color-field-background'), token('color-ink')),
  font: 'inherit',
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  fontWeight: 600,
});

export const month = style({ marginBlockStart: space[16], fontSize: text.lead });
globalStyle(`${month} > b`, { display: 'block' });

/** Reaches over the end of the sheet. */
export const invoice = style({
  alignSelf: 'start',
  vars: { '--r': '1deg' },
  '@media': { [wide]: { marginInlineEnd: `calc(-1 * ${space[48]})` } },
});

export const title = style({ marginBlockEnd: space[8], ...headingFont(text.sheet) });

/** The role, its hours and the amount. On phones the hours are below the role. */
export const line = style({
  ...columnsOf('1fr auto auto', `0 ${space[12]}`),
  alignItems: 'end',
  paddingBlock: space[8],
  borderBlockEnd: `2px dotted ${faint}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr auto' } },
});
globalStyleOn(upTo.phone, `${line} > :nth-child(2)`, { gridRow: 2 });
globalStyleOn(upTo.phone, `${line} > :last-child`, { gridRow: '1 / 3' });
/** A blank line for the rate, which is not known yet. */
export const blank = style({
  inlineSize: sizes.blank,
  borderBlockEnd: '2px solid currentColor',
  '::before': { content: '$' },
});

export const total = style({
  display: 'block',
  marginBlock: space[16],
  ...headingFont(text.h3),
  fontVariantNumeric: 'tabular-nums',
});
/** The sum, on two lines. */
globalStyle(`${total} > b`, {
  display: 'block',
  maxInlineSize: '6.5em',
  marginBlockEnd: space[8],
  fontSize: `min(${text.index}, 11vw)`,
  letterSpacing: '-.03em',
});

export const note = style({ fontSize: text.small });

/** The buttons below the setups and in the invoice. */
export const action = style({ marginBlockStart: space[24] });
