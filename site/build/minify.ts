import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { keptFeatures } from '../../tools/build/kept-features.ts';

const targets = browserslistToTargets(browserslist());

const cache = new Map<string, string>();

/** Cached, because many pages share the same CSS. */
export function minify(css: string): string {
  const minified = cache.get(css) ?? transformCss(css);
  cache.set(css, minified);
  return minified;
}

function transformCss(css: string): string {
  const code = new TextEncoder().encode(css);
  const options = { filename: 'page.css', minify: true, targets, exclude: keptFeatures };
  return transform({ ...options, code }).code.toString();
}
