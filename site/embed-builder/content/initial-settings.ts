import { type Token, tokens } from '../../../widgets/kit/style/tokens.ts';
import type { Settings } from './settings.ts';
import { type Color, colors, type Scheme } from './words.ts';

/** The initial choices: a complete example. */
export const initialSettings: Settings = {
  widget: 'get-matched',
  mode: 'page',
  openOn: '',
  amount: '20',
  frequency: 'once-a-week',
  label: '',
  corner: 'end',
  distance: '16',
  role: '',
  contact: 'needed',
  partner: 'acme',
  theme: 'auto',
  corners: 'round',
  language: 'en',
  otherLanguage: '',
  direction: 'ltr',
  ...initialColors(),
};

/** Colors that a partner cannot choose, but that are shown beside chosen ones. */
const fixedColors = [
  'action-hover',
  'ink-soft',
  'link',
  'danger',
  'field',
  'selected',
  'focus',
] as const;

/** The default colors of the widgets. */
export const defaultColors = { light: defaultColorsOf(0), dark: defaultColorsOf(1) };

/** The first or second color of a token like `light-dark(#fff, #0d272e)`, with six digits. */
function hexOf(name: Token, index: 0 | 1): string {
  const [, digits = ''] = [...tokens[name].matchAll(/#(\w+)/g)][index] ?? [];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function initialColors() {
  const entries = Object.keys(colors).flatMap((name) => [
    [`${name}-light`, hexOf(`color-${name}` as Token, 0)],
    [`${name}-dark`, hexOf(`color-${name}` as Token, 1)],
  ]);
  return Object.fromEntries(entries) as Pick<Settings, `${keyof typeof colors}-${Scheme}`>;
}

function defaultColorsOf(index: 0 | 1) {
  const names = [...(Object.keys(colors) as Color[]), ...fixedColors];
  const entries = names.map((name) => [name, hexOf(`color-${name}`, index)]);
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
}
