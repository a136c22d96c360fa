import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { earlyScript } from '../../assets/scripts.ts';
import { analytics } from '../../content/analytics.ts';
import { brand } from '../../content/brand.ts';
import { editorPolicy } from '../editor/policy.ts';
import { type Repository, repository } from '../editor/repository.ts';

export type Headers = Readonly<Record<string, string>>;

/** A path, in which `*` at the end stands for anything, and its headers. */
export type HeaderRule = readonly [path: string, headers: Headers];

const cacheForever: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const cacheBriefly: Headers = { 'Cache-Control': 'public, max-age=300' };

const counted = analytics ? ` https://${analytics.host}` : '';

/**
 * Allows the styles of pages, and their one inline script by its hash. The pages that may send
 * forms may also show ours in a frame.
 */
const writePolicy = (): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'${counted}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // 'self' is for Lighthouse only, which fetches robots.txt from within the page.
    `connect-src 'self' ${new URL(brand.project).origin}${counted}`,
    `frame-src 'self' ${new URL(brand.scheduler).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...allowedOrigins()].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const allowedOrigins = (): string[] => process.env.ALLOWED_ORIGINS?.split(',') ?? [];

const allPaths = (): Headers => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': writePolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * The headers of every path, on every host: `_headers` and the configurations of nginx, Caddy and Apache
 * are written from this list. A later rule overrides an earlier one.
 */
export function headerRules(
  outDir: string,
  edited = repository,
): readonly [HeaderRule, ...HeaderRule[]] {
  return [
    ['/*', allPaths()],
    ...(edited ? [editorRule(edited)] : []),
    ['/assets/*', cacheForever],
    ['/feed.json', { 'Content-Type': 'application/feed+json; charset=utf-8' }],
    ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
    [
      '/widgets/*',
      { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ],
    ...widgetRules(outDir),
  ];
}

const editorRule = ({ name }: Repository): HeaderRule => [
  '/admin*',
  { 'Content-Security-Policy': editorPolicy(name) },
];

/**
 * Each release overwrites the loader in `v1`; the folder of a release, such as `1.0.0`, never changes.
 * `1.*` stands for all of a major version, because Cloudflare reads no more than 100 rules.
 */
function widgetRules(outDir: string): readonly HeaderRule[] {
  const names = globSync('widgets/{v*,*.*.*}/', { cwd: outDir }).map((folder) => basename(folder));
  const patterns = names.map((name) =>
    name.startsWith('v') ? `${name}/*` : `${Number.parseInt(name, 10)}.*`,
  );
  return [...new Set(patterns)].map((pattern) => [
    `/widgets/${pattern}`,
    pattern.startsWith('v') ? cacheBriefly : cacheForever,
  ]);
}

/** The paths of a rule as a regular expression, for the configurations of servers. */
export const patternOf = (path: string): string => {
  const start = path.replaceAll('.', '\\.').replace(/\*$/, '');
  return path.endsWith('*') ? `^${start}` : `^${start}$`;
};

/** A value in quotes, for the configurations of servers. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
