import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, font, globalStyleOn, stack } from '../style/layout.ts';
import { circle, telling } from '../style/looks.ts';
import { color, paper } from '../style/palette.ts';
import { above, space, text } from '../style/scale.ts';
import { paperInk } from '../style/theme.css.ts';
import { caption, name } from './frame.ts';

/**
 * Parts of one thing, three or four, as circles: a list in which each item begins with its name in
 * bold. The class `out` is for what is left out. On phones each is a small sun beside its words.
 */
export const root = style({});

globalStyle(`${root} > ul`, stack(space[16]));
globalStyle(`${root} li`, {
  ...columnsOf('32px minmax(0, 1fr)', space[16]),
  ...font(text.small, 1.25),
});
globalStyle(`${root} li::before`, { content: '', ...circle('32px'), ...telling(color('sun')) });
globalStyle(`${root} b`, { ...name, display: 'block', fontSize: text.h3 });

const wide = (selector: string, rule: StyleRule) =>
  globalStyleOn(above.phone, `${root} ${selector}`, rule);
wide('> ul', columnsOf('repeat(auto-fit, minmax(9.5rem, 1fr))', '0'));
wide('li', {
  flex: '1 1 12rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  maxInlineSize: '15.5rem',
  marginInline: '-2px',
  padding: '9%',
  aspectRatio: '1',
  border: '4px solid transparent',
  borderRadius: '50%',
  ...paperInk,
  textAlign: 'center',
});
wide('li::before', { content: 'none' });
for (const [at, name] of (['sun', 'clay', 'lagoon', 'dusk'] as const).entries())
  wide(`li:nth-child(${at + 1})`, { backgroundColor: paper[name] });
globalStyleOn(above.tablet, `${root} > ul`, { display: 'flex', flexWrap: 'wrap' });
globalStyleOn(above.tablet, `${root} li`, { padding: space[24] });

const out = { border: `4px dashed ${token('color-field')}`, ...telling('none') };
globalStyle(`${root} li.out::before`, out);
wide('li.out', out);
globalStyle(`${root} > figcaption`, caption);
