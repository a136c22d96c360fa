import { iconPaths } from '../build/assets/icons.ts';
import { brand } from '../content/brand.ts';
import { shell } from '../content/shell.ts';
import { nameOf, type Subject } from './subject.ts';

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
 * A page in schema.org's words, as JSON-LD. Never praise or prices: reviews of oneself are no
 * reviews, and what is illustrative must not be read as fact.
 */
export function describe(subject: Subject, image: string): string {
  const graph = subject.path === '/' ? wholeSite() : innerPage(subject, image);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

const wholeSite = (): Thing[] => [
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

const innerPage = (subject: Subject, image: string): Thing[] => [
  breadcrumbs(subject),
  ...(subject.service ? [serviceOf(subject)] : []),
  ...(subject.article ? [blogPosting(subject, image)] : []),
];

function breadcrumbs(subject: Subject): Thing {
  const trail = [
    { name: shell.home, path: '/' },
    ...(subject.article ? [{ name: shell.article.all.label, path: shell.article.all.href }] : []),
    { name: nameOf(subject), path: subject.path },
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

const serviceOf = ({ service, description, path, title }: Subject): Thing => ({
  '@type': 'Service',
  name: nameOf({ path, title }),
  serviceType: service,
  description,
  url: `${brand.site}${path}`,
  provider: organization,
});

const blogPosting = ({ title, description, path, article }: Subject, image: string): Thing => ({
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
