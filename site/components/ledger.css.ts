import { globalStyle, style } from '@vanilla-extract/css';
import { globalStyleOn, headingFont, inline, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { faint, shade } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { tear } from '../style/sizes.ts';

/** A mask with a torn upper or lower edge. */
const torn = (end: string) =>
  `radial-gradient(circle ${tear.depth} at 50% ${end}, transparent 95%, black) 0 0 / ${tear.every} 100% round`;

/** Slightly turned. The shadow is not of the papers, whose torn edges would cut it off. */
export const root = style({
  position: 'relative',
  zIndex: 1,
  filter: `drop-shadow(0 14px 14px ${shade})`,
  lineHeight: 1.35,
  rotate: '-1.6deg',
});

export const slip = style({
  ...stack(space[16]),
  alignContent: 'start',
  boxShadow: 'none',
  selectors: { '&:not(:last-child)': { mask: torn('100%') } },
});

export const title = style({ fontSize: text.h3 });

export const rows = style(stack(space[8]));
globalStyle(`${rows} > li`, inline(space[8], 'baseline'));
/** A dotted line from the words to the amount. */
globalStyle(`${rows} > li > span + span`, { flex: 1, ...inline(space[8], 'baseline') });
globalStyle(`${rows} > li > span + span::before`, {
  content: '',
  flex: 1,
  minInlineSize: space[24],
  borderBlockEnd: `2px dotted ${faint}`,
});

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[12],
  borderBlockStart: '3px solid currentColor',
  ...headingFont(text.h3),
});

/** Torn off. */
export const stub = style({
  ...stack(space[4]),
  marginInline: '-12px 12px',
  boxShadow: 'none',
  mask: torn('0'),
  translate: '0 8px',
  vars: { '--r': '3.4deg' },
});

export const links = style(softLook);
globalStyle(`${links} > a`, { display: 'inline-block', marginInlineEnd: space[8] });

/** A wide note: what it is, its lines and a button beside one another. */
export const strip = style([root, { rotate: '-.6deg' }]);
globalStyleOn(above.tablet, `${strip} > ${slip}`, {
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'center',
  columnGap: rhythm.columns,
});
globalStyle(`${strip} ${rows}`, headingFont(text.lead));
globalStyleOn(above.tablet, `${strip} > ${slip} > a`, { justifySelf: 'end' });
