import * as v from 'valibot';

/** Whether a page is not finished. */
export const draft = v.pipe(
  v.boolean('true or false is needed'),
  v.title('Draft'),
  v.description('A draft is on no page. Turn this off to publish it.'),
  v.metadata({ default: false }),
);

/** A day such as 2026-08-11. A time and a zone after it do not matter. */
export const day = v.pipe(
  v.string('a date such as 2026-08-11 is needed'),
  v.regex(/^\d{4}-\d\d-\d\d(?:[T ].*)?$/, 'a date such as 2026-08-11 is needed'),
  v.check(
    // JavaScript takes February 30 for March 2.
    (text) => new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10)),
    'a date such as 2026-08-11 is needed, of a day that exists',
  ),
  v.transform((text) => new Date(text.slice(0, 10))),
  v.metadata({ isDay: true }),
);

/** A path without what the configuration of a host reads as something else. */
export const oldPath = /^\/[^\s?#*:;$"\\{}<>]+$/;

/** The addresses that a page had before: they lead to it. The editor adds to them when it renames a file. */
export const formerAddresses = v.pipe(
  v.array(
    v.pipe(
      v.string('text is needed'),
      v.regex(oldPath, 'an address such as /resources/old-name is needed'),
    ),
    'a list of addresses is needed, one on each line after "- "',
  ),
  v.metadata({ isManaged: true }),
);

/** Whether a build also shows what is not published yet, and the time that decides what is. */
export interface Preview {
  isPreview: boolean;
  now: Date;
}

/** What a build of this process shows. `npm run dev` sets DRAFTS. */
export const currentPreview = (): Preview => ({
  isPreview: Boolean(process.env.DRAFTS),
  now: new Date(),
});

interface Publication {
  draft?: boolean | undefined;
  date?: Date | undefined;
}

/**
 * What precedes the title of a page: nothing once it is published and, in a preview, that it is a draft
 * or its day. Undefined if the page is not shown. A day begins at midnight in UTC.
 */
export function markOf(
  { draft, date }: Publication,
  { isPreview, now }: Preview,
): string | undefined {
  const isLater = date !== undefined && date > now;
  if (!draft && !isLater) return '';
  if (!isPreview) return undefined;
  return draft ? 'Draft: ' : `From ${date?.toISOString().slice(0, 10)}: `;
}
