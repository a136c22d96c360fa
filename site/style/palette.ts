/**
 * The brand colors, the same in both themes. Contrast on `night`: on-night 13.65, on-night-soft
 * 9.20, sun 8.64, lagoon 8.25, dusk 7.77, clay 9.57. `protea` has 2.73, so it must not be used for
 * text.
 */
export const palette = {
  night: '#032c34',
  'night-glow': '#0c3d47',
  'on-night': '#f9f5ec',
  'on-night-soft': '#b9d0d1',
  'on-night-line': '#45656b',
  sun: '#feb93b',
  'sun-bright': '#ffd07a',
  'on-sun': '#032c34',
  protea: '#c63118',
  lagoon: '#67d2cc',
  dusk: '#c5b3e8',
  clay: '#f5c5b4',
} as const;

export type Color = keyof typeof palette;

export const color = (name: Color): string => `var(--${name})`;
