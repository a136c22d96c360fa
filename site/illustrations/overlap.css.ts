import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const places = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: space[24],
  paddingBlockEnd: space[16],
});

export const shaft = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 'calc(100% - 2.4em)',
  fill: color('night-glow'),
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
});

export const times = style({
  marginInlineStart: 'auto',
  color: token('color-ink-soft'),
  fontVariantNumeric: 'tabular-nums',
});

export const day = style({
  inlineSize: '100%',
  marginBlock: space[8],
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const working = style({ fill: color('on-night-line') });
export const reference = style({ fill: color('lagoon') });
export const shared = style({ fill: 'url(#dawn)' });

export const words = style({ color: color('sun'), fontWeight: 600 });

export const axis = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 25%)',
  justifyContent: 'center',
  textAlign: 'center',
  paddingBlockStart: space[8],
  borderBlockStart: `2px dotted ${token('color-line')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({
  color: token('color-ink-soft'),
  fontSize: text.small,
  textAlign: 'center',
});
