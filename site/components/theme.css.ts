import { globalStyle, style } from '@vanilla-extract/css';
import { type Token, token, tokens } from '../../widgets/kit/style/tokens.ts';
import { colour, palette } from './palette.ts';

const onNight: Partial<Record<Token, string>> = {
  'color-ink': colour('on-night'),
  'color-ink-soft': colour('on-night-soft'),
  'color-line': colour('on-night-line'),
  'color-action': colour('sun'),
  'color-action-hover': colour('sun-bright'),
  'color-on-action': colour('on-sun'),
  'color-link': colour('on-night'),
  'color-focus': colour('sun'),
};

const nightTokens = Object.keys(onNight) as Token[];

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
  },
});

/** What stands on night: everything written in tokens follows. */
export const night = style({
  backgroundColor: colour('night'),
  /** Forced colours paint it, and so keep the panel's edge. */
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  color: token('color-ink'),
  vars: Object.fromEntries(nightTokens.map((name) => [token(name), String(onNight[name])])),
});

/** For a selector of another sheet: what stands on night becomes paper by it. */
export const dayLook = {
  colorScheme: 'light',
  backgroundColor: token('color-surface'),
  color: token('color-ink'),
  vars: Object.fromEntries(
    nightTokens.map((name) => [token(name), `var(--hire-${name}, ${tokens[name]})`]),
  ),
};

/** Paper that stays paper, in the dark theme and on night. */
export const day = style(dayLook);
