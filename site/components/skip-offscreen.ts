import type { StyleRule } from '@vanilla-extract/css';

/**
 * `content-visibility: auto`: browsers skip the layout until the element is near the viewport. On a
 * slow phone this halves the work before the first paint. Only for screens: printed pages need
 * everything.
 *
 * @param height the estimated height in rem, used until the browser has measured the real one
 */
export const skipOffscreen = (height: { phone: number; wide: number }) =>
  ({
    '@media': {
      screen: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height.phone}rem` },
      'screen and (width > 900px)': { containIntrinsicBlockSize: `auto ${height.wide}rem` },
    },
  }) satisfies StyleRule;
