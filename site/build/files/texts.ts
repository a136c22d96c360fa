import { brand } from '../../content/brand.ts';
import { llms } from '../../content/llms.ts';
import { shell } from '../../content/shell.ts';
import { nameOf } from '../../layouts/page-metadata.ts';
import { absoluteUrl, indexablePages, type RenderedPage, type Site } from './site.ts';

/** RFC 9116 recommends less than a year, so that data of an abandoned site expires. */
const securityDays = 360;
const dayMs = 86_400_000;

export const writeRobots = (): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');

/** `security.txt`: where to report a vulnerability (RFC 9116). */
export const writeSecurity = ({ builtAt }: Site): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(builtAt.getTime() + securityDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${shell.language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');

/** `llms.txt`: a summary of the site in Markdown, for language models (llmstxt.org). */
export function writeLlms(site: Site): string {
  const pages = indexablePages(site);
  const lists = llms.lists.map(({ heading, pageKind }) =>
    [`## ${heading}`, '', ...pages.filter((page) => kindOf(page) === pageKind).map(toLine)].join(
      '\n',
    ),
  );
  return [`# ${brand.name}`, `> ${shell.footer.description}`, ...llms.facts, ...lists, ''].join(
    '\n\n',
  );
}

const toLine = (page: RenderedPage): string =>
  `- [${nameOf(page)}](${absoluteUrl(page.path)}): ${page.description}`;

const kindOf = ({ article, service }: RenderedPage): 'article' | 'service' | 'page' =>
  article ? 'article' : service ? 'service' : 'page';
