import { type Token, tokens } from '../../../widgets/kit/style/tokens.ts';
import type { Settings } from '../content/settings.ts';
import { type Colour, colours, type Scheme } from '../content/words.ts';

/** What is chosen before anybody chooses: a partner sees a whole example. */
export const atFirst: Settings = {
  widget: 'get-matched',
  mode: 'page',
  openOn: '',
  amount: '20',
  frequency: 'once-a-week',
  label: '',
  role: '',
  contact: 'needed',
  partner: 'acme',
  theme: 'auto',
  corners: 'round',
  language: 'en',
  otherLanguage: '',
  direction: 'ltr',
  ...coloursAtFirst(),
};

/** What nobody chooses here, and what is seen beside what they do choose. */
const fixed = ['action-hover', 'ink-soft', 'link', 'danger', 'field', 'selected', 'focus'] as const;

/** What a widget looks like where nobody chose anything. */
export const ownLooks = { light: ownLook(0), dark: ownLook(1) };

/** Of `light-dark(#fff, #0d272e)` the first or the second, in six digits. */
function hexOf(name: Token, at: 0 | 1): string {
  const [, digits = ''] = [...tokens[name].matchAll(/#(\w+)/g)][at] ?? [];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function coloursAtFirst() {
  const entries = Object.keys(colours).flatMap((name) => [
    [`${name}-light`, hexOf(`color-${name}` as Token, 0)],
    [`${name}-dark`, hexOf(`color-${name}` as Token, 1)],
  ]);
  return Object.fromEntries(entries) as Pick<Settings, `${keyof typeof colours}-${Scheme}`>;
}

function ownLook(at: 0 | 1) {
  const names = [...(Object.keys(colours) as Colour[]), ...fixed];
  const entries = names.map((name) => [name, hexOf(`color-${name}`, at)]);
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
}
