import * as v from 'valibot';
import text from './menu.json?raw';
import { line, readPublished } from './records.ts';

/** The menus and lists of links to which people can add entries. */
const menus = ['Hire Talent', 'Managed Projects', 'Resources', 'Footer'] as const;

/** site/content/menu.json: entries after those that every site of this kind has. */
export const menuFile = v.strictObject({
  entries: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          menu: v.picklist(menus, `choose ${menus.join(', ')}`),
          label: v.pipe(
            line,
            v.maxLength(40, ({ received }) => `at most 40 characters are allowed, not ${received}`),
            v.title('Text'),
            v.metadata({ maxlength: 40 }),
          ),
          href: v.pipe(
            line,
            v.title('Address'),
            v.description('For example /hire-react-developers.'),
          ),
        }),
        v.title('Entry'),
      ),
      'a list is needed',
    ),
    v.description('They come last in their menu. The other entries stay as they are.'),
  ),
});

const { entries } = readPublished('menu.json', menuFile, text);

/** The links that people added to a menu. */
export const addedTo = (menu: (typeof menus)[number]) =>
  entries.filter((entry) => entry.menu === menu).map(({ label, href }) => ({ label, href }));
