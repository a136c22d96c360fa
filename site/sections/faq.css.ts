import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, centered, fill, inline } from '../style/layout.ts';
import { color, faint } from '../style/palette.ts';
import { space } from '../style/scale.ts';

export const list = style({ borderBlockStart: `2px solid ${token('color-ink')}` });

export const item = style({ borderBlockEnd: `1px solid ${faint}` });

globalStyle(`${item} summary`, {
  ...inline(space[16]),
  justifyContent: 'space-between',
  minBlockSize: '72px',
  paddingBlock: space[16],
});
globalStyle(`${item} summary:hover h3`, {
  textDecoration: 'underline 2px',
  textUnderlineOffset: '.2em',
});

export const icon = style({
  ...centered,
  flex: 'none',
  ...box('40px'),
  border: `2px solid ${token('color-field')}`,
  borderRadius: '50%',
  transition: 'rotate 240ms, background-color 150ms',
});
globalStyle(`${item}[open] ${icon}`, {
  rotate: '180deg',
  borderColor: color('sun'),
  ...fill(color('sun'), color('on-sun')),
});

export const answer = style({
  maxInlineSize: '40em',
  paddingBlockEnd: space[24],
  paddingInlineEnd: space[48],
  color: token('color-ink-soft'),
});
