import { style } from '@vanilla-extract/css';
import { colour } from './palette.ts';

/** Set `--size` where it rises: the disc's width. Its two rings are a fifth of that each. */
export const sun = style({
  position: 'absolute',
  inlineSize: 'var(--size)',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: colour('sun'),
  boxShadow: `0 0 0 calc(var(--size) * .2) ${colour('protea')}, 0 0 0 calc(var(--size) * .4) ${colour('night-glow')}`,
});
