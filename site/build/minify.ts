import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { keptFeatures } from '../../tools/build/kept-features.ts';

const targets = browserslistToTargets(browserslist());

const cache = new Map<string, string>();

/**
 * Without the rules for classes in `unused`. Cached, because many pages share the same CSS, and the
 * same pages are rendered again by `npm run dev`.
 */
export function minify(css: string, unused: readonly string[] = []): string {
  const key = [css, ...unused].join();
  const minified = cache.get(key) ?? transformCss(css, unused);
  cache.set(key, minified);
  return minified;
}

function transformCss(css: string, unused: readonly string[]): string {
  const code = new TextEncoder().encode(css);
  const options = { filename: 'page.css', minify: true, targets, exclude: keptFeatures };
  return transform({ ...options, code, unusedSymbols: [...unused] }).code.toString();
}
