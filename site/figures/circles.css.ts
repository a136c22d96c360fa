import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { font, globalStyleOn, stack } from '../style/layout.ts';
import { telling } from '../style/looks.ts';
import { paper } from '../style/palette.ts';
import { above, radius, space, text } from '../style/scale.ts';
import { paperInk } from '../style/theme.css.ts';
import { caption, name } from './frame.ts';

/**
 * Parts of one thing, three or four, as circles, or in small windows as round bars: a list in which each
 * item begins with its name in bold. The class `out` is for what is left out.
 */
export const root = style({});

globalStyle(`${root} > ul`, {
  ...stack(space[4]),
  '@media': { [above.tablet]: { display: 'flex', flexWrap: 'wrap', gap: 0 } },
});
globalStyle(`${root} li`, {
  padding: `${space[12]} ${space[24]}`,
  border: '4px solid transparent',
  borderRadius: radius.hero,
  ...paperInk,
  ...font(text.small, 1.25),
});
globalStyleOn(above.tablet, `${root} li`, {
  flex: '1 1 12rem',
  display: 'grid',
  alignContent: 'center',
  maxInlineSize: '15.5rem',
  marginInline: '-2px',
  padding: space[24],
  aspectRatio: '1',
  borderRadius: '50%',
  textAlign: 'center',
});
for (const [at, name] of (['sun', 'clay', 'lagoon', 'dusk'] as const).entries())
  globalStyle(`${root} li:nth-child(${at + 1})`, { backgroundColor: paper[name] });
globalStyle(`${root} li.out`, { border: `4px dashed ${token('color-field')}`, ...telling('none') });
globalStyle(`${root} b`, { ...name, display: 'block', fontSize: text.h3 });
globalStyle(`${root} > figcaption`, caption);
