import { globalStyle, style } from '@vanilla-extract/css';
import { box, cluster, stack } from '../style/layout.ts';
import { white } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const line = style(stack(space[24]));

export const heading = style({ fontSize: text.h3 });

export const logos = style(cluster(`${space[16]} ${space[32]}`, 'center'));

/** On white in both themes: most logos are made for it. */
globalStyle(`${logos} img`, {
  ...box('auto', '64px'),
  padding: space[12],
  borderRadius: radius.field,
  backgroundColor: white,
});
