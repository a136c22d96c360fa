import { CORE_SCHEMA, load } from 'js-yaml';
import * as v from 'valibot';
import { articleIcons } from '../content/article-icons.ts';
import { capitalize } from '../content/capitalize.ts';
import { decode } from '../content/decode.ts';
import { lightNames } from '../content/lights.ts';
import { parseJson } from '../content/parse-json.ts';
import { day, draft, formerAddresses } from '../content/publication.ts';
import {
  line,
  paragraph,
  parseRecord,
  searchDescription,
  searchTitle,
} from '../content/records.ts';
import { type ScoredTaskName, scoredTasks } from '../content/scored-tasks.ts';

const iconLabels = Object.fromEntries(
  articleIcons.map((name) => [name, capitalize(name.replaceAll('-', ' '))]),
);

/** The fields at the top of an article's Markdown file. README.md has a template. */
export const frontMatter = v.strictObject({
  title: searchTitle,
  description: searchDescription,
  excerpt: v.pipe(paragraph, v.description('For the card on the page of all articles.')),
  draft: v.optional(draft),
  date: v.pipe(
    day,
    v.title('Published'),
    v.description('With a date in the future, the article is published on that day.'),
  ),
  updated: v.optional(day),
  icon: v.optional(
    v.pipe(
      v.picklist(articleIcons, 'no icon has that name: see site/content/article-icons.ts'),
      v.description('On the card of the article.'),
      v.metadata({ labels: iconLabels }),
    ),
    articleIcons[0],
  ),
  seed: v.optional(
    v.pipe(
      line,
      v.title('Cover'),
      v.description(
        'Any word: it decides what the cover looks like. If it is empty, the address does.',
      ),
    ),
  ),
  light: v.optional(
    v.pipe(
      v.picklist(lightNames, `the light is one of ${lightNames.join(', ')}`),
      v.description('The time of day in which the article is shown.'),
    ),
    'morning',
  ),
  related: v.optional(
    v.pipe(
      v.array(line, 'a list of article names is needed, one on each line after "- "'),
      v.title('Read next'),
      v.metadata({ collection: 'articles' }),
    ),
    [],
  ),
  exercise: v.optional(
    v.strictObject(
      {
        task: v.picklist(Object.keys(scoredTasks) as ScoredTaskName[], 'no task has that name'),
        heading: line,
        lead: paragraph,
      },
      'task, heading and lead are needed',
    ),
  ),
  cta: v.pipe(
    v.strictObject(
      {
        heading: line,
        text: paragraph,
        label: v.pipe(line, v.title('Button')),
        href: v.pipe(line, v.title('Address'), v.description('For example /get-matched.')),
      },
      'heading, text, label and href are needed',
    ),
    v.title('Closing call to action'),
  ),
  aliases: v.optional(formerAddresses),
  /** Replaces the name of the file in the address. */
  slug: v.optional(
    v.pipe(
      line,
      v.regex(/^[a-z0-9-]+$/, 'only a to z, 0 to 9 and hyphens are allowed'),
      v.metadata({ isHidden: true }),
    ),
  ),
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

/** Returns the fields of an article and its text as Markdown. Throws one line with all that is wrong. */
export function parseFrontMatter(file: string): { data: FrontMatter; text: string } {
  const [, kind, yaml = '', text = ''] =
    /^-{3,}[ \t]*(\S*)\n(?:([\s\S]*?)\n)?-{3,}[ \t]*(?:\n|$)([\s\S]*)$/.exec(decode(file)) ?? [];
  if (kind === undefined) throw new Error('it has to begin with fields between two lines of ---');
  if (kind) throw new Error(`its fields are written as ${kind}: write them as YAML, after ---`);
  return { data: parseRecord(frontMatter, loadYaml(yaml)), text };
}

function loadYaml(yaml: string): unknown {
  try {
    // Without the schema's timestamps: a day stays as it is written, whatever its time and zone.
    return parseJson(JSON.stringify(load(yaml, { schema: CORE_SCHEMA }) ?? {}));
  } catch (error) {
    const { reason, mark } = error as { reason: string; mark?: { line: number } };
    // The first field is in line 2 of the file.
    const hint = reason.startsWith('bad indentation')
      ? ', or quotes around a text are missing'
      : '';
    throw new Error(`line ${(mark?.line ?? 0) + 2} is no YAML: ${reason}${hint}`);
  }
}
