import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { messageOf } from '../content/records.ts';
import { scoredTasks } from '../content/scored-tasks.ts';

const text = v.pipe(v.string('text is needed'), v.nonEmpty('text is needed'));
const date = v.date('a date such as 2026-08-11 is needed, without quotes');
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/tags.json'));

const paragraph = v.pipe(text, v.metadata({ isLong: true }));

/** The fields at the top of an article's Markdown file. README.md has a template. */
export const frontMatter = v.object({
  title: v.pipe(text, v.metadata({ maxlength: 60 })),
  description: v.pipe(
    paragraph,
    v.description('For search engines: 120 to 155 characters.'),
    v.metadata({ minlength: 120, maxlength: 155 }),
  ),
  excerpt: v.pipe(paragraph, v.description('For the card on the page of all articles.')),
  icon: v.pipe(
    text,
    v.description('The name of an icon on lucide.dev, such as sun-moon.'),
    v.regex(/^[a-z0-9-]+$/, 'the name of a Lucide icon is needed'),
    v.check(
      (name) => existsSync(`${lucide}/icons/${name}.svg`),
      'there is no Lucide icon of that name',
    ),
  ),
  date: v.pipe(date, v.title('Published')),
  updated: v.optional(date),
  seed: v.pipe(text, v.description('Any word: it decides what the cover looks like.')),
  related: v.pipe(
    v.array(
      v.pipe(
        text,
        v.check(
          (name) => existsSync(`site/articles/${name}.md`),
          'there is no article of that name',
        ),
      ),
      'a list of article names is needed, one on each line after "- "',
    ),
    v.title('Read next'),
    v.metadata({ collection: 'articles' }),
  ),
  exercise: v.optional(
    v.object(
      {
        task: v.picklist(Object.keys(scoredTasks), 'no task has that name'),
        heading: text,
        lead: paragraph,
      },
      'task, heading and lead are needed',
    ),
  ),
  cta: v.pipe(
    v.object(
      {
        heading: text,
        text: paragraph,
        label: v.pipe(text, v.title('Button')),
        href: v.pipe(text, v.title('Address'), v.description('For example /get-matched.')),
      },
      'heading, text, label and href are needed',
    ),
    v.title('Closing call to action'),
  ),
});

/** Eleventy's data of an article: where it is, and the fields of its front matter. */
interface FrontMatterData {
  page: { inputPath: string };
  [field: string]: unknown;
}

/** Throws one line that names the file, each invalid field, and what is expected there. */
export function checkFrontMatter(data: FrontMatterData): void {
  const { success, issues } = v.safeParse(frontMatter, data);
  if (success) return;
  const file = data.page.inputPath.replace(/^\.\//, '');
  const faults = issues.map((issue) => `${v.getDotPath(issue)}: ${messageOf(issue)}`);
  throw new Error(`${file}: ${faults.join('; ')}.`);
}
