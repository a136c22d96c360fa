import { globalStyle, style } from '@vanilla-extract/css';
import { white } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const line = style({ display: 'grid', gap: space[24] });

export const heading = style({ fontSize: text.h3 });

export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[16]} ${space[32]}`,
});

/** On white in both themes: most logos are made for it. */
globalStyle(`${logos} img`, {
  inlineSize: 'auto',
  blockSize: '64px',
  padding: space[12],
  borderRadius: radius.field,
  backgroundColor: white,
});
