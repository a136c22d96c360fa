import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { nightEdge } from '../components/band.css.ts';
import { edged, font, globalStyleOn, inline, stack } from '../style/layout.ts';
import { behindLook } from '../style/looks.ts';
import { color, orbs, shine, softOnGround, softOnNight } from '../style/palette.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { dome as size } from '../style/sizes.ts';
import { byTheme, onNight } from '../style/theme.css.ts';

export const dome = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlockStart: rhythm.band,
  background: 'linear-gradient(var(--from), var(--sky))',
  color: token('color-ink'),
  vars: {
    '--dome': size.sun,
    [token('color-ink-soft')]: softOnGround,
    [token('color-link')]: token('color-ink'),
  },
  selectors: {
    '&[data-dark]': { vars: { ...onNight, [token('color-ink-soft')]: softOnNight } },
    // Below a light band the night has an edge like a hill.
    ':not([data-dark]) + &[data-dark]': {
      ...nightEdge,
      backgroundImage: 'linear-gradient(var(--sky), var(--horizon))',
    },
  },
  '@media': {
    [above.bar]: { vars: { '--dome': size.withRays } },
    print: { overflow: 'visible', breakInside: 'avoid' },
  },
});

/** On phones, the rays are one line above the sun. */
export const box = style({
  position: 'relative',
  '@media': { [upTo.bar]: { display: 'flex', flexDirection: 'column-reverse', gap: rhythm.band } },
});

export const disc = style({
  position: 'relative',
  zIndex: 0,
  ...stack(space[12]),
  justifyItems: 'center',
  alignContent: 'end',
  inlineSize: 'var(--dome)',
  minBlockSize: 'calc(var(--dome) / 2)',
  marginInline: 'calc((100% - var(--dome)) / 2)',
  padding: size.inside,
  textAlign: 'center',
  '@media': { print: { marginInline: 'auto', minBlockSize: 0, paddingBlockStart: 0 } },
  // The sun is bright in both themes.
  colorScheme: 'light',
  color: token('color-ink'),
  vars: { ...byTheme, [token('color-ink-soft')]: token('color-ink') },
  '::before': {
    ...behindLook,
    inset: 0,
    // On phones a half circle and no higher, so that long words stay inside.
    borderRadius: '50% 50% 0 0 / min(100%, 54vw) min(100%, 54vw) 0 0',
    colorScheme: 'light dark',
    backgroundColor: orbs.sun,
    boxShadow: shine,
    ...edged,
  },
});

export const heading = style({ maxInlineSize: '12em', fontSize: text.h2 });

globalStyle(`${disc} > p`, { maxInlineSize: '27em', textWrap: 'balance' });

export const actions = style({ justifyContent: 'center' });
/** Where the text is large, an address is longer than the sun is wide. */
globalStyle(`${actions} a`, { minInlineSize: 0, overflowWrap: 'anywhere' });

export const rays = style({
  '@media': {
    [upTo.bar]: {
      display: 'flex',
      gap: space[24],
      overflowX: 'auto',
      paddingInline: rhythm.edge,
      scrollbarWidth: 'none',
    },
    print: { display: 'none' },
  },
});

globalStyle(`${rays} a`, {
  ...inline(space[8]),
  color: token('color-ink'),
  ...font(size.label, '24px'),
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [upTo.bar]: { minBlockSize: '44px' } },
});
globalStyle(`${rays} a:hover`, { textDecoration: 'underline' });
globalStyle(`${rays} a::before`, {
  content: '',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
});
/** This page is the sun of the rays. */
globalStyle(`${rays} a[aria-current]`, {
  gap: space[16],
  fontWeight: 700,
  // On phones, where browsers know it, the line of rays begins with this page.
  scrollInitialTarget: 'nearest',
  '@media': { [upTo.bar]: { paddingInlineStart: space[24] } },
} as StyleRule);
globalStyle(`${rays} a[aria-current]::before`, {
  inlineSize: '22px',
  blockSize: '22px',
  marginInline: '-7px',
  border: '2px solid currentColor',
  backgroundColor: color('sun'),
});

const ray = style({
  '@media': {
    [above.bar]: {
      position: 'absolute',
      insetBlockEnd: `calc((.04 + .92 * var(--row) / var(--rows)) * (100% + ${size.ray}) - 12px)`,
    },
  },
});
const out = `calc(50% + var(--out) * (var(--dome) / 2 + ${size.ray}))`;
export const setting = style([ray, { '@media': { [above.bar]: { insetInlineStart: out } } }]);
export const rising = style([ray, { '@media': { [above.bar]: { insetInlineEnd: out } } }]);
globalStyleOn(above.bar, `${rising} > a`, { flexDirection: 'row-reverse' });
