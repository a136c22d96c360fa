import * as v from 'valibot';

/** Whether a page is not finished. */
export const draft = v.pipe(
  v.boolean('true or false is needed'),
  v.title('Draft'),
  v.description('A draft is on no page. Turn this off to publish it.'),
  v.metadata({ default: false }),
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
