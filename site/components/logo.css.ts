import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.lead,
  fontWeight: 700,
  letterSpacing: '-.03em',
  lineHeight: 1,
  color: token('color-ink'),
  textDecoration: 'none',
});
