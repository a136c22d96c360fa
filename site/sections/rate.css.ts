import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

export const sheet = style({
  display: 'grid',
  gap: space[24],
  padding: 'clamp(20px, 3vw, 40px)',
  ...cardLook,
});

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const fields = style({
  '@media': {
    'screen and (scripting: enabled)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
      alignItems: 'end',
      gap: space[16],
    },
  },
});

export const result = style({
  minBlockSize: '2.4em',
  paddingInlineStart: space[16],
  borderInlineStart: `6px solid ${color('sun')}`,
  alignContent: 'center',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});

export const method = style({ color: token('color-ink-soft') });
