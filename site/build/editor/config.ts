import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import type * as v from 'valibot';
import { agreementFile } from '../../content/agreement.ts';
import { announcementFile } from '../../content/announcement.ts';
import { brand } from '../../content/brand.ts';
import { capitalize } from '../../content/capitalize.ts';
import { casesFile } from '../../content/cases.ts';
import { faqsFile } from '../../content/faqs.ts';
import { landingFile } from '../../content/landing.ts';
import { menuFile } from '../../content/menu.ts';
import { pageWordsFile } from '../../content/page-words.ts';
import { ratesFile } from '../../content/rates.ts';
import { redirectsFile } from '../../content/redirects.ts';
import { talentFile } from '../../content/talent.ts';
import { testimonialsFile } from '../../content/testimonials.ts';
import { frontMatter } from '../front-matter.ts';
import { fieldsOf } from './fields.ts';
import { markdown } from './markdown.ts';
import type { Repository } from './repository.ts';

/** How an entry is listed: a draft and the day of publication are marked. */
const summary = "{{draft | ternary('Draft: ', '')}}{{title}} {{date | date('YYYY-MM-DD')}}";

const file = (
  name: string,
  icon: string,
  schema: v.GenericSchema,
  label = capitalize(name),
): CollectionFile => ({
  name,
  label,
  icon,
  file: `site/content/${name}.json`,
  format: 'json',
  fields: fieldsOf(schema),
});

/** What the editor can change, and its forms. Each form follows from the schema of its file. */
export const editorConfig = (repository: Repository): CmsConfig => ({
  backend: { ...repository, auth_methods: ['token'] },
  app_title: `${brand.name} editor`,
  logo: { src: '/favicon.svg' },
  site_url: brand.site,
  media_folder: 'site/pictures',
  public_folder: '/pictures',
  media_libraries: {
    // The pages show no pictures of other sites.
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 80, width: 1600 } },
      },
    },
  },
  // Almost as slugOf in site/content/slug.ts, which has the last word.
  slug: { encoding: 'ascii', clean_accents: true },
  // Without this, an optional field that is left empty is written as an empty text.
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      name: 'articles',
      label: 'Articles',
      label_singular: 'Article',
      icon: 'article',
      folder: 'site/articles',
      extension: 'md',
      format: 'yaml-frontmatter',
      slug: {
        template: '{{title}}',
        editable: ['create', 'update'],
        hint: 'The last part of its web address. The old one will lead to the new one.',
      },
      // Without it, the editor would not know which address a renamed article had.
      preview_path: 'resources/{{slug}}',
      summary,
      sortable_fields: {
        fields: ['date', 'title'],
        default: { field: 'date', direction: 'Descending' },
      },
      fields: [...fieldsOf(frontMatter), { name: 'body', label: 'Article', ...markdown }],
    },
    {
      name: 'landing',
      label: 'Landing pages',
      label_singular: 'Landing page',
      icon: 'ads_click',
      folder: 'site/landing',
      extension: 'json',
      format: 'json',
      slug: {
        template: '{{heading}}',
        editable: ['create', 'update'],
        hint: 'Its web address, after /. The old one will lead to the new one.',
      },
      preview_path: '{{slug}}',
      summary,
      fields: fieldsOf(landingFile),
    },
  ],
  singletons: [
    file('page-words', 'title', pageWordsFile, 'Words of pages'),
    file('announcement', 'campaign', announcementFile, 'Announcement bar'),
    file('menu', 'menu', menuFile, 'Menu entries'),
    file('testimonials', 'format_quote', testimonialsFile),
    file('faqs', 'help', faqsFile, 'Questions and answers'),
    file('talent', 'groups', talentFile),
    file('cases', 'cases', casesFile, 'Case studies'),
    file('agreement', 'contract', agreementFile, 'Numbers of the agreement'),
    file('rates', 'payments', ratesFile),
    file('redirects', 'alt_route', redirectsFile),
  ],
});
