import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, columnsOf, edged, fill, font, headingFont, inline, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color, orbs, paper as papers } from '../style/palette.ts';
import { above, radius, rhythm, text as size, space } from '../style/scale.ts';
import { litLook } from '../style/theme.css.ts';

const wide = above.tablet;
const columns = { [wide]: { gridTemplateColumns: '4fr 8fr', columnGap: space[48] } };
const line = `1px solid ${token('color-line')}`;
const inset = rhythm.sheet;

/** The head and the right column look like one sheet. */
const paper = { paddingInline: inset, borderInline: line, backgroundColor: papers.white } as const;

export const head = style({
  ...paper,
  paddingBlock: space[24],
  borderRadius: `${radius.paper} ${radius.paper} 0 0`,
  '@media': { [wide]: { marginInlineStart: `calc((100% - ${space[48]}) / 3 + ${space[48]})` } },
});

export const title = style(headingFont(size.sheet));
globalStyle(`${head} > p + p`, { marginBlockStart: space[4], ...softLook });

export const parts = style({ counterReset: 'part' });

export const part = style({ display: 'grid', counterIncrement: 'part', '@media': columns });

/** On phones a note between the parts of the sheet, on wide screens in the margin. */
export const duty = style({
  ...columnsOf('auto minmax(0, 1fr)'),
  columnGap: space[12],
  alignContent: 'start',
  padding: `${space[12]} ${inset}`,
  backgroundColor: token('color-tint'),
  border: line,
  borderBlockEnd: 0,
  '::before': {
    content: 'counter(part)',
    gridRow: '1 / 3',
    ...box(space[48]),
    borderRadius: '50%',
    ...edged,
    ...fill(orbs.sun, color('on-sun')),
    ...headingFont(size.h3),
    lineHeight: space[48],
    textAlign: 'center',
  },
  '@media': {
    [wide]: {
      padding: `${space[16]} 0`,
      border: 0,
      borderBlockStart: `2px dotted ${token('color-field')}`,
      backgroundColor: 'transparent',
      marginInlineEnd: `-${space[48]}`,
      paddingInlineEnd: space[48],
    },
  },
});
globalStyle(`${duty} > p`, softLook);

export const sheet = style({
  ...paper,
  paddingBlock: space[16],
  borderBlockStart: `2px dotted ${token('color-field')}`,
});

export const label = style({ ...softLook, fontWeight: 600 });
export const text = style(font('1.125rem', 1.45));

/** The decision: across the page, on a paper of its own. */
export const decision = style([
  part,
  {
    borderRadius: radius.paper,
    backgroundColor: color('sun'),
    // Yellow in both themes, as all that a person decides.
    ...litLook,
    vars: { ...litLook.vars, [token('color-ink-soft')]: token('color-ink') },
    // Its number stands below those before it.
    '@media': {
      [wide]: { boxShadow: `calc(-1 * ${inset}) 0 ${color('sun')}, ${inset} 0 ${color('sun')}` },
    },
  },
]);
globalStyle(`${decision} > *`, { border: 0, backgroundColor: 'transparent' });
globalStyle(`${decision} > ${duty}::before`, fill(color('night'), color('on-night')));
globalStyle(`${decision} > ${sheet}`, { paddingBlockEnd: space[24] });
globalStyle(`${decision} ${text}`, headingFont(size.h3));

export const choices = style({ ...stack(space[8]), marginBlockStart: space[16] });

export const choice = style({
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.icon,
  backgroundColor: papers.white,
  selectors: { '&[open]': { borderColor: token('color-action') } },
});

export const reply = style({
  ...inline(space[16]),
  justifyContent: 'space-between',
  minBlockSize: '48px',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.icon,
  fontWeight: 600,
  lineHeight: 1.3,
  ':hover': { color: token('color-action') },
});

export const answer = style({ padding: `0 ${space[16]} ${space[16]}` });
