import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color, orbs, shine, softOnGround, softOnNight } from '../style/palette.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { dome as size } from '../style/sizes.ts';
import { byTheme, onNight } from '../style/theme.css.ts';

export const dome = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlockStart: rhythm.band,
  background: 'linear-gradient(var(--from), var(--sky) 40%, var(--horizon))',
  color: token('color-ink'),
  vars: { [token('color-ink-soft')]: softOnGround, [token('color-link')]: token('color-ink') },
  selectors: {
    '&[data-dark]': { vars: { ...onNight, [token('color-ink-soft')]: softOnNight } },
  },
  '@media': { print: { overflow: 'visible', breakInside: 'avoid' } },
});

/** As high as the sun with its rays. On phones, the rays are one line above the sun. */
export const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: rhythm.band,
  '@media': {
    [above.bar]: { justifyContent: 'end', minBlockSize: size.height },
  },
});

export const disc = style({
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: space[12],
  inlineSize: size.sun,
  minBlockSize: `calc(${size.sun} / 2)`,
  marginInline: `calc((100% - ${size.sun}) / 2)`,
  padding: size.inside,
  textAlign: 'center',
  '@media': { print: { marginInline: 'auto', minBlockSize: 0, paddingBlockStart: 0 } },
  // The sun is bright in both themes.
  colorScheme: 'light',
  color: token('color-ink'),
  vars: { ...byTheme, [token('color-ink-soft')]: token('color-ink') },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    // On phones a half circle and no higher, so that long words stay inside.
    borderRadius: '50% 50% 0 0 / min(100%, 54vw) min(100%, 54vw) 0 0',
    colorScheme: 'light dark',
    backgroundColor: orbs.sun,
    boxShadow: shine,
    outline: '1px solid transparent',
  },
});

export const heading = style({ maxInlineSize: '12em', fontSize: text.h2 });

globalStyle(`${disc} > p`, { maxInlineSize: '27em' });

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
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: token('color-ink'),
  fontSize: text.small,
  fontWeight: 500,
  lineHeight: '24px',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [upTo.bar]: { minBlockSize: '44px' } },
});
globalStyle(`${rays} a:hover span`, { textDecoration: 'underline' });
globalStyle(`${rays} a::before`, {
  content: '',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  opacity: 0.8,
});
/** This page is the sun of the rays. */
globalStyle(`${rays} a[aria-current]`, {
  fontSize: text.body,
  fontWeight: 700,
  // On phones, where browsers know it, the line of rays begins with this page.
  scrollInitialTarget: 'nearest',
  scrollMarginInlineStart: space[24],
} as StyleRule);
globalStyle(`${rays} a[aria-current]::before`, {
  inlineSize: '22px',
  blockSize: '22px',
  marginInlineStart: '-7px',
  border: '2px solid currentColor',
  backgroundColor: color('sun'),
  opacity: 1,
});

const ray = style({
  '@media': {
    [above.bar]: {
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockEnd: '-12px',
      transformOrigin: '0 50%',
      transform: `rotate(var(--t)) translateX(${size.ray})`,
    },
  },
});
export const setting = style([ray, {}]);
export const rising = style([ray, {}]);
globalStyle(`${rising} span`, { '@media': { [above.bar]: { rotate: '180deg' } } });
