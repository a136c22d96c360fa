import { globalStyle, style } from '@vanilla-extract/css';
import { globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { binder as size } from '../style/sizes.ts';
import { head } from './band.css.ts';
import { stub } from './ledger.css.ts';

/** A section that lies on a sheet of paper. The sheets of neighboring sections lie close together. */
export const section = style({
  paddingBlock: `calc(${rhythm.head} + ${size.tab}) 0`,
  // This is less than the height of a tab, so that the tab covers the end of the previous sheet.
  selectors: { '& + &': { paddingBlockStart: space[24] } },
});
export const last = style([section, { paddingBlockEnd: rhythm.band }]);

export const sheet = style({
  vars: {
    /** How far something reaches over the end of the sheet, and below it. */
    '--out': size.out,
    '--below': size.below,
    '--bubble': 'var(--hill)',
    '--bubble-ink': color('on-night'),
  },
  '@media': {
    [upTo.phone]: { marginInline: '-8px' },
    print: { vars: { '--out': '0px', '--below': '0px' } },
  },
});
globalStyle(`${sheet} > ${head} > h2`, { maxInlineSize: '24em', fontSize: text.sheet });

export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: `calc(${radius.card} + (100% - 2 * ${radius.card} - ${size.tabLength}) * var(--tab))`,
  inlineSize: size.tabLength,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  backgroundColor: 'var(--paper)',
  ...headingFont(`min(${text.lead}, 26px)`),
  overflowWrap: 'anywhere',
  '@media': { print: { position: 'static', inlineSize: 'auto', padding: 0 } },
});

/** The slip lies over the end of the sheet, or of the page's width. */
export const withSlip = style({
  ...stack(`${space[32]} ${rhythm.columns}`),
  alignItems: 'center',
  '@media': { [above.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${size.slip}` } },
});
globalStyleOn(above.tablet, `${withSlip} > :last-child`, {
  marginInlineEnd: 'calc(var(--out, 0px) * -1)',
});
/** A torn edge does not cross the end of the sheet: through it two grounds would be seen. */
globalStyleOn(above.tablet, `${withSlip} > :has(> ${stub})`, { marginInlineEnd: 0 });
