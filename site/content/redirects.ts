import * as v from 'valibot';
import { brand } from './brand.ts';
import { oldPath } from './publication.ts';

/** An address that no longer exists, and where it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/** An address as a browser shows it: one of this site without its name and the slash at its end. */
function shorten(text: string): string {
  const address = text.trim();
  const isOwn = address.startsWith('/') || `${address}/`.startsWith(`${brand.site}/`);
  if (!isOwn) return URL.canParse(address) ? new URL(address).href : address;
  const path = address.replace(brand.site, '').replace(/(?<=.)\/(?=$|[?#])/, '');
  return path.replace(/^(?!\/)/, '/');
}

/** Hosts compare the decoded path. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const address = v.pipe(v.string('text is needed'), v.transform(shorten));

/** The file that people edit, site/content/redirects.json. */
export const redirectsFile = v.strictObject({
  redirects: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          from: v.pipe(
            address,
            v.transform(decodePath),
            v.regex(
              oldPath,
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
