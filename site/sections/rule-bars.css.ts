import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockEnd: space[8],
  borderBlockEnd: `2px solid ${token('color-ink')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

const length = style({
  gridColumn: '1 / -1',
  // Visible in forced colors.
  border: '1px solid transparent',
  borderBlockStart: 0,
});

export const lengths = styleVariants({
  steady: [
    length,
    {
      blockSize: '20px',
      background: `linear-gradient(90deg, ${color('lagoon')} 88%, transparent)`,
    },
  ],
  /** Ends between the second and the twelfth week. */
  ending: [
    length,
    {
      inlineSize: 'calc(100% * 12 / 13)',
      blockSize: '40px',
      background: `linear-gradient(90deg, ${color('sun')} 16.7%, color-mix(in srgb, ${color('sun')} 35%, transparent) 0)`,
    },
  ],
  open: [
    length,
    { blockSize: '40px', background: `linear-gradient(90deg, ${color('dusk')} 88%, transparent)` },
  ],
});
