import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { behindLook, hiddenDecoration } from './looks.ts';
import { paper } from './palette.ts';
import { onDayGround, onNightGround } from './theme.css.ts';

/**
 * The sky at the page's hour, across the window, with the sun or the moon over a hill. Its colors are
 * custom properties, from `skyVariables`. With `data-dark`, its text is light.
 */
export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // Not repeated under the border.
  background:
    'linear-gradient(var(--sky), var(--horizon) 85%) no-repeat var(--land, var(--ground))',
  color: token('color-ink'),
  // Visible in forced colors, which remove the background.
  borderBlockEnd: '1px solid transparent',
  vars: onDayGround,
  selectors: {
    '&[data-dark]': { vars: onNightGround },
    /** The sun or the moon. */
    '&::before': {
      ...behindLook,
      insetInlineStart: 'var(--disc-start)',
      insetBlockStart: 'calc(100% - 120px)',
      // Not by its inset: moving to the visitor's hour would be a layout shift.
      translate: '0 calc(var(--height) * var(--climb) * -1)',
      inlineSize: 'var(--disc-size)',
      aspectRatio: '1',
      borderRadius: '50%',
      backgroundColor: 'var(--disc, var(--sun))',
      boxShadow: `0 0 0 calc(var(--disc-size) * .16) var(--ring, var(--protea)), 0 0 0 calc(var(--disc-size) * .32) var(--ring, ${paper.clay})`,
      '@media': hiddenDecoration,
    },
    /** The moon is smaller. */
    '&[data-dark]::before': { scale: '.42', transformOrigin: 'top' },
    '&::after': {
      ...behindLook,
      // Wide enough that the hill reaches both edges of a phone.
      insetInline: '-40%',
      insetBlockEnd: '-84px',
      blockSize: 'clamp(112px, 12vw, 150px)',
      borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
      backgroundColor: 'var(--land, var(--ground))',
      '@media': hiddenDecoration,
    },
  },
});
