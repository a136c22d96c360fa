import { brand } from '../../content/brand.ts';
import type { Redirect } from '../../content/redirects.ts';
import { repository } from '../editor/repository.ts';
import { COMPRESSED_FROM_BYTES, compressedTypes } from './compression.ts';
import { type Headers, headerRules, quote } from './header-rules.ts';
import { withQuery } from './redirects.ts';

/** Writes the configuration of Caddy. */
export function writeCaddy(
  outDir: string,
  edited = repository,
  redirects: readonly Redirect[] = [],
): string {
  const rules = headerRules(outDir, edited);
  return `# Written by npm run build. Copy it to /etc/caddy/Caddyfile after each build.
(compressed) {
	encode gzip {
		minimum_length ${COMPRESSED_FROM_BYTES}
		match {
${compressedTypes.map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}
}

${new URL(brand.site).hostname} {
	root * /var/www/site
	# Caddy sorts directives by its own order, except within "route".
	route {
		import compressed
${caddyRedirects(redirects)}${rules.map(([path, headers]) => writeHeaders(path, headers)).join('\n')}
		@slash path_regexp page ^(.+)/$
		rewrite @slash {re.page.1}
		try_files {path} {path}.html {path}/index.html
		file_server {
			index index.html
		}
	}
	handle_errors {
		import compressed
		# An address that is missing today may exist tomorrow.
		header Cache-Control no-cache
		rewrite * /404.html
		file_server
	}
}
`;
}

/** The lines for Caddy, in a `route`. The query of a campaign is kept. */
export const caddyRedirects = (redirects: readonly Redirect[]): string =>
  redirects.length === 0
    ? ''
    : `		@query expression \`{http.request.uri.query} != ""\`
		vars query ""
		vars @query query ?{query}
${redirects.map(({ from, to }) => `		redir ${quote(from)} ${quote(withQuery(to, '{vars.query}'))} permanent\n`).join('')}`;

/** A later one overrides an earlier one. */
function writeHeaders(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `			${name} ${quote(value)}`);
  return [`		header ${path} {`, ...lines, '		}'].join('\n');
}
