import * as v from 'valibot';
import text from './cases.json?raw';
import { line, listOf, paragraph, readPublished, sample } from './records.ts';

const number = v.number('a number is needed');
const figure = v.object({ label: line, value: line });
const poster = v.object({ title: line, text: line });
const row = v.object({ label: line, text: line, tag: v.optional(line) });
const hour = v.pipe(number, v.minValue(0, 'at least 0 is needed'), v.maxValue(24, 'at most 24'));

/** A drawing of work: of a list, a dashboard, a message, two posters, or releases by the hour. */
const work = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('list'), rows: listOf(row) }),
    v.object({
      kind: v.literal('dashboard'),
      figures: listOf(figure),
      chart: v.object({ label: line, values: v.pipe(listOf(number), v.title('Bars')) }),
    }),
    v.object({
      kind: v.literal('message'),
      lines: listOf(paragraph),
      tags: v.optional(v.array(line)),
    }),
    v.object({
      kind: v.literal('posters'),
      posters: v.pipe(v.array(poster), v.length(2, 'two posters are needed')),
    }),
    v.object({
      kind: v.literal('releases'),
      weeks: v.pipe(listOf(listOf(hour)), v.description('For each week, the hours from 0 to 24.')),
      text: line,
    }),
  ],
  'list, dashboard, message, posters or releases is needed',
);

export type Work = v.InferOutput<typeof work>;

const clientCase = v.pipe(
  v.object({
    client: v.pipe(line, v.title('Client')),
    name: v.pipe(line, v.title('Title')),
    industry: line,
    scope: v.pipe(
      v.array(line, 'a list is needed'),
      v.length(3, 'three items are needed'),
      v.description('The people, the kind of work, and who runs it.'),
    ),
    needs: v.pipe(paragraph, v.title('What they need')),
    plan: v.pipe(
      v.array(line, 'a list is needed'),
      v.length(3, 'three items are needed'),
      v.title('What we’d do'),
    ),
    result: paragraph,
    before: v.pipe(work, v.description('What the work looks like today.')),
    after: v.pipe(work, v.description('What we’d make.')),
    link: v.optional(v.pipe(line, v.description('The address of the result.'))),
    sample,
  }),
  v.title('Case study'),
);

export type ClientCase = v.InferOutput<typeof clientCase>;

export const casesFile = v.object({ cases: listOf(clientCase) });

export const { cases } = readPublished('cases.json', casesFile, text);
