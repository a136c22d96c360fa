import { tokens } from './tokens.ts';

const resolved = Object.entries(tokens).map(
  ([name, value]) => `--h-${name}:var(--hire-${name},${value})`,
);

/**
 * Defines the resolved tokens `--h-<name>` on a page's root and on each widget's host. Built at run
 * time, because in a style module each token's name would be downloaded twice.
 */
export const themeSheet = `:root,:host{${resolved.join(';')}}`;
