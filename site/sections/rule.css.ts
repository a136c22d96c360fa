import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

const wide = '(width > 860px)';

export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockEnd: space[8],
  borderBlockEnd: `2px solid ${token('color-ink')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const models = style({});

export const model = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  paddingBlockEnd: 'clamp(20px, 3vw, 32px)',
  '@media': { [wide]: { gridTemplateColumns: '4fr 5fr 3fr' } },
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

export const line = style([length, { borderBlockStart: `2px solid ${token('color-ink')}` }]);

export const title = style({ fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2rem)' });

export const features = style({ color: token('color-ink-soft') });
globalStyle(`${features} > li`, {
  '@media': { '(width <= 860px)': { display: 'inline' }, [wide]: { paddingBlockEnd: space[4] } },
});
globalStyle(`${features} > li + li::before`, {
  '@media': { '(width <= 860px)': { content: ' · ' } },
});

export const price = style({ fontWeight: 600 });
globalStyle(`${price} > b`, {
  color: token('color-ink-soft'),
  fontSize: text.small,
  '@media': { [wide]: { display: 'block' }, '(width <= 860px)': { marginInlineEnd: space[12] } },
});
