import { globalStyle, style } from '@vanilla-extract/css';
import { centered, edged, fill, font, stack } from '../style/layout.ts';
import { color, faint } from '../style/palette.ts';
import { above, radius, space, text } from '../style/scale.ts';
import { binder, bubble } from '../style/sizes.ts';

export const folders = style({
  ...stack(`${binder.tab} ${space[16]}`),
  paddingBlockStart: binder.tab,
  vars: { '--each': bubble.length },
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const folder = style({
  ...stack(space[16]),
  alignContent: 'start',
  borderRadius: radius.card,
  '@media': {
    [above.tablet]: {
      gridColumn: 'span 2',
      // Five: the last two share a row.
      selectors: { '&:nth-child(n + 4)': { gridColumn: 'span 3' } },
    },
  },
});

export const head = style({ textWrap: 'balance' });

/** Each tab is a step further from the start than the one before it. */
export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: `calc(${radius.card} + 26% * var(--at))`,
  padding: `${space[4]} ${space[32]} 0`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  backgroundColor: 'var(--paper)',
});

export const pin = style({
  ...centered,
  inlineSize: space[32],
  marginBlockEnd: `calc(-1 * ${space[8]})`,
  aspectRatio: '1',
  borderRadius: '50%',
  ...edged,
  ...fill(color('protea'), color('on-night')),
  ...font(text.body, 1),
});

export const features = style(font(text.lead, 1.3));
globalStyle(`${features} > li`, {
  paddingBlock: space[8],
  borderBlockStart: `2px dotted ${faint}`,
});
