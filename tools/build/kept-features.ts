import { Features } from 'lightningcss';

/**
 * Styles that the build leaves as they are, because what it would write for older browsers is wrong or
 * long: `light-dark()` would no longer follow the color scheme of the host, and `:dir()` would become a
 * list of languages. The sources have something plainer for browsers without them.
 */
export const keptFeatures: number = Features.LightDark | Features.DirSelector;
