import { type Hex, mix } from '../../style/mix.ts';
import type { Settings } from '../content/settings.ts';
import { type Color, colors, type pairs, type Scheme } from '../content/words.ts';
import { contrast, hoverShade, isHex, luminance, nearestPassing } from './contrast.ts';

/** The default colors of the widgets in each scheme. */
export type Defaults = Readonly<Record<Scheme, Readonly<Palette>>>;

/** Colors that a partner cannot choose, but that are shown beside chosen ones. */
type FixedColor = 'action-hover' | 'ink-soft' | 'link' | 'danger' | 'field' | 'selected' | 'focus';
type Pair = keyof typeof pairs;
type Palette = Record<Color | FixedColor, Hex>;

/** A pair of colors with too little contrast, and a color that would have enough. */
export interface Warning {
  scheme: Scheme;
  /** Absent if the warning is not about contrast, but about a default color beside chosen ones. */
  pair?: Pair;
  ratio: number;
  required: number;
  color: Color;
  suggestion?: Hex;
  isDarker: boolean;
}

/** The contrast that WCAG 2.2 requires (1.4.3, 1.4.11), and the color to change if it fails. */
const rules: readonly [Pair, required: number, colorToChange: Color][] = [
  ['on-action/action', 4.5, 'on-action'],
  ['action/surface', 3, 'action'],
  ['ink/surface', 4.5, 'ink'],
  ['ink/selected', 4.5, 'ink'],
  ['ink-soft/surface', 4.5, 'surface'],
  ['danger/surface', 4.5, 'surface'],
  ['field/surface', 3, 'surface'],
  ['focus/surface', 3, 'surface'],
];

const names = Object.keys(colors) as Color[];

/** The color schemes in which visitors may see the element. */
const schemesOf = ({ theme }: Pick<Settings, 'theme'>): Scheme[] =>
  theme === 'auto' ? ['light', 'dark'] : [theme];

/** The CSS values of the tokens that differ from the defaults, by name without `--hire-`. */
export function tokensOf(settings: Settings, defaults: Defaults): Record<string, string> {
  const schemes = schemesOf(settings);
  const themed = schemes.map((scheme) => changedTokens(settings, scheme, defaults));
  const changed = new Set(themed.flatMap((tokens) => Object.keys(tokens)));
  const originals = schemes.map((scheme) => tokensFrom(defaults[scheme], defaults[scheme]));
  const entries = [...changed].map((token) => {
    const [first, second] = themed.map(
      (tokens, index) => tokens[token] ?? originals[index]?.[token] ?? '',
    );
    return [token, second === undefined ? first : `light-dark(${first}, ${second})`];
  });
  return { ...Object.fromEntries(entries), ...corners[settings.corners] };
}

const corners: Readonly<Record<Settings['corners'], Record<string, string>>> = {
  round: {},
  soft: { 'radius-button': '12px', 'radius-field': '8px', 'radius-card': '12px' },
  square: { 'radius-button': '0', 'radius-field': '0', 'radius-card': '0' },
};

/** At most one warning for each color: the first failing pair that changing the color would fix. */
export function warningsOf(settings: Settings, defaults: Defaults): Warning[] {
  return schemesOf(settings).flatMap((scheme) => {
    const failing = names.flatMap((color) => firstFailure(settings, scheme, defaults, color) ?? []);
    const defaultAction = darkDefaultAction(settings, scheme, defaults);
    return failing.length === 0 && defaultAction ? [defaultAction] : failing;
  });
}

function firstFailure(
  settings: Settings,
  scheme: Scheme,
  defaults: Defaults,
  color: Color,
): Warning | undefined {
  const palette = paletteOf(settings, scheme, defaults);
  const failures = (candidate: Palette) =>
    rules
      .filter(([, , colorToChange]) => colorToChange === color)
      .map(([pair, required]) => ({ pair, required, ratio: ratioOf(pair, candidate) }))
      .filter(({ ratio, required }) => ratio < required);
  const [failure] = failures(palette);
  if (!failure) return undefined;
  const passes = (value: Hex) =>
    failures(paletteOf({ ...settings, [`${color}-${scheme}`]: value }, scheme, defaults)).length ===
    0;
  const suggestion = nearestPassing(palette[color], passes);
  const isDarker = luminance(suggestion ?? '#000000') < luminance(palette[color]);
  return { ...failure, scheme, color, isDarker, ...(suggestion && { suggestion }) };
}

/** Warns if the button color was changed in the light scheme only, and suggests one for dark. */
function darkDefaultAction(
  settings: Settings,
  scheme: Scheme,
  defaults: Defaults,
): Warning | undefined {
  const actionOf = (at: Scheme) => paletteOf(settings, at, defaults).action;
  const isDefault = (at: Scheme) => actionOf(at) === defaults[at].action;
  if (scheme === 'light' || settings.theme !== 'auto' || isDefault('light') || !isDefault('dark'))
    return;
  const { surface } = paletteOf(settings, 'dark', defaults);
  const suggestion = nearestPassing(actionOf('light'), (value) => contrast(value, surface) >= 4.5);
  return {
    scheme,
    color: 'action',
    ratio: 0,
    required: 0,
    isDarker: false,
    ...(suggestion && { suggestion }),
  };
}

function ratioOf(pair: Pair, palette: Palette): number {
  const [one, other] = pair.split('/') as [keyof Palette, keyof Palette];
  return contrast(palette[one], palette[other]);
}

/** The tokens for the chosen colors and for colors derived from them, such as hover colors. */
function changedTokens(settings: Partial<Settings>, scheme: Scheme, defaults: Defaults) {
  const palette = paletteOf(settings, scheme, defaults);
  const isDefault = (color: Color) => palette[color] === defaults[scheme][color];
  const all = tokensFrom(palette, defaults[scheme]);
  const tokens: Record<string, string> = {};
  for (const [color, affected] of Object.entries(affectedTokens) as [Color, string[]][])
    if (!isDefault(color)) for (const token of affected) tokens[token] = all[token] ?? '';
  return tokens;
}

/** The tokens that depend on each chosen color. */
const affectedTokens: Readonly<Record<Color, readonly string[]>> = {
  action: ['color-action', 'color-action-hover', 'color-link', 'color-selected'],
  'on-action': ['color-on-action', 'color-action-hover'],
  surface: ['color-surface', 'color-field-background', 'color-selected', 'color-link'],
  ink: ['color-ink'],
};

const tokensFrom = (palette: Palette, defaults: Palette): Record<string, Hex> => ({
  'color-action': palette.action,
  'color-action-hover': palette['action-hover'],
  'color-on-action': palette['on-action'],
  'color-surface': palette.surface,
  'color-field-background': palette.surface,
  'color-ink': palette.ink,
  'color-link': linkColor(palette, defaults),
  'color-selected': palette.selected,
});

/** The color of buttons, adjusted until it is readable as text. */
function linkColor({ action, surface, ink }: Palette, defaults: Palette): Hex {
  if (action === defaults.action && surface === defaults.surface) return defaults.link;
  return nearestPassing(action, (value) => contrast(value, surface) >= 4.5) ?? ink;
}

function paletteOf(settings: Partial<Settings>, scheme: Scheme, defaults: Defaults): Palette {
  const palette = { ...defaults[scheme] };
  for (const name of names) {
    const value = settings[`${name}-${scheme}`];
    if (value && isHex(value)) palette[name] = value.toLowerCase();
  }
  const { action, 'on-action': onAction, surface } = palette;
  const original = defaults[scheme];
  if (action !== original.action || onAction !== original['on-action'])
    palette['action-hover'] = hoverShade(action, onAction);
  if (action !== original.action || surface !== original.surface)
    palette.selected = mix(surface, action, 0.09);
  return palette;
}
