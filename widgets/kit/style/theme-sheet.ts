import { tokens } from './tokens.ts';

/** False in browsers of before 2024. The build writes for the others. */
const hasLightDark = typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red,red)');

/** Without `light-dark()`: the theme of the attribute, and no colors of the host, which may need it too. */
const plain = ':host{--light:initial;--dark: }:host([theme=dark]){--light: ;--dark:initial}';

const resolve = ([name, value]: [string, string]) =>
  hasLightDark || !value.startsWith('light-dark')
    ? `--h-${name}:var(--hire-${name},${value})`
    : `--h-${name}:${value.replace(/light-dark\((.*), (.*)\)/, 'var(--light,$1)var(--dark,$2)')}`;

/**
 * Defines the resolved tokens `--h-<name>` on a page's root and on each widget's host. Built at run
 * time, because in a style module each token's name would be downloaded twice.
 */
export const themeSheet = `${hasLightDark ? '' : plain}:root,:host{${Object.entries(tokens).map(resolve).join(';')}}`;
