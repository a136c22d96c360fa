import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card } from '../style/grid.css.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const variants = styleVariants({
  quotes: {
    display: 'grid',
    gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
    gap: space[8],
    paddingBlockStart: space[16],
    borderBlockStart: `2px solid ${color('sun')}`,
  },
  cards: [card, {}],
});

export const title = style({
  fontFamily: 'var(--hire-font)',
  fontSize: text.body,
  letterSpacing: 0,
});

export const quote = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const from = style({ color: token('color-ink-soft'), fontSize: text.small });

export const question = style({
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: space[16],
  borderBlockStart: `2px dotted ${token('color-line')}`,
  fontWeight: 600,
  lineHeight: 1.4,
});
