import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { columnsOf, headingFont } from '../../style/layout.ts';
import { circle, softLook } from '../../style/looks.ts';
import { color } from '../../style/palette.ts';
import { above, belowHeader, mono, radius, rhythm, space, text } from '../../style/scale.ts';
import { browser as size } from '../../style/sizes.ts';
import { night } from '../../style/theme.css.ts';
import { stage } from './builder.css.ts';

const wide = above.tablet;

export const rows = style(columnsOf('minmax(0, 1fr)', space[24]));
globalStyle(`${rows} > ${stage}`, { blockSize: size.example });
globalStyle(
  `${rows} [role=log]`,
  columnsOf('repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', `0 ${space[24]}`),
);
export const columns = style([rows, { '@media': { [wide]: { gridTemplateColumns: '8fr 4fr' } } }]);

export const heard = style([
  night,
  {
    alignSelf: 'start',
    // Beside the part of the example that is in view.
    position: 'sticky',
    insetBlockStart: belowHeader,
    padding: rhythm.sheet,
    borderRadius: radius.card,
    fontSize: text.small,
  },
]);
export const hint = style({ color: token('color-ink-soft'), marginBlockEnd: space[12] });
export const title = style(headingFont(text.h3));

export const event = style({
  ...columnsOf('auto minmax(0, 1fr)'),
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: space[12],
  paddingBlock: '6px',
  borderBlockStart: `1px solid ${token('color-line')}`,
  direction: 'ltr',
  ...softLook,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    display: 'inline-block',
    ...circle('10px'),
    border: '2px solid currentColor',
  },
});
globalStyle(`${event} code`, { fontFamily: mono });
globalStyle(`${event} > span`, { gridColumn: 2 });
globalStyle(`${event}[data-heard] > code`, { color: color('sun'), fontWeight: 700 });
globalStyle(`${event}[data-heard]::before`, {
  borderColor: color('sun'),
  backgroundColor: color('sun'),
});
