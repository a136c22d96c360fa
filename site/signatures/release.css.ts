import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { head } from '../components/band.css.ts';
import { box, columnsOf, edged, fill, font, headingFont, stack } from '../style/layout.ts';
import { behindLook, shapeLook } from '../style/looks.ts';
import { color, faint, hillSign, paper, range as rangeColors, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { phone as size } from '../style/sizes.ts';
import { byTheme, onNightGround } from '../style/theme.css.ts';

const legs =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 58' fill='none' stroke='red' stroke-width='5' stroke-linecap='round' stroke-linejoin='round'><path d='M14 0c2 16-2 30-4 48H2M46 0c-2 16 4 30 2 48h10'/></svg>";

/** The opening and what is below it show the same phone. */
export const phone = style({
  position: 'relative',
  ...stack(space[8]),
  alignContent: 'start',
  inlineSize: `min(100%, ${size.length})`,
  padding: `${space[16]} ${space[12]}`,
  border: `7px solid ${color('night')}`,
  borderRadius: size.frame,
  outline: `2px solid ${faint}`,
  ...fill(paper.white, token('color-ink')),
  boxShadow: `0 30px 50px -22px ${shade}`,
  ...font(text.small, 1.35),
  // Its screen is lit in both themes.
  colorScheme: 'light',
  vars: byTheme,
});

export const bar = style({ ...headingFont(text.lead), padding: space[4] });

export const rows = style(stack(space[8]));

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  padding: `7px ${space[12]}`,
  border: `2px solid ${faint}`,
  borderRadius: radius.field,
});
export const chosen = style([row, { backgroundColor: paper.lagoon }]);

/** What is not in the first release. */
export const hole = style([row, { borderStyle: 'dashed', borderColor: token('color-ink-soft') }]);
export const gap = style([hole, { minBlockSize: '40px', marginInline: space[8] }]);

/** A drawing of a button, which cannot be pressed. */
export const button = style({
  padding: `${space[8]} ${space[12]}`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  ...fill(color('lagoon'), color('night')),
  fontWeight: 600,
  textAlign: 'center',
});

/** The phone of the opening stands on the range, and the range on the hill. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  marginBlock: `${space[16]} calc(${space[32]} * -2)`,
  '@media': {
    // Above the papers on the hill.
    [upTo.phone]: { marginBlockEnd: `-${space[48]}` },
    print: { marginBlock: space[16] },
  },
});
globalStyle(`${scene} > ${phone}`, { zIndex: 1, marginBlockEnd: `-${space[12]}`, rotate: '2deg' });
export const effect = style({ paddingBlockEnd: space[4], fontWeight: 700 });
export const range = style({
  ...headingFont(`min(${text.index}, 10vw)`),
  display: 'flex',
  justifyContent: 'space-between',
  ...box('100%', size.range),
  alignItems: 'center',
  paddingInline: space[24],
  border: `3px solid ${color('night')}`,
  borderRadius: radius.card,
  background: rangeColors,
  color: color('night'),
});

/** The hill of the opening goes on behind the upper half of the phones. */
export const release = style({
  overflow: 'clip',
  // It hides the line at the end of the opening.
  marginBlockStart: '-1px',
  // In `rem`, because the sign is higher where the text is larger.
  paddingBlockEnd: `calc(${size.legs} + 2.5rem)`,
});
globalStyle(`${release} ${head}`, { color: color('on-night'), vars: onNightGround });
export const stage = style({
  position: 'relative',
  '::before': {
    ...behindLook,
    insetInline: '-100vw',
    insetBlock: `-100vh calc(100% - ${size.hill})`,
    backgroundColor: 'var(--hill)',
  },
});

export const screens = style({
  position: 'relative',
  zIndex: 1,
  vars: { '--each': size.each },
  '@media': {
    [above.phone]: { ...columnsOf('repeat(3, minmax(0, 1fr))'), columnGap: rhythm.columns },
    [upTo.phone]: { paddingBlockEnd: `calc(${space[24]} + ${size.legs})` },
  },
});
/** From top to bottom: the title, the phone, a string and what waits. */
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'center',
});
export const title = style({ marginBlockEnd: space[16], color: color('on-night') });
export const string = style({ minBlockSize: '40px', borderInlineStart: '2px dashed currentColor' });
export const seat = style({
  position: 'relative',
  inlineSize: 'min(100%, 20rem)',
  padding: `${space[12]} ${space[16]} ${space[16]}`,
  border: '2px dashed currentColor',
  borderRadius: radius.icon,
  ...fill(paper.white, token('color-ink')),
  lineHeight: 1.3,
  vars: byTheme,
  // Its legs.
  '::after': {
    ...shapeLook,
    insetBlockStart: '100%',
    insetInlineStart: 'calc(50% - 32px)',
    ...box('64px', size.legs),
    backgroundColor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(legs)}") center / contain no-repeat`,
  },
});
globalStyle(`${screen}:nth-child(3n + 1) > ${seat}`, { rotate: '-2.5deg' });
globalStyle(`${screen}:nth-child(3n + 2) > ${seat}`, { rotate: '1deg' });
globalStyle(`${screen}:nth-child(3n) > ${seat}`, { rotate: '3deg' });
export const later = style({ ...headingFont(text.h3), marginBlockEnd: space[4] });

/** It reaches the edge of the window. */
export const plank = style({
  position: 'relative',
  blockSize: size.plank,
  marginInlineEnd: '-50vw',
  borderStartStartRadius: radius.paper,
  borderEndStartRadius: radius.paper,
  ...edged,
  backgroundColor: paper.sun,
  '::before': {
    ...shapeLook,
    insetBlockStart: '100%',
    insetInlineStart: '4%',
    ...box('min(60%, 800px)', size.legs),
    borderInline: `${size.plank} solid ${paper.sun}`,
    filter: 'brightness(.86)',
  },
  '@media': {
    // The row that is swiped leaves room below it.
    [upTo.phone]: { marginBlockStart: `calc((${space[24]} + ${size.legs}) * -1)` },
  },
});
export const sign = style({
  ...headingFont(`min(${text.h3}, 30px)`),
  position: 'absolute',
  insetBlockStart: '34px',
  insetInlineStart: size.sign,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.paper,
  ...fill(hillSign, color('on-night')),
  rotate: '-2deg',
  // On a small phone the text wraps instead of running out of the window.
  maxInlineSize: `calc(100vw - ${space[24]} - ${size.sign})`,
  // Two strings.
  '::before': {
    ...shapeLook,
    insetBlockEnd: '100%',
    insetInline: space[24],
    blockSize: space[16],
    borderInline: `2px solid ${hillSign}`,
  },
});
