import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const tile = createVar();
const phone = '(width < 640px)';

export const variants = styleVariants({
  cards: [surface, { vars: { [tile]: token('color-tint') } }],
  plain: {
    display: 'grid',
    alignContent: 'start',
    gap: space[8],
    overflowWrap: 'anywhere',
    paddingBlock: 'clamp(8px, 2vw, 24px) clamp(0px, 1.4vw, 16px)',
    borderBlockStart: `2px solid ${token('color-ink')}`,
    vars: { [tile]: 'transparent' },
  },
  numbered: {
    display: 'grid',
    alignContent: 'start',
    gap: space[8],
    counterIncrement: 'card',
    // On phones the number is beside the text.
    '@media': {
      [phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: `${space[4]} ${space[16]}` },
    },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  marginBlockEnd: space[12],
  borderRadius: radius.icon,
  backgroundColor: tile,
});
globalStyle(`${variants.plain} > ${icon}`, {
  placeItems: 'center start',
  blockSize: '36px',
  marginBlockEnd: space[8],
  // On phones the list is short.
  '@media': { [phone]: { display: 'none' } },
});

globalStyle(`${variants.numbered}::before`, {
  content: 'counter(card)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  border: '2px solid transparent',
  '@media': { [phone]: { gridRow: '1 / 3' } },
  borderRadius: '50%',
  backgroundColor: color('sun'),
  color: color('on-sun'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.625rem',
  fontWeight: 700,
});

export const list = style({ marginBlockStart: space[8] });

export const asked = style({
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  fontSize: text.body,
  fontWeight: 600,
  letterSpacing: 0,
});

export const answer = style({
  maxInlineSize: '17em',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});
