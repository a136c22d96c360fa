import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space } from '../style/scale.ts';

/** One after another, they are a list. */
export const section = style({
  selectors: {
    '& + &': { paddingBlockStart: 0 },
    '&:not(:last-child)': { paddingBlockEnd: 0 },
  },
});

export const root = style({ borderBlockStart: `1px solid ${token('color-line')}` });

globalStyle(`${root} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[16],
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${root} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${root} > summary h2`, { fontSize: '1.125rem', lineHeight: 1.35 });
globalStyle(`${root} > summary:hover h2`, {
  textDecoration: 'underline 2px',
  textUnderlineOffset: '.2em',
});
globalStyle(`${root} > summary svg`, { flex: 'none', transition: 'rotate 240ms' });
globalStyle(`${root}[open] > summary svg`, { rotate: '180deg' });
globalStyle(`${root}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const content = style({
  display: 'grid',
  gap: space[24],
  minInlineSize: 0,
  paddingBlockEnd: space[48],
});
globalStyle(`${content} > *`, { minInlineSize: 0 });
