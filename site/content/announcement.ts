import * as v from 'valibot';
import text from './announcement.json?raw';
import { currentPreview, day, type Preview } from './publication.ts';
import { line, readPublished } from './records.ts';

const isoDay = (title: string, description: string) =>
  v.optional(v.pipe(day, v.title(title), v.description(description)));

/** site/content/announcement.json: one line above the header of every page. */
export const announcementFile = v.pipe(
  v.strictObject({
    text: v.optional(
      v.pipe(
        line,
        v.maxLength(120, ({ received }) => `at most 120 characters are allowed, not ${received}`),
        v.description('Without a text, there is no bar.'),
        v.metadata({ maxlength: 120 }),
      ),
    ),
    label: v.optional(
      v.pipe(line, v.title('Text of the link'), v.description('It needs an address, too.')),
    ),
    href: v.optional(
      v.pipe(line, v.title('Address of the link'), v.description('Such as /apply.')),
    ),
    from: isoDay('From', 'The first day. It needs a build on that day.'),
    until: isoDay('Until', 'The last day. The bar goes with the first build after it.'),
  }),
  v.forward(
    v.check(
      ({ label, href }) => Boolean(label) === Boolean(href),
      'a link needs a text and an address',
    ),
    ['href'],
  ),
  v.forward(
    v.check(({ from, until }) => !from || !until || from <= until, 'it must not be before “from”'),
    ['until'],
  ),
);

export type Announcement = v.InferOutput<typeof announcementFile>;

const DAY_MS = 86_400_000;

/** Whether the bar is on the pages. In a preview it is there before its day. */
export function isShown({ text, from, until }: Announcement, { isPreview, now }: Preview): boolean {
  const isOver = until !== undefined && now.getTime() >= until.getTime() + DAY_MS;
  return Boolean(text) && !isOver && (isPreview || !from || from <= now);
}

const written = readPublished('announcement.json', announcementFile, text);

export const announcement = isShown(written, currentPreview()) ? written : undefined;
