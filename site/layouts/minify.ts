import { transform } from 'lightningcss';

/** The first versions that know `light-dark()`, which must stay: the same as the widgets'. */
const targets = { chrome: version(123), safari: version(17, 5), firefox: version(120) };

const made = new Map<string, string>();

/** Many pages share one style, so each is worked on once. */
export function minify(css: string): string {
  const small = made.get(css) ?? shrink(css);
  made.set(css, small);
  return small;
}

function shrink(css: string): string {
  const code = new TextEncoder().encode(css);
  return transform({ filename: 'page.css', code, minify: true, targets }).code.toString();
}

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
