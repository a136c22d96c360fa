import * as v from 'valibot';
import { brand } from './brand.ts';

/** An address that no longer exists, and where it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/** A path, also when it is written with the site's name or with a slash at the end. */
const address = v.pipe(
  v.string('text is needed'),
  v.transform((text) =>
    text
      .trim()
      .replace(brand.site, '')
      .replace(/(?<=.)\/$/, ''),
  ),
);

/** The file that people edit, site/content/redirects.json. */
export const redirectsFile = v.strictObject({
  redirects: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          from: v.pipe(
            address,
            v.regex(
              /^\/[^\s?#*:;$"\\{}<>]+$/,
              'an address of this site such as /old-page is needed, without ?, # or *',
            ),
            v.title('Old address'),
            v.description('For example /old-page.'),
          ),
          to: v.pipe(
            address,
            v.regex(
              /^(?:\/|https:\/\/)[^\s;$"\\{}<>]*$/,
              'an address such as /new-page or https://example.com is needed',
            ),
            v.title('New address'),
            v.description('A page of this site, such as /new-page, or https://…'),
          ),
        }),
        v.title('Redirect'),
      ),
      'a list is needed',
    ),
    v.description('A renamed article or landing page leads on by itself: it needs no line here.'),
  ),
});
