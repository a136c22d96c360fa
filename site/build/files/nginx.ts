import { brand } from '../../content/brand.ts';
import type { Redirect } from '../../content/redirects.ts';
import { repository } from '../editor/repository.ts';
import { COMPRESSED_FROM_BYTES, compressedTypes } from './compression.ts';
import { type HeaderRule, headerRules, patternOf, quote } from './header-rules.ts';
import { nginxRedirects } from './redirects.ts';

/** Each type, because nginx knows no pattern. It always compresses HTML. */
const textTypes = compressedTypes
  .flatMap((type) =>
    type === 'text/'
      ? ['css', 'javascript', 'markdown', 'plain', 'xml'].map((name) => type + name)
      : type,
  )
  .join(' ');

/**
 * Writes the configuration of nginx, which belongs in its `http` block. All headers are set in one
 * place, because `add_header` in a `location` would drop those that are set outside of it.
 */
export function writeNginx(
  outDir: string,
  edited = repository,
  redirects: readonly Redirect[] = [],
): string {
  const rules = headerRules(outDir, edited);
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)));
  names.delete('Content-Type');
  const headers = [...names].map((name) => writeHeader(name, rules));
  const host = new URL(brand.site).hostname;
  return `# Written by npm run build. Copy it to /etc/nginx/conf.d/ after each build.
${headers.flatMap(({ map }) => map).join('\n')}
# An address that is missing today may exist tomorrow.
map $status $cache_control {
  404 "no-cache";
  default $header_cache_control;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  return 301 https://$host$request_uri;
}

server {
  # nginx 1.25.1 and later warn, and also accept the line "http2 on;".
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

  root /var/www/site;
  error_page 404 /404.html;
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
  location ~ ^(?<page>.+)/$ {
    try_files $page.html $page/index.html =404;
  }
${[...rules.flatMap(writeType), ...nginxRedirects(redirects)].join('\n')}

  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_vary on;
  gzip_min_length ${COMPRESSED_FROM_BYTES};
  gzip_types ${textTypes};

${headers.map(({ line }) => line).join('\n')}
}
`;
}

/** A header that has not the same value everywhere is a variable. An empty value is not sent. */
function writeHeader(name: string, rules: readonly HeaderRule[]) {
  const values = rules.flatMap(([path, headers]) => {
    const value = headers[name];
    return value === undefined ? [] : [{ path, value }];
  });
  const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`;
  const line = (value: string) => `  add_header ${name} ${value} always;`;
  const [first] = values;
  if (values.length === 1 && first?.path === '/*')
    return { map: [], line: line(quote(first.value)) };
  // The first pattern that matches is taken, so what overrides comes first.
  const cases = values
    .toReversed()
    .map(
      ({ path, value }) =>
        `  ${path === '/*' ? 'default' : `~${patternOf(path)}`} ${quote(value)};`,
    );
  const map = [`map $uri ${variable} {`, ...cases, '}'];
  return { map, line: line(name === 'Cache-Control' ? '$cache_control' : variable) };
}

/** Without its charset, which nginx adds itself: otherwise it would not compress the file. */
const writeType = ([path, { 'Content-Type': type }]: HeaderRule): string[] =>
  type === undefined
    ? []
    : [`  location = ${path} {`, '    types {}', `    default_type ${type.split(';')[0]};`, '  }'];
