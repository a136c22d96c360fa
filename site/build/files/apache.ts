import { brand } from '../../content/brand.ts';
import type { Redirect } from '../../content/redirects.ts';
import { repository } from '../editor/repository.ts';
import { type HeaderRule, headerRules, patternOf, quote } from './header-rules.ts';

/** Writes the configuration of Apache, which belongs where Debian and Ubuntu have sites. */
export function writeApache(
  outDir: string,
  edited = repository,
  redirects: readonly Redirect[] = [],
): string {
  const host = new URL(brand.site).hostname;
  return `# Written by npm run build. Copy it to /etc/apache2/sites-available/site.conf after each build.
<VirtualHost *:80>
  ServerName ${host}
  Redirect permanent / https://${host}/
</VirtualHost>

<VirtualHost *:443>
  ServerName ${host}
  Protocols h2 http/1.1
  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem

  DocumentRoot /var/www/site
  <Directory /var/www/site>
    Require all granted
    DirectorySlash Off
  </Directory>
  ErrorDocument 404 /404.html
  RewriteEngine On
${apacheRedirects(redirects)}  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteCond %{DOCUMENT_ROOT}$1.html -f
  RewriteRule ^(.+?)/?$ $1.html [END]
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteCond %{DOCUMENT_ROOT}$1/index.html -f
  RewriteRule ^(.*?)/?$ $1/index.html [END]
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteRule ^ - [R=404]

  AddDefaultCharset utf-8
  AddCharset utf-8 .css .js .json .md .svg .xml
  AddType text/javascript .js
  AddType font/woff2 .woff2
  AddOutputFilter DEFLATE css html js json md svg txt xml
  # Otherwise a browser that asks whether its compressed copy is current always gets the file again.
  DeflateAlterETag NoChange

${headerRules(outDir, edited).flatMap(writeRule).join('\n')}
</VirtualHost>
`;
}

/** The lines for Apache, in a `VirtualHost`. It keeps the query of a campaign by itself. */
export const apacheRedirects = (redirects: readonly Redirect[]): string =>
  redirects
    .map(
      ({ from, to }) =>
        `  RewriteRule ${quote(`^${from.replaceAll('.', '\\.')}$`)} ${quote(to)} [R=301,NE,END]\n`,
    )
    .join('');

/** A later one overrides an earlier one. Apache takes the headers of /404.html for a missing file. */
const writeRule = ([path, headers]: HeaderRule): string[] => [
  `  <LocationMatch "${patternOf(path)}">`,
  ...Object.entries(headers).map(([name, value]) =>
    name === 'Content-Type'
      ? `    ForceType ${quote(value)}`
      : `    Header always set ${name} ${quote(value)}`,
  ),
  '  </LocationMatch>',
];
