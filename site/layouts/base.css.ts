import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { oneFrameLater } from '../components/one-frame-later.css.ts';
import { radius, space } from '../components/scale.ts';
import { whenNear } from '../components/when-near.ts';

export const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-action'),
  color: token('color-on-action'),
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = style({ outlineOffset: '-3px' });

/**
 * Most sections; not one with headings that fragments lead to, which would jump as they come near,
 * nor the builder, whose frame would stop half loaded when it is scrolled past, nor lines of code,
 * which are so low that what follows them is in sight on a tablet, and would jump.
 */
const mostSections = `${main} > :nth-child(n + 2):not(:has(h3[id], [data-builder], pre))`;

globalStyle(mostSections, whenNear({ phone: 60, wide: 38 }));

/** Near is, to a browser, whatever lies within the next two windows. */
globalStyle(mostSections, oneFrameLater);
