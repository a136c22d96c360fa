import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, fill, headingFont } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { drawn, radius, rhythm, space } from '../style/scale.ts';

const wide = '(inline-size >= 26rem)';

const call = style({
  ...columnsOf('minmax(0, 1fr) auto'),
  columnGap: space[12],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${token('color-line')}`,
  '@container': { [wide]: { gridTemplateColumns: '5.6rem minmax(0, 1fr)' } },
});

export const time = style({
  ...softLook,
  fontVariantNumeric: 'tabular-nums',
  order: 1,
  '@container': { [wide]: { order: 0 } },
});
export const who = style({ fontWeight: 600 });
export const outcome = style({
  order: 2,
  gridColumn: '1 / 3',
  ...softLook,
  '@container': { [wide]: { gridColumn: 2 } },
});

export const calls = styleVariants({
  again: [call, {}],
  no: [call, {}],
  meeting: [
    call,
    {
      // It breaks out of the sheet.
      marginInline: `calc(-1 * ${rhythm.drawing} - 12px)`,
      padding: `${space[16]} calc(${rhythm.drawing} + 12px)`,
      border: '1px solid transparent',
      borderRadius: radius.field,
      ...fill(color('sun'), color('on-sun')),
    },
  ],
});
globalStyle(`${calls.no} > ${who}`, { textDecoration: `line-through 2px ${token('color-field')}` });
globalStyle(`${calls.meeting} > *`, { color: 'inherit' });
globalStyle(`${calls.meeting} > ${outcome}`, headingFont(drawn.heading));
