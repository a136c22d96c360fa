import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, headingFont, stack } from '../style/layout.ts';
import { cardLook, printed, softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { rate as sizes } from '../style/sizes.ts';

/** Leaves half of the sun free, at the end of the sheet. */
export const root = style({
  '@media': {
    [above.bar]: {
      selectors: { '&&': { vars: { '--disc-start': sizes.start, '--disc-size': sizes.disc } } },
    },
  },
});

export const sheet = style({
  containerType: 'inline-size',
  ...stack(space[16]),
  '@media': { [above.bar]: { marginInlineEnd: sizes.beside } },
  padding: rhythm.sheet,
  ...cardLook,
  boxShadow: token('shadow-floating'),
});

export const title = style({ fontSize: text.h3 });

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const fields = style({
  '@media': {
    'screen and (scripting: enabled)': {
      ...columnsOf('repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))', space[16]),
      alignItems: 'end',
    },
  },
});

/** The foot of the sheet. Its height is that of a result, also while there is none. */
export const result = style({
  boxSizing: 'content-box',
  minBlockSize: '1em',
  margin: `${space[8]} calc(-1 * ${rhythm.sheet}) calc(-1 * ${rhythm.sheet})`,
  padding: `${space[16]} ${rhythm.sheet} ${space[24]}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  ...printed(color('sun')),
  color: color('on-sun'),
  ...headingFont(sizes.result),
  letterSpacing: '-.04em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const method = style(softLook);
