import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const text = v.pipe(v.string('a text is needed'), v.nonEmpty('a text is needed'));
const date = v.date('a date such as 2026-08-11 is needed, without quotes');
const iconFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`lucide-static/icons/${name}.svg`));

/** The fields at the top of an article's Markdown file. README.md has a template. */
const frontMatter = v.object({
  title: text,
  description: text,
  excerpt: text,
  icon: v.pipe(
    text,
    v.regex(/^[a-z0-9-]+$/, 'the name of a Lucide icon is needed'),
    v.check((name) => existsSync(iconFile(name)), 'there is no Lucide icon of that name'),
  ),
  date,
  updated: v.optional(date),
  seed: text,
  related: v.array(
    v.pipe(
      text,
      v.check((name) => existsSync(`site/articles/${name}.md`), 'there is no article of that name'),
    ),
    'a list of article names is needed, one on each line after "- "',
  ),
  cta: v.object(
    { heading: text, text, label: text, href: text },
    'heading, text, label and href are needed',
  ),
});

/** Eleventy's data of an article: where it is, and the fields of its front matter. */
interface FrontMatterData {
  page: { inputPath: string };
  [field: string]: unknown;
}

/** Throws one line that names the file, and each wrong field with what it should be. */
export function checkFrontMatter(data: FrontMatterData): void {
  const { success, issues } = v.safeParse(frontMatter, data);
  if (success) return;
  const file = data.page.inputPath.replace(/^\.\//, '');
  const faults = issues.map((issue) => `${v.getDotPath(issue)}: ${messageOf(issue)}`);
  throw new Error(`${file}: ${faults.join('; ')}.`);
}

/** A field that is missing in an object has valibot's own message, whatever the field asks for. */
const messageOf = ({ message, received }: v.BaseIssue<unknown>): string =>
  received === 'undefined' ? 'this field is missing' : message;
