import { globalStyle, style } from '@vanilla-extract/css';
import { token } from './tokens.ts';

/** `!important` protects the tag against a host's reset such as `* { all: unset !important }`. Columns do not cut it. */
globalStyle(':host', { display: 'block !important', breakInside: 'avoid-column' });
globalStyle(':host([hidden])', { display: 'none !important' });
globalStyle(':host([theme=light])', { colorScheme: 'light !important' });
globalStyle(':host([theme=dark])', { colorScheme: 'dark !important' });
globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle(':focus-visible', {
  outline: `${token('ring-width')} solid ${token('color-focus')}`,
  outlineOffset: token('ring-offset'),
});

export const root = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'inherit',
  // In a part of the page that is hidden, or takes no clicks, such as a closed tab or drawer.
  visibility: 'inherit',
  pointerEvents: 'inherit',
  fontFamily: token('font'),
  fontSize: token('font-size'),
  lineHeight: token('line-height'),
  color: token('color-ink'),
  textAlign: 'start',
  overflowWrap: 'break-word',
  WebkitTextSizeAdjust: '100%',
});

export const card = style({
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: token('radius-card'),
  boxShadow: token('shadow-card'),
  padding: token('space-card'),
  '@media': { '(max-width: 480px)': { padding: '20px' } },
});

export const heading = style({
  margin: 0,
  fontFamily: token('font-heading'),
  fontSize: token('font-size-heading'),
  fontWeight: token('font-weight-heading'),
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  outlineColor: 'transparent',
  selectors: { '&:focus-visible': { outlineColor: 'transparent' } },
});

export const soft = style({ color: token('color-ink-soft'), margin: 0 });

export const link = style({
  color: token('color-link'),
  fontWeight: 600,
  textUnderlineOffset: '3px',
});

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** For sunrise.tsx. */
export const sunrise = style({ display: 'block', inlineSize: '112px', marginBlockEnd: '12px' });
export const sunriseGlow = style({ fill: token('color-glow') });
export const sun = style({ fill: token('color-sun') });

/** The tag's own children, shown only where scripts are disabled. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

/** `!important`, because classes of later sheets set `display`. */
export const onlyWithScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
