import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf, fill, inline } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import {
  above,
  narrow,
  phoneInset,
  radius,
  rhythm,
  small,
  space,
  text,
  upTo,
} from '../style/scale.ts';

const tightest = `${upTo.tiny} and (scripting: enabled)`;
const narrowWithScript = `${narrow} and (scripting: enabled)`;

export const root = style({
  borderBlockEnd: `1px solid ${token('color-line')}`,
  backgroundColor: token('color-paper'),
});

/** Not sticky in a short or magnified window, nor without scripts, because then the bar wraps. */
export const sticky = style({
  '@media': {
    'screen and (scripting: enabled) and (height >= 35em)': {
      position: 'sticky',
      zIndex: 2,
      insetBlockStart: 0,
    },
  },
});

export const bar = style({
  ...cluster(`${space[8]} ${space[16]}`, 'center'),
  paddingBlock: space[8],
  '@media': {
    [narrowWithScript]: { whiteSpace: 'nowrap' },
    [small]: { columnGap: space[4], vars: { '--button-inset': phoneInset } },
  },
});

/** Without scripts the drawer cannot open, so the bar stays visible and wraps. */
export const nav = style({
  marginInlineStart: 'auto',
  '@media': {
    [narrow]: { order: 1, inlineSize: '100%' },
    [narrowWithScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const entries = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const entry = style({ position: 'relative' });

globalStyle(`${nav} :is(a, summary)`, {
  ...inline(space[4]),
  minBlockSize: '44px',
  paddingInline: rhythm.entry,
  borderRadius: radius.field,
  color: token('color-ink'),
  fontSize: '1rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${nav} :is(a, summary):hover`, { backgroundColor: token('color-tint') });
globalStyle(`${nav} a[aria-current]`, { textDecoration: `underline 2px ${token('color-action')}` });

export const dropdown = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  minInlineSize: '220px',
  padding: space[8],
  border: `1px solid ${token('color-line')}`,
  borderRadius: '20px',
  backgroundColor: token('color-surface'),
  boxShadow: token('shadow-floating'),
  '@media': { [narrow]: { position: 'static', boxShadow: 'none' } },
});

globalStyle(`${dropdown} a`, { fontSize: text.small, fontWeight: 500 });

/** Two columns for a long list. */
export const pairs = style({ '@media': { [above.phone]: columnsOf('auto auto') } });

export const rule = style({
  blockSize: 0,
  margin: `${space[8]} ${space[12]}`,
  border: 0,
  borderBlockStart: `1px solid ${token('color-line')}`,
});

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 } });

/** On phones, the same button of the opening is in sight at first. */
export const waiting = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [`${upTo.phone} and (scripting: enabled)`]: {
          animation: `${appear} both step-end`,
          animationTimeline: 'scroll()',
          animationRange: '0 400px',
          selectors: { '&:focus-within': { animation: 'none' } },
        },
      },
    },
  },
});

export const action = style({
  '@media': {
    [narrow]: { marginInlineStart: 'auto' },
    // The drawer has the same link.
    [tightest]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const menu = style({
  '@media': {
    [above.bar]: { display: 'none' },
    [tightest]: { marginInlineStart: 'auto' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** One line above the header. */
export const announcement = style(fill(color('night'), color('on-night')));
globalStyle(`${announcement} > p`, { paddingBlock: space[8], textAlign: 'center' });
globalStyle(`${announcement} a`, { color: 'inherit', fontWeight: 600 });
