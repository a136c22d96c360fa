import { style } from '@vanilla-extract/css';

/** Its room is kept before the widget arrives, so nothing below it moves. */
export const slot = style({
  display: 'block',
  maxInlineSize: '752px',
  minBlockSize: '420px',
  marginInline: 'auto',
});
