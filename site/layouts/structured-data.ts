import { iconPaths } from '../assets/icons.ts';
import { brand } from '../content/brand.ts';
import { shell } from '../content/shell.ts';
import { nameOf, type PageMetadata } from './page-metadata.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const home = `${brand.site}/`;
const id = (name: string) => ({ '@id': `${home}#${name}` });

const organization: Thing = {
  '@type': 'Organization',
  ...id('organization'),
  name: brand.name,
  url: home,
};

/**
 * JSON-LD for search engines (schema.org). Without reviews and prices: search engines forbid
 * reviews that a site publishes about itself, and the sample testimonials and prices are not facts.
 */
export function toJsonLd(metadata: PageMetadata, image: string): string {
  const graph = metadata.path === '/' ? homePageGraph() : subpageGraph(metadata, image);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

const homePageGraph = (): Thing[] => [
  {
    ...organization,
    email: brand.email,
    logo: `${brand.site}${iconPaths.touch}`,
    description: shell.footer.description,
  },
  {
    '@type': 'WebSite',
    ...id('website'),
    name: brand.name,
    url: home,
    inLanguage: shell.language,
    publisher: id('organization'),
  },
];

const subpageGraph = (metadata: PageMetadata, image: string): Thing[] => [
  breadcrumbs(metadata),
  ...(metadata.service ? [serviceOf(metadata)] : []),
  ...(metadata.application ? [applicationOf(metadata)] : []),
  ...(metadata.article ? [blogPosting(metadata, image)] : []),
];

function breadcrumbs(metadata: PageMetadata): Thing {
  const trail = [
    { name: shell.home, path: '/' },
    ...(metadata.article ? [{ name: shell.article.all.label, path: shell.article.all.href }] : []),
    { name: nameOf(metadata), path: metadata.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.site}${path}`,
    })),
  };
}

const serviceOf = ({ service, description, path, title }: PageMetadata): Thing => ({
  '@type': 'Service',
  name: nameOf({ path, title }),
  serviceType: service,
  description,
  url: `${brand.site}${path}`,
  provider: organization,
});

const applicationOf = ({ application, description, path }: PageMetadata): Thing => ({
  '@type': 'WebApplication',
  name: application,
  description,
  url: `${brand.site}${path}`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  provider: organization,
});

const blogPosting = (
  { title, description, path, article }: PageMetadata,
  image: string,
): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  image,
  inLanguage: shell.language,
  datePublished: article?.published,
  dateModified: article?.updated ?? article?.published,
  mainEntityOfPage: `${brand.site}${path}`,
  author: organization,
  publisher: id('organization'),
});
