import { tokens } from './tokens.ts';

const resolved = Object.entries(tokens).map(
  ([name, value]) => `--h-${name}:var(--hire-${name},${value})`,
);

/**
 * Resolves the tokens once, where they enter: at a page's root, or at a widget's host. Written out, as
 * a style module's text is, each of their names would be downloaded twice.
 */
export const themeSheet = `:root,:host{${resolved.join(';')}}`;
