import { Features } from 'lightningcss';

/**
 * Features of CSS that the build does not rewrite for older browsers, because the result would be wrong or
 * long: `light-dark()` would no longer follow the color scheme of the host, and `:dir()` would become a
 * list of languages. For browsers without them, the sources contain simpler styles.
 */
export const keptFeatures: number = Features.LightDark | Features.DirSelector;
