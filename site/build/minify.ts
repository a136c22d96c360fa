import { transform } from 'lightningcss';

/** The first versions with `light-dark()`, as for the widgets, so that it is not transpiled. */
const targets = { chrome: version(123), safari: version(17, 5), firefox: version(120) };

const cache = new Map<string, string>();

/** Cached, because many pages share the same CSS. */
export function minify(css: string): string {
  const minified = cache.get(css) ?? transformCss(css);
  cache.set(css, minified);
  return minified;
}

function transformCss(css: string): string {
  const code = new TextEncoder().encode(css);
  return transform({ filename: 'page.css', code, minify: true, targets }).code.toString();
}

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
