import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { earlyScript } from '../../assets/scripts.ts';
import { brand } from '../../content/brand.ts';
import { editorPolicy } from '../editor/policy.ts';
import { type Repository, repository } from '../editor/repository.ts';
import type { Site } from './site.ts';

type Headers = Record<string, string>;
type Rule = [path: string, headers: Headers];

const cacheForever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const cacheBriefly: Headers = { 'Cache-Control': 'public, max-age=300' };

/** Allows the `style` element of pages, and their one inline script by its hash. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // 'self' is for Lighthouse only, which fetches robots.txt from within the page.
  `connect-src 'self' ${new URL(brand.project).origin}`,
  `frame-src 'self' ${new URL(brand.scheduler).origin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const allPaths: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Writes `_headers`, which Netlify, Cloudflare Pages and other hosts read. If two rules set the
 * same header, hosts join the two values, so no two rules for a path may set the same one.
 */
export function writeHeaders(site: Site, edited = repository): string {
  const rules: Rule[] = [
    ['/*', edited ? allPaths : { ...withPolicy(policy), ...allPaths }],
    ...(edited ? policyRules(site, edited) : []),
    ['/assets/*', cacheForever],
    ['/feed.json', { 'Content-Type': 'application/feed+json; charset=utf-8' }],
    ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
    [
      '/widgets/*',
      { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ],
    ...widgetFiles(site.outDir).map(
      (path): Rule => [path, neverChanges.test(path) ? cacheForever : cacheBriefly],
    ),
  ];
  return rules.map(([path, headers]) => [path, ...headerLines(headers), ''].join('\n')).join('\n');
}

/** The editor needs a policy of its own, so that of the pages is not set for all paths. */
function policyRules({ pages }: Site, { name }: Repository): Rule[] {
  const paths = [...pages.map(({ path }) => path), '/embed-preview.html', '/pictures/'];
  return [
    ...[...new Set(paths.map(patternOf))].map((path): Rule => [path, withPolicy(policy)]),
    ['/admin*', withPolicy(editorPolicy(name))],
  ];
}

/**
 * `/s*` stands for all pages that begin with it, because Cloudflare reads no more than 100 rules.
 * `/a*` would include the editor.
 */
const patternOf = (path: string): string =>
  path === '/' || path.startsWith('/a') ? path : `${path.slice(0, 2)}*`;

const withPolicy = (value: string): Headers => ({ 'Content-Security-Policy': value });

/** Paths with a content hash, or in the folder of a released version. */
const neverChanges = /-[\w-]{8}\.\w+$|^\/widgets\/\d/;

/** Lists each file, because host patterns cannot match a hash, but versions by folder. */
const widgetFiles = (outDir: string): string[] => [
  ...globSync('widgets/v*/*', { cwd: outDir }).map((file) => `/${file}`),
  ...globSync('widgets/*.*.*/', { cwd: outDir }).map((folder) => `/${folder.replace(/\/$/, '')}/*`),
];

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
