import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { allProjects } from './projects.ts';
import { type ProofName, proofs } from './proofs.ts';
import { line, listOf, paragraph } from './records.ts';
import { type ScoredTaskName, scoredTasks } from './scored-tasks.ts';
import { testimonialGroups } from './testimonials.ts';

/** One of a list. The editor's button that adds another one has its name. */
const item = <E extends v.ObjectEntries>(name: string, entries: E) =>
  v.pipe(v.object(entries), v.title(name));

/** One kind of part, by its name in the editor. */
const part = <Kind extends string, E extends v.ObjectEntries>(
  kind: Kind,
  name: string,
  entries: E,
) => v.pipe(v.strictObject({ kind: v.literal(kind), ...entries }), v.title(name));

export const link = {
  label: v.pipe(line, v.title('Text of the button')),
  href: v.pipe(line, v.title('Address'), v.description('For example /get-matched.')),
};

const heading = v.pipe(line, v.title('Heading of this part'));

const head = {
  heading,
  lead: v.optional(v.pipe(paragraph, v.title('Text below the heading'))),
  action: v.optional(v.pipe(v.object(link), v.title('Button beside the heading'))),
};

const week = (title: string) =>
  v.pipe(
    v.number('a number is needed, without quotes'),
    v.minValue(1, 'at least 1 is needed'),
    v.title(title),
  );

/** How a part is drawn. A new part has the first of these looks. */
const look = <Name extends string>(labels: Record<Name, string>) => {
  const names = Object.keys(labels) as Name[];
  return v.optional(
    v.pipe(
      v.picklist(names, `choose ${names.join(', ')}`),
      v.title('Look'),
      v.metadata({ labels }),
    ),
    names[0] as Name,
  );
};

const labelsOf = <T>(records: Record<string, T>, labelOf: (record: T) => string) =>
  Object.fromEntries(Object.entries(records).map(([name, one]) => [name, labelOf(one)]));

const proofsInARow = 4;

/**
 * What a landing page can have between its opening and its form: sections of site/sections/sections.ts.
 * The editor's fields and the build's checks follow from these descriptions. A field has the name of the
 * section's prop, so most of them become sections as they are, and the compiler compares them.
 */
export const parts = v.variant(
  'kind',
  [
    part('text', 'Text', {
      ...head,
      text: v.pipe(
        v.string('text is needed'),
        v.nonEmpty('text is needed'),
        v.description('With pictures, tables, buttons, forms and links to videos.'),
        v.metadata({ isMarkdown: true }),
      ),
    }),
    part('index', 'Reasons', {
      ...head,
      items: listOf(
        item('Reason', {
          title: line,
          text: v.optional(paragraph),
          href: v.optional(v.pipe(line, v.title('Address'), v.description('Makes it a link.'))),
        }),
      ),
      variant: look({
        plain: 'Each text after its word',
        dots: 'Beside the heading, with dotted lines',
        stair: 'Each line further in',
        columns: 'Beside one another, for long texts',
      }),
    }),
    part('horizon', 'Steps', {
      ...head,
      steps: v.pipe(
        listOf(
          item('Step', {
            title: line,
            text: paragraph,
            when: v.optional(v.pipe(line, v.description('In the sun, such as “Day one”.'))),
          }),
        ),
        v.description('Three to five.'),
      ),
    }),
    part('people', 'People', head),
    part('testimonials', 'Testimonials', {
      ...head,
      of: v.pipe(
        v.picklist(testimonialGroups, 'no testimonials have that name'),
        v.title('Quotes of'),
        v.description('The page that they were written for.'),
      ),
    }),
    part('faq', 'Questions', {
      ...head,
      questions: listOf(item('Question', { question: line, answer: paragraph })),
    }),
    v.pipe(
      part('table', 'Table', {
        ...head,
        columns: v.pipe(listOf(line), v.description('The heading of each column.')),
        rows: listOf(
          v.pipe(
            item('Row', { cells: v.pipe(listOf(line), v.description('One for each column.')) }),
            v.transform(({ cells }) => cells),
          ),
        ),
        hasBest: v.optional(
          v.pipe(
            v.boolean('true or false is needed'),
            v.title('The last column is the best'),
            v.metadata({ default: false }),
          ),
        ),
      }),
      v.forward(
        v.check(
          ({ columns, rows }) => rows.every((cells) => cells.length === columns.length),
          'each row needs as many cells as there are columns',
        ),
        ['rows'],
      ),
    ),
    part('notes', 'Sticky notes', {
      ...head,
      items: v.pipe(
        listOf(item('Note', { title: line, text: v.optional(paragraph) })),
        v.description('Three to six, of a few words each.'),
      ),
    }),
    part('exchange', 'Speech bubbles', {
      ...head,
      items: listOf(
        item('Bubble', {
          title: v.pipe(line, v.title('Who says it')),
          question: v.pipe(paragraph, v.title('What is said')),
          text: v.optional(v.pipe(line, v.title('More about who says it'))),
        }),
      ),
      variant: look({
        spread: 'What several people say',
        ask: 'What to ask somebody',
        chat: 'A conversation',
      }),
    }),
    part('poster', 'Poster', { heading, text: v.pipe(line, v.title('Sentence in large type')) }),
    part('transitions', 'Before and after', {
      ...head,
      items: listOf(
        item('Change', {
          title: line,
          from: v.pipe(line, v.title('Before')),
          to: v.pipe(line, v.title('After')),
        }),
      ),
    }),
    part('week', 'Week', {
      ...head,
      items: v.pipe(
        listOf(
          item('Day', {
            day: v.optional(v.pipe(line, v.description('Such as Mon.'))),
            title: line,
            text: paragraph,
          }),
        ),
        v.description('Three to seven. The last one is the largest.'),
      ),
    }),
    part('spans', 'Plan in weeks', {
      ...head,
      weeks: week('Number of weeks'),
      items: listOf(
        v.pipe(
          item('Stage', {
            title: line,
            text: paragraph,
            from: week('First week'),
            to: week('Last week'),
          }),
          v.forward(
            v.check(({ from, to }) => from <= to, 'it must not be before “from”'),
            ['to'],
          ),
        ),
      ),
    }),
    part('categories', 'Folders of tasks', {
      ...head,
      categories: v.pipe(
        listOf(item('Folder', { title: line, features: v.pipe(listOf(line), v.title('Tasks')) })),
        v.description('Three or five.'),
      ),
    }),
    part('projects', 'Sample projects', {
      ...head,
      projects: listOf(
        v.picklist(
          allProjects.map(({ title }) => title),
          'no project has that title',
        ),
      ),
    }),
    part('score', 'Task with marks', {
      ...head,
      task: v.pipe(
        v.picklist(Object.keys(scoredTasks) as ScoredTaskName[], 'no task has that name'),
        v.metadata({ labels: labelsOf(scoredTasks, ({ role, title }) => `${role}: ${title}`) }),
      ),
    }),
    part('proofs', 'Four proofs', {
      show: v.pipe(
        v.array(v.picklist(Object.keys(proofs) as ProofName[], 'no proof has that name')),
        v.check(({ length }) => length === proofsInARow, `choose ${proofsInARow}`),
        v.transform((names) => names as [ProofName, ProofName, ProofName, ProofName]),
        v.title('Papers'),
        v.description('Four, each the beginning of the page that it opens.'),
        v.metadata({ labels: labelsOf(proofs, ({ title }) => title) }),
      ),
    }),
    part('terms', 'Price', {
      depends: v.pipe(listOf(line), v.title('What the price depends on')),
      total: v.optional(v.pipe(line, v.title('What raises or lowers it'))),
    }),
    part('articles', 'Articles', {
      ...head,
      articles: v.pipe(
        v.array(
          v.pipe(
            line,
            v.check(
              (name) => existsSync(`site/articles/${name}.md`),
              ({ input }) => `there is no article "${input}"`,
            ),
          ),
          'a list of article names is needed',
        ),
        v.nonEmpty('at least one is needed'),
        v.metadata({ collection: 'articles' }),
      ),
    }),
    part('team', 'Our team', head),
    part('clients', 'Logos of clients', { heading }),
    part('related', 'Links in one line', {
      heading,
      links: listOf(item('Link', link)),
    }),
  ],
  ({ received, expected = '' }) =>
    `no part is of the kind ${received}: choose ${expected.replace(/[()"]/g, '').replaceAll(' |', ',')}`,
);

export type Part = v.InferOutput<typeof parts>;
