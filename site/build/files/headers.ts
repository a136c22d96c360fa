import { repository } from '../editor/repository.ts';
import { type HeaderRule, type Headers, headerRules } from './header-rules.ts';
import type { Site } from './site.ts';

/**
 * Writes `_headers`, which Netlify, Cloudflare Pages and other hosts read. If two rules set the
 * same header, hosts join the two values, so no two rules for a path may set the same one.
 */
export function writeHeaders(site: Site, edited = repository): string {
  const [[, allPaths], ...others] = headerRules(site.outDir, edited);
  // Without a rule, these hosts let browsers keep a file but ask each time, as `no-cache` does.
  const { 'Cache-Control': _, 'Content-Security-Policy': policy = '', ...shared } = allPaths;
  const withPolicy = { 'Content-Security-Policy': policy };
  const rules: HeaderRule[] = [
    ['/*', edited ? shared : { ...withPolicy, ...shared }],
    // The editor needs a policy of its own, so that of the pages is not set for all paths.
    ...(edited ? pagePatterns(site).map((path): HeaderRule => [path, withPolicy]) : []),
    ...others,
  ];
  return rules.map(([path, headers]) => [path, ...headerLines(headers), ''].join('\n')).join('\n');
}

/**
 * All paths but those of the editor. `/s*` stands for all pages that begin with it, because Cloudflare
 * reads no more than 100 rules; `/a*` would include the editor.
 */
function pagePatterns({ pages }: Site): readonly string[] {
  const paths = [...pages.map(({ path }) => path), '/embed-preview.html', '/pictures/'];
  return [
    ...new Set(
      paths.map((path) => (path === '/' || path.startsWith('/a') ? path : `${path.slice(0, 2)}*`)),
    ),
  ];
}

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
