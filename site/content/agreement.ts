import * as v from 'valibot';
import text from './agreement.json?raw';
import { readPublished } from './records.ts';

/** A text that may be empty, because the owner fills it in. */
const blank = (pattern: RegExp, expected: string) =>
  v.optional(
    v.pipe(v.string(expected), v.regex(new RegExp(`^(?:${pattern.source})?$`), expected)),
    '',
  );

const period = (title: string) =>
  v.pipe(
    blank(/[1-9]\d* (?:day|week|month|year)s?/, 'a period such as “30 days” is needed, or nothing'),
    v.title(title),
  );

/** The numbers of the agreement. An empty one is a blank in the sample agreement. */
export const agreementFile = v.strictObject({
  hoursNotice: period('notice to change hours'),
  payment: period('time to pay'),
  acceptance: period('time to accept'),
  searchAgain: period('time to search again'),
  ownership: v.pipe(
    blank(/on (?:payment|delivery)/, '“on payment” or “on delivery” is needed, or nothing'),
    v.title('on payment or on delivery'),
  ),
  confidentiality: period('years of confidentiality'),
  notice: period('notice to end'),
  unfinished: v.pipe(
    blank(/(?:100|[1-9]?\d)%/, 'a share such as “50%” is needed, or nothing'),
    v.title('share of an unfinished milestone'),
  ),
});

export type Term = keyof typeof agreementFile.entries;

export type AgreementTerms = v.InferOutput<typeof agreementFile>;

/** What a blank of the agreement is called, as "notice to end". */
export const nameOfTerm = (term: Term): string => v.getTitle(agreementFile.entries[term]) ?? term;

export const agreementTerms = readPublished('agreement.json', agreementFile, text);

/** Splits a text at its terms: plain texts, and the terms with their value if they have one. */
export function splitTerms(
  text: string,
  terms: AgreementTerms,
): (string | { term: Term; value: string })[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const term = part.slice(1, -1) as Term;
    return part.startsWith('{') ? { term, value: terms[term] } : part;
  });
}
