import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, font, globalStyleOn, stack } from '../style/layout.ts';
import { shapeLook } from '../style/looks.ts';
import { halo, paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { binder, widget as size } from '../style/sizes.ts';
import { darkDay } from '../style/sky.ts';

const column = createVar();
const covered = createVar();
const besides = above.bar;
const phone = upTo.phone;

export const root = style({
  vars: { [column]: '752px', [covered]: size.overlap },
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space[48],
});

/**
 * What follows begins below the window, so that it does not move with the widget's height; or below
 * `highest`, which no step of a wizard exceeds.
 */
const highest = createVar();
const wide = style({
  vars: { [column]: '1180px', [highest]: '100svh' },
  alignContent: 'start',
  minBlockSize: `min(100svh - 64px, ${highest})`,
  '@media': { print: { minBlockSize: 0 } },
});

/** The distance between two steps on the upper edge of the wizard. */
const pitch = createVar();
const pitchWithin = (ends: string) =>
  `calc((min(1180px, 100vw - ${size.inset}) - ${ends}) / ${size.steps})`;

/** It stands on the land. */
const wizard = style([
  wide,
  {
    vars: {
      [covered]: size.overlapWizard,
      [highest]: size.highestOnPhones,
      [pitch]: pitchWithin(space[48]),
    },
    paddingBlockEnd: space[24],
    backgroundColor: 'var(--land)',
    '@media': {
      [besides]: { vars: { [highest]: size.highest, [pitch]: pitchWithin(size.ends) } },
    },
  },
]);

export const widths = { wide, wizard };

/** The sky is as wide as the window. Its sun rises behind the widget. */
export const sky = style({
  vars: { '--disc-start': '84%', '--disc-size': size.disc, '--climb': '112px' },
  // On phones the text is as wide as the window, so the sun stays below it.
  '@media': {
    [phone]: { vars: { '--climb': '16px' }, paddingBlockEnd: `calc(${covered} + ${space[16]})` },
  },
  selectors: { '&::before': { transition: 'translate 1s' } },
  inlineSize: '100%',
  padding: `${size.above} ${rhythm.edge} calc(${covered} + 40px)`,
});

export const head = style({
  maxInlineSize: column,
  marginInline: 'auto',
  inlineSize: '100%',
  ...cluster(`${space[8]} ${space[24]}`, 'baseline'),
  // Beside the sun.
  paddingInlineEnd: '18%',
  '@media': { [phone]: { paddingInlineEnd: 0 } },
});

globalStyle(`${wizard} > ${sky}`, {
  vars: { '--disc-size': size.sun, '--climb': size.climb },
  paddingBlock: `${size.aboveWizard} calc(${covered} + ${size.room})`,
});
/** The sun rises over the edge of the wizard from step to step. */
globalStyle(`${wizard} > ${sky}::before`, {
  insetBlockStart: `calc(100% - ${covered} - var(--disc-size) / 2)`,
  insetInlineStart: `calc(max(50% - 590px, ${size.inset} / 2) + ${space[24]} + (${pitch} - var(--disc-size)) / 2)`,
  translate: `calc(var(--steps, 0) * ${pitch}) calc(var(--height) * var(--climb) * -1)`,
  boxShadow: halo,
});
globalStyleOn(besides, `${wizard} ${head}`, { paddingInlineEnd: size.sheet });
globalStyle(`${wizard} ${head} > p`, { fontSize: text.body });

export const heading = style({ fontSize: size.heading });
export const lead = style({
  maxInlineSize: '32em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: '1rem' } },
});

/** Reserves the widget's height, so that nothing below shifts when it loads. */
export const slot = style({
  position: 'relative',
  display: 'block',
  inlineSize: `min(${column}, 100% - ${size.inset})`,
  minBlockSize: '420px',
  marginBlockStart: `calc(-1 * ${covered})`,
});

/** In a band of a landing page. */
export const ofBand = style({
  display: 'block',
  inlineSize: 'min(1100px, 100%)',
  minBlockSize: '420px',
  marginInline: 'auto',
  scrollMarginBlockStart: space[112],
});

/** Behind the chart of Shared Daylight is the sky from midnight to midnight, dark in both themes. */
globalStyleOn('screen and (forced-colors: none)', `${slot}::part(chart)`, {
  backgroundImage: darkDay,
});

/** Aligned with the widget. The background is for browsers without a shadow root. */
export const fallback = style({
  ...stack(space[24]),
  justifyItems: 'start',
  backgroundColor: token('color-surface'),
  fontSize: text.lead,
});

/** With tips beside the widget. */
export const helped = style({
  '@media': {
    [besides]: {
      gridTemplateColumns: '1fr minmax(600px, 752px) minmax(0, 396px) 1fr',
      columnGap: space[32],
    },
  },
});
globalStyleOn(besides, `${helped} > :first-child`, { gridColumn: '1 / -1' });
globalStyleOn(besides, `${helped} > ${slot}`, { gridArea: '2 / 2', inlineSize: '100%' });
globalStyleOn(besides, `${helped} ${head}`, { maxInlineSize: '1180px' });
globalStyle(`${helped} ${head}`, { flexDirection: 'column' });
globalStyle(`${helped} ${heading}`, { fontSize: `calc(${text.h1} * .84)` });
/** Beside the sun. */
globalStyleOn(phone, `${helped} ${head} > p`, { maxInlineSize: '78%' });

/** Beside the widget and as long. In small windows before it, because the answers change it. */
export const aside = style({
  ...font(text.small, 1.45),
  '@media': {
    [besides]: { gridArea: '2 / 3', marginBlockStart: `calc(-1 * ${covered})` },
    [upTo.bar]: {
      order: 1,
      inlineSize: `min(${column}, 100% - ${size.inset})`,
      marginBlock: `calc(-1 * ${covered}) ${space[24]}`,
    },
  },
});
/** No help with a form that was sent: see widgets/apply/widget.ts. */
globalStyle(`[data-sent] + ${aside}`, { display: 'none' });
globalStyleOn(upTo.bar, `${helped} > ${slot}`, { order: 2, marginBlockStart: 0 });

globalStyle(`${wizard} > ${slot}`, { vars: { '--hire-font-size-heading': text.sheet } });
/** The steps stand on the upper edge of the wizard. */
globalStyle(`${wizard} > ${slot}::part(progress)`, {
  vars: { [token('color-field')]: token('color-ink') },
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: space[24],
  blockSize: space[48],
  '@media': { [besides]: { insetInlineEnd: size.sheet }, [phone]: { blockSize: space[24] } },
});

/** The card has a least height, so that a short step leaves no gap between the card and the next section. */
globalStyle(`${wizard} > ${slot}::part(card)`, {
  minBlockSize: size.cardOnPhones,
  '@media': { [besides]: { display: 'grid', minBlockSize: size.card } },
});

/** After the section, because it would move with the widget's height there. */
export const afterWizard = style({
  paddingBlockEnd: space[48],
  backgroundColor: 'var(--land)',
});
export const ticket = style({
  inlineSize: `min(1180px, 100% - ${size.inset})`,
  marginInline: 'auto',
});

/** A sheet with holes, over the end of the widget. */
globalStyleOn(besides, `${wizard} > ${slot}::part(summary)`, {
  vars: { [token('font-size-small')]: text.body },
  position: 'relative',
  margin: size.out,
  paddingInlineStart: space[72],
  borderRadius: radius.card,
  backgroundColor: paper.white,
  boxShadow: `0 22px 44px -18px ${shade}`,
  rotate: '1.2deg',
});
globalStyleOn(besides, `${wizard} > ${slot}::part(summary)::before`, {
  ...shapeLook,
  insetBlock: space[24],
  insetInlineStart: space[24],
  inlineSize: binder.hole,
  background: `radial-gradient(circle closest-side, var(--land) 92%, transparent) 0 0 / ${binder.hole} ${binder.holes} round`,
});
