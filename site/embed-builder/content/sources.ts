import { brand } from '../../content/brand.ts';
import { loaderFolder } from '../../content/loader.ts';
import type { Sources } from './markup.ts';

/** Where partners get this site's elements from. */
export const sources: Sources = {
  site: brand.site,
  loaders: `${brand.site}${loaderFolder}`,
  scheduler: brand.scheduler,
  package: `@${brand.slug}/widgets`,
};
