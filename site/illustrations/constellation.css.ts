import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

const wide = '(inline-size >= 25rem)';
const narrow = '(inline-size < 25rem)';

/** The distance of a star from the center, in percent of the width. */
export const reach = { end: 19, middle: 24 };

/** In narrow containers a list under the sun. */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', minBlockSize: '372px' },
  },
});

export const lines = style({
  position: 'absolute',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@container': { [narrow]: { display: 'none' } },
});

const thin = { vectorEffect: 'non-scaling-stroke' } as const;
export const line = style({
  ...thin,
  stroke: color('on-night-soft'),
  strokeWidth: '2.5px',
  strokeDasharray: '0 8px',
});
export const star = style({ ...thin, stroke: color('sun-bright'), strokeWidth: '14px' });

export const lead = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(8rem, 100% - 36px)',
  aspectRatio: '1',
  padding: space[8],
  margin: '18px',
  border: '1px solid transparent',
  borderRadius: '50%',
  backgroundColor: color('sun'),
  boxShadow: `0 0 0 18px ${color('protea')}`,
  color: color('on-sun'),
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
  '@container': { [wide]: { position: 'absolute', inset: 0, margin: 'auto' } },
});

/** Rows of equal height, because the stars are positioned by row number. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: '1fr',
  alignItems: 'center',
  '@container': {
    [narrow]: {
      marginInlineStart: 'min(74px, 20%)',
      borderInlineStart: `3px dotted ${color('on-night-line')}`,
    },
  },
});

const away = (distance: number) => `calc(${distance * 2}% + 14px)`;
export const left = style({});
export const right = style({});

export const member = style({
  paddingBlock: space[8],
  fontWeight: 600,
  lineHeight: 1.25,
  '@container': {
    [narrow]: {
      position: 'relative',
      paddingInlineStart: space[24],
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(${space[8]} + .25em)`,
        insetInlineStart: '-8px',
        inlineSize: '13px',
        aspectRatio: '1',
        borderRadius: '50%',
        backgroundColor: color('sun-bright'),
      },
    },
  },
});

globalStyle(`${left} > li`, {
  '@container': { [wide]: { paddingInlineEnd: away(reach.middle), textAlign: 'end' } },
});
globalStyle(`${right} > li`, {
  '@container': { [wide]: { paddingInlineStart: away(reach.middle) } },
});
globalStyle(`${left} > :is(:first-child, :last-child)`, {
  '@container': { [wide]: { paddingInlineEnd: away(reach.end) } },
});
globalStyle(`${right} > :is(:first-child, :last-child)`, {
  '@container': { [wide]: { paddingInlineStart: away(reach.end) } },
});
