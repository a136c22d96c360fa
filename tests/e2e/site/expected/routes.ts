import { sample } from '../../../sample.ts';
import { articles } from './articles.ts';
import { elementPages } from './element-pages.ts';
import { mainPages } from './main-pages.ts';
import { servicePages } from './service-pages.ts';

/** An address without a page. */
export const missingRoute = '/nothing-is-here';

/** Every address of the site, with one page for an element unless all tests run. */
export const routes: readonly string[] = [
  ...Object.keys(mainPages),
  ...Object.keys(servicePages),
  ...Object.keys(elementPages),
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
  '/embed/popover',
  '/privacy',
  missingRoute,
];

/** For checks that load each page: one page of each kind, or every page. */
export const sampleRoutes = sample([...routes, missingRoute], onePerKind);

/** For checks of shared parts: the few pages that differ most, or every page. */
export const fewRoutes = sample(
  [...routes, missingRoute],
  ['/', '/for-companies', '/resources/what-vetted-means', '/apply'],
);
