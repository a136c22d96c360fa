import type { StyleRule } from '@vanilla-extract/css';

/**
 * Laid out when a visitor comes near: on a slow phone, half of the work before the first paint.
 * Until then it counts as `high`, and afterwards as the browser has seen it. Paper has no "near".
 *
 * @param high in rem, as measured on phones and on wider windows
 */
export const whenNear = (high: { phone: number; wide: number }) =>
  ({
    '@media': {
      screen: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${high.phone}rem` },
      'screen and (width > 900px)': { containIntrinsicBlockSize: `auto ${high.wide}rem` },
    },
  }) satisfies StyleRule;
