import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

export const paragraphs = style({ display: 'grid', gap: space[16], maxInlineSize: '34em' });
globalStyle(`${paragraphs} > :first-child`, { fontSize: text.lead });

export const quote = style([
  night,
  {
    display: 'grid',
    gap: space[24],
    marginBlockStart: space[32],
    padding: 'clamp(24px, 4vw, 48px)',
    borderRadius: radius.card,
  },
]);
globalStyle(`${quote} blockquote`, {
  margin: 0,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.75rem)',
  fontWeight: 700,
  letterSpacing: '-.015em',
  lineHeight: 1.25,
});
globalStyle(`${quote} figcaption`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});
