import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { fill, font, headingFont, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { above, mono, radius, space, text, upTo } from '../style/scale.ts';

/** Two columns between phones and the width at which the preview moves beside the fields. */
export const twoInARow = `${above.phone} and ${upTo.bar}`;

export const group = style({
  ...stack(space[16]),
  '@media': { [twoInARow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const legend = style({ marginBlockEnd: space[12], padding: 0, ...headingFont(text.h3) });

export const folded = style({ borderBlock: `1px solid ${token('color-line')}` });
globalStyle(`${folded} + ${folded}`, { borderBlockStart: 0 });
globalStyle(`${folded} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: 0,
  paddingBlock: space[12],
});
globalStyle(`${folded}[open]`, { paddingBlockEnd: space[24] });

export const field = style({ ...stack(space[4]), alignContent: 'start' });

export const label = style({ padding: 0, fontSize: text.small, fontWeight: 600 });

export const hint = style(softLook);

/** Safari on iPhones zooms into a page when a field with smaller text gets the focus. */
export const FIELD_SIZE = '1rem';

export const control = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: space[12],
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.field,
  ...fill(token('color-field-background'), token('color-ink')),
  font: 'inherit',
});

/** Draws its own arrow, because browsers place theirs at the edge and ignore the padding. */
export const select = style([
  control,
  {
    vars: { '--x': 'calc(100% - 16px)' },
    appearance: 'none',
    paddingInlineEnd: space[32],
    backgroundImage: [45, -45]
      .map((turn) => `linear-gradient(${turn}deg, transparent 50%, currentColor 0)`)
      .join(),
    backgroundPosition: 'calc(var(--x) - 6px), var(--x)',
    backgroundPositionY: 'calc(50% + 1px)',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
    selectors: { '&:dir(rtl)': { vars: { '--x': '22px' } } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);

export const area = style({
  blockSize: '24em',
  paddingBlock: space[12],
  fontFamily: mono,
  ...font(FIELD_SIZE, 1.6),
  resize: 'vertical',
});
