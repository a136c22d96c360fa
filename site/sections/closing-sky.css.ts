import { globalStyle, style } from '@vanilla-extract/css';
import { between, tones } from '../components/band.css.ts';
import { root as related } from './related.css.ts';

export const later = style({
  vars: {
    '--disc-start': 'calc(var(--passed) * (100% - var(--disc-size)))',
    '--disc-size': 'calc(72px + (1 - var(--height)) * clamp(70px, 9vw, 116px))',
  },
  marginBlockStart: between,
  paddingBlock: 'clamp(44px, 9vw, 128px) 160px',
  selectors: {
    // Large on the hill when it rises and sets, and small and high in between: never behind the words.
    '&::before': {
      insetBlockStart: '100%',
      translate: '0 calc(var(--disc-size) / -2 - 36px - var(--height) * 56px)',
    },
    // The moon, which grows from a crescent in the evening.
    '&[data-dark]::before': {
      backgroundColor: 'transparent',
      boxShadow:
        'inset calc(var(--disc-size) * (-.26 - .8 * var(--passed))) calc(var(--disc-size) * -.1) 0 0 var(--on-night)',
    },
    '&::after': { translate: 'calc((.5 - var(--passed)) * 18%)' },
  },
});
globalStyle(`:is(${tones.tint}, ${related}) + ${later}`, { marginBlockStart: 0 });
