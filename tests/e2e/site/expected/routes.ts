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

/** Pages that look different: the pages of elements differ only in their words. */
const designs = [...routes, missingRoute].filter(
  (route) => !route.startsWith('/embed/') || onePerKind.includes(route),
);

const few = ['/', '/for-companies', '/resources/what-vetted-means', '/apply'];

/** For checks that load each page: the few pages that differ most, or every design. */
export const fewRoutes = sample(designs, few);

/** For checks of the words on shared parts: the same few pages, or every page. */
export const wordedRoutes = sample([...routes, missingRoute], few);
