import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { pillLook } from '../style/looks.ts';
import { radius, space, text, upTo } from '../style/scale.ts';

export const members = style({ rowGap: space[48] });

export const member = style({ display: 'grid', alignContent: 'start', gap: space[4] });

globalStyle(`${member} > img`, {
  inlineSize: '100%',
  maxInlineSize: '280px',
  blockSize: 'auto',
  marginBlockEnd: space[12],
  borderRadius: radius.card,
});

export const moment = style({
  justifySelf: 'start',
  padding: `2px ${space[12]}`,
  ...pillLook,
});

export const role = style({ fontWeight: 600, marginBlockEnd: space[4] });

export const description = style({ color: token('color-ink-soft'), fontSize: text.small });

/** In narrow windows the portrait is beside the text. */
globalStyle(`${member}`, {
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: space[16],
    },
  },
});
globalStyle(`${member} > img`, { '@media': { [upTo.phone]: { gridRow: 'span 4' } } });
