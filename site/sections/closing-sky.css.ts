import { globalStyle, style } from '@vanilla-extract/css';
import { between, tones } from '../components/band.css.ts';
import { color } from '../style/palette.ts';
import { root as related } from './related.css.ts';

export const later = style({
  // Below the words, and not over the edge.
  vars: {
    '--disc-start': 'calc(var(--passed) * (100% - 120px))',
    '--disc-size': '88px',
    // At noon it would be above the hill of a phone.
    '--climb': '-12px',
    // A red sun, because the evening sky is as yellow as the sun elsewhere.
    '--disc': color('protea'),
  },
  marginBlockStart: between,
  paddingBlock: 'clamp(48px, 9vw, 128px) 160px',
  selectors: {
    // Darker than the sun, where both are red.
    '&::after': { filter: 'brightness(.65)' },
    // The moon: a crescent.
    '&[data-dark]::before': {
      scale: 'none',
      background: 'none',
      boxShadow: 'inset -35px 0 var(--on-night)',
    },
  },
});
globalStyle(`:is(${tones.tint}, ${related}) + ${later}`, { marginBlockStart: 0 });
