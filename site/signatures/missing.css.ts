import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, font, globalStyleOn, headingFont, inline, stack } from '../style/layout.ts';
import { circle } from '../style/looks.ts';
import { beforeDawn, color } from '../style/palette.ts';
import { above, rhythm, text as size, space, upTo } from '../style/scale.ts';

/** The sun is in the number. */
export const panel = style({ background: beforeDawn, vars: { '--disc-size': '0px' } });

/** Clips the digits and the sun at the horizon. */
export const sky = style({
  overflow: 'hidden',
  paddingBlockStart: space[112],
  borderBlockEnd: `3px solid ${color('sun')}`,
});

export const digits = style({
  ...inline('.06em', 'end'),
  justifyContent: 'center',
  marginBlockEnd: '-.17em',
  ...font(size.giant, 0.9),
});

export const sun = style({
  ...circle('.66em'),
  marginInline: '.12em',
  marginBlockEnd: '-.16em',
  backgroundColor: color('sun'),
  boxShadow: `0 0 0 .12em ${color('protea')}`,
});

export const ground = style({ paddingBlock: rhythm.band, backgroundColor: color('night') });
export const columns = style({
  // The columns of the footer below.
  ...columnsOf('4fr 5fr 4fr', space[48]),
  '@media': { [upTo.tablet]: { gridTemplateColumns: '1fr' } },
});

/** The popular pages fill two of the columns. */
globalStyleOn(above.tablet, `${columns} > :last-child`, { gridColumn: '2 / -1' });

export const words = style({
  ...stack(space[16]),
  justifyItems: 'start',
  alignContent: 'start',
  color: token('color-ink-soft'),
});

export const text = style({ color: token('color-ink'), ...headingFont(size.h2) });

export const linksHeading = style({ marginBlockEnd: space[8], fontSize: size.body });
export const links = style({
  ...headingFont(size.index),
  '@media': { [above.tablet]: columnsOf('5fr 4fr', `0 ${space[48]}`) },
});
globalStyle(`${links} a`, {
  display: 'inline-block',
  paddingBlock: space[8],
  textDecorationThickness: '2px',
  textUnderlineOffset: '.12em',
});
