import { globSync } from 'node:fs';
import { brand } from '../../content/brand.ts';
import type { Site } from './site.ts';

type Headers = Record<string, string>;

const forEver: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const briefly: Headers = { 'Cache-Control': 'public, max-age=300' };

/** Where each page's own style stands in it; nothing of ours or of anyone's else may be inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Of its own origin nothing is fetched; Lighthouse asks for robots.txt by way of the page.
  `connect-src 'self' ${new URL(brand.project).origin}`,
  `frame-src 'self' ${new URL(brand.scheduler).origin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const everywhere: Headers = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What is sent with which path, in the form that Netlify, Cloudflare Pages and others read. Hosts
 * join what two rules say of one header, so no path has the same header twice.
 */
export function writeHeaders({ outDir }: Site): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', everywhere],
    ['/assets/*', forEver],
    ['/feed.json', { 'Content-Type': 'application/feed+json; charset=utf-8' }],
    ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
    [
      '/widgets/*',
      { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ],
    ...widgetFiles(outDir).map((path): [string, Headers] => [
      path,
      isLasting.test(path) ? forEver : briefly,
    ]),
  ];
  return rules.map(([path, headers]) => [path, ...linesOf(headers), ''].join('\n')).join('\n');
}

/** Named by its content, or in the folder of a version that never changes. */
const isLasting = /-[\w-]{8}\.\w+$|^\/widgets\/\d+\.\d+\.\d+\//;

/** Each by its name, for no host has a pattern that tells a lasting name; a version by its folder. */
const widgetFiles = (outDir: string): string[] => [
  ...globSync('widgets/v*/*', { cwd: outDir }).map((file) => `/${file}`),
  ...globSync('widgets/*.*.*/', { cwd: outDir }).map((folder) => `/${folder.replace(/\/$/, '')}/*`),
];

const linesOf = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
