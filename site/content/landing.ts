import * as v from 'valibot';
import { roles } from '../../supabase/functions/_shared/contract.ts';
import { link, parts } from './parts.ts';
import { day, draft, formerAddresses } from './publication.ts';
import { line, listOf, paragraph, searchDescription, searchTitle } from './records.ts';
import { roleLabels } from './role-labels.ts';

/** A file in site/landing: a page for a campaign, made of sections that exist. */
export const landingFile = v.strictObject({
  title: searchTitle,
  description: searchDescription,
  draft: v.optional(draft),
  date: v.optional(
    v.pipe(
      day,
      v.title('Publish on'),
      v.description('With a day in the future, the page is published on that day.'),
    ),
  ),
  aliases: v.optional(formerAddresses),
  heading: v.pipe(line, v.title('Heading'), v.description('In large type at the top.')),
  lead: v.pipe(paragraph, v.title('Lead'), v.description('One or two sentences below it.')),
  role: v.pipe(
    v.picklist(roles, 'no role has that name'),
    v.metadata({ labels: roleLabels }),
    v.description('The form has it chosen already.'),
  ),
  campaign: v.pipe(
    v.string('text is needed'),
    v.regex(/^[\w.-]{1,60}$/, 'only letters, digits, dots, hyphens and _ are allowed, at most 60'),
    v.description('The team sees it with each request, such as react-q4: no spaces.'),
    v.metadata({ pattern: ['^[\\w.-]{1,60}$', 'Letters, digits, dots, hyphens and _ only.'] }),
  ),
  button: v.pipe(
    line,
    v.title('Button'),
    v.description('At the top. It leads to the form.'),
    v.metadata({ default: 'Get Matched' }),
  ),
  call: v.optional(
    v.pipe(
      v.boolean('true or false is needed'),
      v.title('Also offer a call'),
      v.description('A second button that opens the form for a call.'),
      v.metadata({ default: true }),
    ),
  ),
  parts: v.pipe(
    listOf(v.pipe(parts, v.title('Part'))),
    v.title('Parts'),
    v.description('In the order of the page.'),
  ),
  form: v.pipe(
    v.strictObject({
      heading: v.pipe(
        line,
        v.title('Heading of the form'),
        v.metadata({ default: 'Who do you need?' }),
      ),
      lead: v.pipe(
        paragraph,
        v.title('Text of the form'),
        v.metadata({ isLong: true, default: 'Answer what you know, and skip the rest.' }),
      ),
    }),
    v.title('Form'),
  ),
  closing: v.optional(
    v.pipe(
      v.strictObject({ heading: line, text: paragraph, ...link }),
      v.title('Closing'),
      v.description('The last words, after the form, in a half sun.'),
    ),
  ),
});

export type LandingPage = v.InferOutput<typeof landingFile>;
