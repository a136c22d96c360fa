import * as v from 'valibot';
import text from './rates.json?raw';
import { readPublished } from './records.ts';

const amount = v.pipe(
  v.number('a number is needed, without quotes'),
  v.minValue(1, 'at least 1 is needed'),
);

const rate = v.pipe(
  v.strictObject({
    from: v.pipe(amount, v.title('Lowest rate'), v.description('US dollars an hour.')),
    to: v.pipe(amount, v.title('Highest rate'), v.description('US dollars an hour.')),
    rate: v.pipe(amount, v.title('Rate of the worked invoice')),
    hours: v.pipe(amount, v.title('Hours of the worked invoice'), v.description('In a month.')),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'it must not be lower than “from”'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to, rate }) => from <= rate && rate <= to, 'it must be from “from” to “to”'),
    ['rate'],
  ),
);

export type Rate = v.InferOutput<typeof rate>;

const optional = (title: string) => v.optional(v.pipe(rate, v.title(title)));

/** Rates by the name of the service's page. A page without one says when the price is told. */
export const ratesFile = v.strictObject({
  'ai-workflow-specialists': optional('AI workflow specialists'),
  'customer-service-agents-virtual-assistants': optional('Customer service agents'),
  cybersecurity: optional('Cybersecurity'),
  developers: optional('Developers'),
  'hire-a-team': optional('Teams'),
  'hire-fractional-talent': optional('Fractional talent'),
  'project-based-talent': optional('Project-based talent'),
  'project-managers': optional('Project managers'),
  sales: optional('Sales'),
  shopify: optional('Shopify'),
  'virtual-assistants': optional('Virtual assistants'),
  'website-design-development': optional('Websites'),
});

export type RateName = keyof typeof ratesFile.entries;

export const rates = readPublished('rates.json', ratesFile, text);
