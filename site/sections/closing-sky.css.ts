import { globalStyle, style } from '@vanilla-extract/css';
import { between, tones } from '../components/band.css.ts';
import { root as related } from './related.css.ts';

export const later = style({
  vars: { '--disc-start': '46%', '--disc-size': 'clamp(150px, 18vw, 240px)', '--climb': '-20px' },
  marginBlockStart: between,
  paddingBlock: 'clamp(64px, 9vw, 128px) 150px',
});
globalStyle(`:is(${tones.tint}, ${related}) + ${later}`, { marginBlockStart: 0 });
