import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, font, headingFont, inline, stack } from '../style/layout.ts';
import { rim } from '../style/palette.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { binder, folder as size } from '../style/sizes.ts';

/** In the dark theme a folder and its tab differ little from what is behind them. */
const rimmed = { border: `1px solid ${rim}` } as const;

export const folders = style({ ...stack(space[8]), paddingBlockStart: binder.tab });

/** Each lies a step further from the start than the one before it. */
export const folder = style({
  ...stack(`${space[16]} ${rhythm.columns}`),
  // The next tab lies over its end.
  paddingBlockEnd: `calc(${rhythm.sheet} + ${space[24]})`,
  ...rimmed,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: '1fr 1fr',
      marginInline: `calc(${size.step} * var(--at)) calc(${size.step} * (1 - var(--at)))`,
    },
  },
});

export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: `calc(${radius.card} + (100% - 2 * ${radius.card} - min(${size.tab}, 100% - 2 * ${radius.card})) * var(--at))`,
  maxInlineSize: `min(${size.tab}, 100% - 2 * ${radius.card})`,
  padding: `${space[8]} ${space[24]}`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  ...rimmed,
  // No line between a tab and its folder.
  borderBlockEnd: 0,
  backgroundColor: 'var(--paper)',
  ...font(`min(${text.lead}, 26px)`, 1.24),
  '@media': { print: { position: 'static', padding: 0 } },
});

export const done = style(headingFont(text.index));

export const label = style({ fontSize: text.small });
globalStyle(`${done} > ${label}`, {
  display: 'block',
  marginBlockEnd: space[8],
  fontFamily: 'var(--hire-font)',
  fontWeight: 600,
  letterSpacing: 0,
});

export const more = style({ ...stack(space[12]), alignContent: 'start' });

export const team = style(cluster(`${space[8]} ${space[24]}`));
globalStyle(`${team} > li`, { ...inline(space[8]), fontWeight: 600, lineHeight: 1.25 });
