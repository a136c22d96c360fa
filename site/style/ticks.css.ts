import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from './palette.ts';
import { space } from './scale.ts';

const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'><circle cx='11' cy='11' r='11' fill='${palette.sun}'/><path d='m6.5 11.5 3 3 6-7' fill='none' stroke='${palette.night}' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'/></svg>`;

/** A list with check marks. */
export const ticks = style({
  vars: { '--tick': `url("data:image/svg+xml,${encodeURIComponent(drawing)}")` },
});

globalStyle(`${ticks} > li`, {
  paddingInlineStart: '36px',
  background: 'var(--tick) 0 var(--tick-start, .16em) / 22px no-repeat',
});
globalStyle(`${ticks} > li:dir(rtl)`, { backgroundPositionX: '100%' });
globalStyle(`${ticks} > li + li`, { marginBlockStart: space[12] });
