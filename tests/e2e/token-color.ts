import { type Token, tokens } from '../../widgets/kit/style/tokens.ts';

/** A token's color in one of the two schemes, as a browser computes it. */
export function computedColor(name: Token, scheme: 'light' | 'dark'): string {
  const colors = [...tokens[name].matchAll(/#(\w+)/g)].map(([, digits = '']) => digits);
  const digits = colors[scheme === 'light' ? 0 : 1] ?? '';
  const hex = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channels = hex.match(/../g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
