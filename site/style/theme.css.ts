import { globalStyle, style } from '@vanilla-extract/css';
import { type Token, token, tokens } from '../../widgets/kit/style/tokens.ts';
import { edged, fill } from './layout.ts';
import { color, cream, palette, paper, softOnGround, softOnNight } from './palette.ts';

const nightColors: Partial<Record<Token, string>> = {
  'color-ink': color('on-night'),
  'color-ink-soft': color('on-night-soft'),
  'color-line': color('on-night-line'),
  'color-action': color('sun'),
  'color-action-hover': color('sun-bright'),
  'color-on-action': color('on-sun'),
  'color-link': color('on-night'),
  'color-focus': color('sun'),
};

const nightTokens = Object.keys(nightColors) as Token[];

/** The tokens on a dark background, to spread into `vars`. */
export const onNight = Object.fromEntries(
  nightTokens.map((name) => [token(name), String(nightColors[name])]),
);

/** The tokens on the grounds and the sky of the night, and on those of the day. */
export const onNightGround = { ...onNight, [token('color-ink-soft')]: softOnNight };
export const onDayGround = {
  [token('color-ink-soft')]: softOnGround,
  [token('color-link')]: token('color-ink'),
};

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
});

/** A dark panel in both themes. Overrides the tokens, so that everything inside adapts. */
export const night = style({
  ...fill(color('night'), token('color-ink')),
  ...edged,
  outlineOffset: '-1px',
  vars: onNight,
});

/** The tokens as they are outside of `night`, to spread into `vars` of what is light or dark by the theme. */
export const byTheme = Object.fromEntries(
  nightTokens.map((name) => [token(name), `var(--hire-${name}, ${tokens[name]})`]),
);

/** On colored paper: the ink of the theme, on any ground. */
export const paperInk = { color: token('color-ink'), vars: byTheme };

/** As bright in the dark theme as in the light one: the colors of the light theme, on any ground. */
export const litLook = { colorScheme: 'light', ...paperInk };

/** White paper by day, and in the dark theme as under a lamp. */
export const lampLook = {
  ...litLook,
  backgroundColor: paper.white,
  '@media': { '(prefers-color-scheme: dark)': { backgroundColor: cream } },
};

/** A light panel, even in the dark theme and inside `night`. */
export const dayLook = { ...litLook, backgroundColor: token('color-surface') };
