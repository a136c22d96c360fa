import { brand } from '../../content/brand.ts';
import { machines } from '../../content/machines.ts';
import { shell } from '../../content/shell.ts';
import { nameOf } from '../../layouts/subject.ts';
import { type KnownPage, listed, type Site } from './site.ts';

/** Under a year, as RFC 9116 asks: so a site that nobody builds any more says so. */
const securityDays = 360;
const dayMs = 86_400_000;

const at = (path: string): string => `${brand.site}${path}`;

export const writeRobots = (): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${at('/sitemap.xml')}`, ''].join('\n');

/** Where to report a hole (RFC 9116). */
export const writeSecurity = ({ builtAt }: Site): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(builtAt.getTime() + securityDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${shell.language}`,
    `Canonical: ${at('/.well-known/security.txt')}`,
    '',
  ].join('\n');

/** The site in one page of Markdown, for those who read by machine (llmstxt.org). */
export function writeLlms(site: Site): string {
  const pages = listed(site);
  const lists = machines.lists.map(({ heading, holds }) =>
    [`## ${heading}`, '', ...pages.filter((page) => kindOf(page) === holds).map(asLine)].join('\n'),
  );
  return [`# ${brand.name}`, `> ${shell.footer.description}`, ...machines.facts, ...lists, ''].join(
    '\n\n',
  );
}

const asLine = (page: KnownPage): string =>
  `- [${nameOf(page)}](${at(page.path)}): ${page.description}`;

const kindOf = ({ article, service }: KnownPage): 'article' | 'service' | 'page' =>
  article ? 'article' : service ? 'service' : 'page';
