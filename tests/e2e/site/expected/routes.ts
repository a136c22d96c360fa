import { articles } from './articles.ts';
import { mainPages } from './main-pages.ts';
import { servicePages } from './service-pages.ts';

/** An address that nothing answers at. */
export const missingRoute = '/nothing-is-here';

/** Every address of the site. */
export const routes: readonly string[] = [
  ...Object.keys(mainPages),
  ...Object.keys(servicePages),
  ...Object.keys(articles),
];

/** One page of each kind: what is measured at length is measured on these. */
export const onePerKind = [
  '/',
  '/for-companies',
  '/project-based-talent',
  '/cybersecurity',
  '/shopify',
  '/case-studies',
  '/about-us',
  '/resources',
  '/resources/what-vetted-means',
  '/get-matched',
  '/apply',
  '/embed',
  '/privacy',
  missingRoute,
] as const;
