import { sample } from '../../../sample.ts';
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

/** One page of each kind. */
export const onePerKind: readonly string[] = [
  '/',
  '/for-companies',
  '/project-based-talent',
  '/shopify',
  '/about-us',
  '/resources',
  '/resources/what-vetted-means',
  '/get-matched',
  '/apply',
  '/shared-daylight',
  '/embed',
  '/privacy',
  missingRoute,
];

/** Where checks run that load each page anew: one page of each kind, or every page. */
export const sampleRoutes = sample([...routes, missingRoute], onePerKind);

/** For checks of what most pages share: a few that differ most, or every page. */
export const fewRoutes = sample(
  [...routes, missingRoute],
  ['/', '/for-companies', '/resources/what-vetted-means', '/apply'],
);
