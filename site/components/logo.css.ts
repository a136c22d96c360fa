import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { font, headingFace } from '../style/layout.ts';
import { space, text } from '../style/scale.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  ...headingFace,
  ...font(text.lead, 1),
  letterSpacing: '-.03em',
  color: token('color-ink'),
  textDecoration: 'none',
});
