import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** Resolved once, where the tokens enter: a page's root, or a widget's host. */
globalStyle(':root, :host', {
  vars: Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--h-${name}`, `var(--hire-${name}, ${value})`]),
  ),
});
