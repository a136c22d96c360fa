import type { Settings } from '../content/settings.ts';
import { type Colour, colours, type pairs, type Scheme } from '../content/words.ts';
import { contrast, type Hex, isHex, luminance, mix, nearest, pressed } from './contrast.ts';

/** What our own look has in each theme, of the tokens that are checked or changed here. */
export type Defaults = Readonly<Record<Scheme, Readonly<Record<Colour | Fixed, Hex>>>>;

type Fixed = 'action-hover' | 'ink-soft' | 'link' | 'danger' | 'field' | 'selected' | 'focus';
type Pair = keyof typeof pairs;
type Palette = Record<Colour | Fixed, Hex>;

/** A pair of colours that cannot be told apart well enough, and what would mend it. */
export interface Warning {
  scheme: Scheme;
  /** Absent where nothing fails, and a colour of ours is left over. */
  pair?: Pair;
  ratio: number;
  least: number;
  colour: Colour;
  instead?: Hex;
  isDarker: boolean;
}

/** What WCAG 2.2 asks (1.4.3, 1.4.11), and which colour to change where it fails. */
const rules: readonly [Pair, least: number, mends: Colour][] = [
  ['on-action/action', 4.5, 'on-action'],
  ['action/surface', 3, 'action'],
  ['ink/surface', 4.5, 'ink'],
  ['ink/selected', 4.5, 'ink'],
  ['ink-soft/surface', 4.5, 'surface'],
  ['danger/surface', 4.5, 'surface'],
  ['field/surface', 3, 'surface'],
  ['focus/surface', 3, 'surface'],
];

const names = Object.keys(colours) as Colour[];

/** The themes in which a reader may meet the element. */
export const schemesOf = ({ theme }: Pick<Settings, 'theme'>): Scheme[] =>
  theme === 'auto' ? ['light', 'dark'] : [theme];

/** The tokens that differ from our own look, as a style sheet has them. */
export function tokensOf(settings: Settings, defaults: Defaults): Record<string, string> {
  const schemes = schemesOf(settings);
  const themed = schemes.map((scheme) => derived(settings, scheme, defaults));
  const changed = new Set(themed.flatMap((tokens) => Object.keys(tokens)));
  const ours = schemes.map((scheme) => own(defaults[scheme], defaults[scheme]));
  const written = [...changed].map((token) => {
    const [first, second] = themed.map((tokens, at) => tokens[token] ?? ours[at]?.[token] ?? '');
    return [token, second === undefined ? first : `light-dark(${first}, ${second})`];
  });
  return { ...Object.fromEntries(written), ...corners[settings.corners] };
}

const corners: Readonly<Record<Settings['corners'], Record<string, string>>> = {
  round: {},
  soft: { 'radius-button': '12px', 'radius-field': '8px', 'radius-card': '12px' },
  square: { 'radius-button': '0', 'radius-field': '0', 'radius-card': '0' },
};

/** Of the pairs that fail, for each colour that would mend some the first. */
export function warningsOf(settings: Settings, defaults: Defaults): Warning[] {
  return schemesOf(settings).flatMap((scheme) => {
    const failing = names.flatMap((colour) => first(settings, scheme, defaults, colour) ?? []);
    const left = leftOver(settings, scheme, defaults);
    return failing.length === 0 && left ? [left] : failing;
  });
}

function first(
  settings: Settings,
  scheme: Scheme,
  defaults: Defaults,
  colour: Colour,
): Warning | undefined {
  const palette = paletteOf(settings, scheme, defaults);
  const failures = (candidate: Palette) =>
    rules
      .filter(([, , mends]) => mends === colour)
      .map(([pair, least]) => ({ pair, least, ratio: ratioOf(pair, candidate) }))
      .filter(({ ratio, least }) => ratio < least);
  const [failure] = failures(palette);
  if (!failure) return undefined;
  const isEnough = (value: Hex) =>
    failures(paletteOf({ ...settings, [`${colour}-${scheme}`]: value }, scheme, defaults))
      .length === 0;
  const instead = nearest(palette[colour], isEnough);
  const isDarker = luminance(instead ?? '#000000') < luminance(palette[colour]);
  return { ...failure, scheme, colour, isDarker, ...(instead && { instead }) };
}

/** Who chose a colour for the day has one for the night too, if they like. */
function leftOver(settings: Settings, scheme: Scheme, defaults: Defaults): Warning | undefined {
  const actionOf = (at: Scheme) => paletteOf(settings, at, defaults).action;
  const isOurs = (at: Scheme) => actionOf(at) === defaults[at].action;
  if (scheme === 'light' || settings.theme !== 'auto' || isOurs('light') || !isOurs('dark')) return;
  const { surface } = paletteOf(settings, 'dark', defaults);
  const instead = nearest(actionOf('light'), (value) => contrast(value, surface) >= 4.5);
  return {
    scheme,
    colour: 'action',
    ratio: 0,
    least: 0,
    isDarker: false,
    ...(instead && { instead }),
  };
}

function ratioOf(pair: Pair, palette: Palette): number {
  const [one, other] = pair.split('/') as [keyof Palette, keyof Palette];
  return contrast(palette[one], palette[other]);
}

/** What a colour that was chosen brings with it, so that nothing of ours is left beside it. */
function derived(settings: Partial<Settings>, scheme: Scheme, defaults: Defaults) {
  const palette = paletteOf(settings, scheme, defaults);
  const isOurs = (colour: Colour) => palette[colour] === defaults[scheme][colour];
  const all = own(palette, defaults[scheme]);
  const tokens: Record<string, string> = {};
  for (const [colour, brings] of Object.entries(followers) as [Colour, string[]][])
    if (!isOurs(colour)) for (const token of brings) tokens[token] = all[token] ?? '';
  return tokens;
}

const followers: Readonly<Record<Colour, readonly string[]>> = {
  action: ['color-action', 'color-action-hover', 'color-link', 'color-selected'],
  'on-action': ['color-on-action', 'color-action-hover'],
  surface: ['color-surface', 'color-field-background', 'color-selected', 'color-link'],
  ink: ['color-ink'],
};

const own = (palette: Palette, ours: Palette): Record<string, Hex> => ({
  'color-action': palette.action,
  'color-action-hover': palette['action-hover'],
  'color-on-action': palette['on-action'],
  'color-surface': palette.surface,
  'color-field-background': palette.surface,
  'color-ink': palette.ink,
  'color-link': linkIn(palette, ours),
  'color-selected': palette.selected,
});

/** Like a button, as far as text like that can be read. */
function linkIn({ action, surface, ink }: Palette, ours: Palette): Hex {
  if (action === ours.action && surface === ours.surface) return ours.link;
  return nearest(action, (value) => contrast(value, surface) >= 4.5) ?? ink;
}

function paletteOf(settings: Partial<Settings>, scheme: Scheme, defaults: Defaults): Palette {
  const palette = { ...defaults[scheme] };
  for (const name of names) {
    const value = settings[`${name}-${scheme}`];
    if (value && isHex(value)) palette[name] = value.toLowerCase();
  }
  const { action, 'on-action': onAction, surface } = palette;
  const ours = defaults[scheme];
  if (action !== ours.action || onAction !== ours['on-action'])
    palette['action-hover'] = pressed(action, onAction);
  if (action !== ours.action || surface !== ours.surface)
    palette.selected = mix(surface, action, 0.09);
  return palette;
}
