import { tokens } from './tokens.ts';

const resolved = Object.entries(tokens).map(
  ([name, value]) => `--h-${name}:var(--hire-${name},${value})`,
);
const sheet = `:root,:host{${resolved.join(';')}}`;

/** For browsers of before 2024: the theme of the attribute, and no color of a host, which may need both. */
const toPlain = () =>
  ':host{--light:initial;--dark: }:host([theme=dark]){--light: ;--dark:initial}' +
  sheet.replace(
    /var\(--hire-[\w-]+,light-dark\((.*?), (.*?)\)\)/g,
    'var(--light,$1)var(--dark,$2)',
  );

/**
 * Defines the resolved tokens `--h-<name>` on a page's root and on each widget's host. Built at run
 * time, because in a style module each token's name would be downloaded twice. A build, which has no
 * `CSS`, writes for browsers with `light-dark()`.
 */
export const themeSheet: string =
  typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red,red)') ? sheet : toPlain();
