import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { fill, inline, stack } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const mail = style({
  ...stack(`0 ${space[16]}`),
  alignItems: 'center',
  paddingBlock: '7px',
  borderBlockStart: `1px solid ${token('color-line')}`,
  '@container': { '(inline-size >= 27rem)': { gridTemplateColumns: '5fr 6fr' } },
});

export const done = style([mail, {}]);
/** Lit: it waits for the owner. */
export const left = style([
  mail,
  {
    marginInline: '-12px',
    padding: `10px ${space[12]}`,
    border: '1px solid transparent',
    borderRadius: radius.field,
    ...fill(color('sun'), color('on-sun')),
    fontWeight: 700,
  },
]);

export const subject = style({ fontSize: text.small });
globalStyle(`${done} > ${subject}`, {
  color: token('color-ink-soft'),
  textDecoration: `line-through ${token('color-field')}`,
});
export const outcome = style(inline(space[8]));
