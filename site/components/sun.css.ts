import { style } from '@vanilla-extract/css';
import { color } from './palette.ts';

/** A disc with two rings. Users of the class set `--size`, the width of the disc. */
export const sun = style({
  position: 'absolute',
  inlineSize: 'var(--size)',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: color('sun'),
  boxShadow: `0 0 0 calc(var(--size) * .2) ${color('protea')}, 0 0 0 calc(var(--size) * .4) ${color('night-glow')}`,
});
