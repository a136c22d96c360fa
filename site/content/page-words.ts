import { globSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { line, paragraph, searchDescription, searchTitle } from './records.ts';

/** The pages whose words can be replaced, by the names of their files. */
const pages = globSync('site/pages/*.ts')
  .map((file) => basename(file, '.ts'))
  .sort();

const words = v.pipe(
  v.object({
    page: v.pipe(
      v.picklist(pages, 'no page has that name'),
      v.metadata({ labels: { index: 'Home page' } }),
    ),
    title: v.optional(searchTitle),
    description: v.optional(searchDescription),
    heading: v.optional(v.pipe(line, v.description('In large type at the top.'))),
    lead: v.optional(v.pipe(paragraph, v.description('Below the heading.'))),
  }),
  v.title('Page'),
);

/** site/content/page-words.json: what replaces the words of a page in site/pages. */
export const pageWordsFile = v.strictObject({
  pages: v.pipe(
    v.array(words, 'a list is needed'),
    v.description('A field that is empty leaves the page as it is.'),
  ),
});

export type PageWords = v.InferOutput<typeof words>;
