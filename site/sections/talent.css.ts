import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { pillLook } from '../style/looks.ts';
import { radius, space, text } from '../style/scale.ts';

const beside = '(width < 640px)';

/** In narrow windows the portrait is beside the text. */
export const card = style([
  surface,
  {
    position: 'relative',
    gap: space[4],
    '@media': {
      [beside]: {
        display: 'grid',
        gridTemplateColumns: '80px minmax(0, 1fr)',
        columnGap: space[16],
        justifyItems: 'start',
        padding: space[12],
      },
    },
  },
]);
globalStyle(`${card} > img`, {
  borderRadius: radius.icon,
  marginBlockEnd: space[12],
  '@media': { [beside]: { gridRow: '1 / 8', inlineSize: '80px', blockSize: 'auto' } },
});

/** In narrow windows the card has no arrow that says where it leads. */
globalStyle(`${card} h3 > a`, {
  '@media': { [beside]: { textDecoration: 'underline', textUnderlineOffset: '.15em' } },
});

export const role = style({ fontWeight: 600 });

export const specialty = style({
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** In narrow windows a card is short: the profile says the rest. */
export const more = style({ '@media': { [beside]: { display: 'none' } } });

export const chip = style({
  marginBlockStart: space[4],
  padding: `2px ${space[12]}`,
  ...pillLook,
});
