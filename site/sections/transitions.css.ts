import { globalStyle, style } from '@vanilla-extract/css';
import { color, paper } from '../style/palette.ts';
import { above, radius, space, upTo } from '../style/scale.ts';

/** All end at one line. */
export const list = style({
  display: 'grid',
  gap: space[12],
  borderInlineEnd: `8px solid ${color('protea')}`,
});

export const bar = style({
  marginBlockStart: space[4],
  lineHeight: 1.2,
  '@media': { [above.phone]: { display: 'flex' } },
});
globalStyle(`${bar} > *`, {
  display: 'block',
  padding: `${space[12]} ${space[16]}`,
});
globalStyle(`${bar} > span`, {
  border: '2px dashed currentColor',
  '@media': {
    [above.phone]: {
      borderInlineEnd: 0,
      borderStartStartRadius: radius.pill,
      borderEndStartRadius: radius.pill,
    },
    [upTo.phone]: {
      inlineSize: '80%',
      borderBlockEnd: 0,
      borderStartStartRadius: radius.icon,
      borderStartEndRadius: radius.icon,
    },
  },
});
globalStyle(`${bar} > b`, {
  flex: 1,
  border: '2px solid transparent',
  backgroundColor: paper.lagoon,
  fontWeight: 600,
});
