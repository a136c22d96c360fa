import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

export const list = style({ borderBlockStart: `2px solid ${token('color-ink')}` });

export const item = style({ borderBlockEnd: `1px solid ${token('color-line')}` });

globalStyle(`${item} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '72px',
  paddingBlock: space[16],
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${item} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${item} summary:hover h3`, {
  textDecoration: 'underline 2px',
  textUnderlineOffset: '.2em',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  border: `2px solid ${token('color-field')}`,
  borderRadius: '50%',
  transition: 'rotate 240ms, background-color 150ms',
});
globalStyle(`${item}[open] ${icon}`, {
  rotate: '180deg',
  borderColor: color('sun'),
  backgroundColor: color('sun'),
  color: color('on-sun'),
});

export const answer = style({
  maxInlineSize: '40em',
  paddingBlockEnd: space[24],
  paddingInlineEnd: space[48],
  color: token('color-ink-soft'),
});

globalStyle(`${item}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
