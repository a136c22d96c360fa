import type { Form } from '../../_shared/contract.ts';
import { isEmailAddress } from '../../_shared/email-address.ts';
import type { Lead } from '../store/store.ts';
import { oneLine, plainText, shorten } from '../validation/plain-text.ts';
import { inWords, labelOf, wordsOf } from './words.ts';

const LONGEST_VALUE = 200;

/** One answered field, or one known fact about the submission. */
export interface Row {
  readonly label: string;
  readonly text: string;
}

/** What a mail tells of a submission, from which subject, text and page are written. */
export interface Summary {
  readonly title: string;
  /** What is asked for, in the fewest words; may be empty. */
  readonly gist: readonly string[];
  /** The person, in one line; empty where nothing tells. */
  readonly who: string;
  readonly organisation: string;
  /** The visitor's address, where it is one. */
  readonly replyTo: string | undefined;
  readonly rows: readonly Row[];
  /** The labels of the fields that were left empty. */
  readonly empty: readonly string[];
  /** Where it came from: not the visitor's words, so apart from the answers. */
  readonly provenance: readonly Row[];
  readonly receivedAt: Date;
  readonly id: string;
}

/** Puts a submission into words: how to reach the person first, and what is empty last. */
export function summarize(form: Form, lead: Lead): Summary {
  const { id, answers, createdAt } = lead;
  const words = wordsOf(form);
  const read = (name: string) => inPlainWords(name, answers[name] ?? '');
  const names = [...new Set([...words.contact, ...Object.keys(form.fields)])];
  const fields = names.map((name) => ({ label: labelOf(name), text: read(name) }));
  const contacts = words.contact.map(read).map(oneLine);
  return {
    title: words.title,
    gist: words.gist.map(read).map(oneLine).filter(isFilled),
    who: contacts.find(isFilled) ?? '',
    organisation: words.organisation ? oneLine(read(words.organisation)) : '',
    replyTo: contacts.find(isEmailAddress),
    rows: fields.filter(({ text }) => isFilled(text)),
    empty: fields.filter(({ text }) => !isFilled(text)).map(({ label }) => label),
    provenance: provenanceOf(lead),
    receivedAt: new Date(createdAt),
    id,
  };
}

function inPlainWords(field: string, answer: string | readonly string[]): string {
  if (typeof answer === 'string') return inWords(field, plainText(answer));
  return answer.map((text) => inWords(field, plainText(text))).join(', ');
}

function isFilled(text: string): boolean {
  return text !== '';
}

/** Where a submission came from. The page claims all of it but the origin, which the browser sends. */
function provenanceOf({ attribution, origin }: Pick<Lead, 'attribution' | 'origin'>): Row[] {
  const { page = '' } = attribution;
  const isKnown = origin === null || origin === 'null' || `${page}/`.startsWith(`${origin}/`);
  const facts = isKnown ? attribution : { ...attribution, 'sent from': origin };
  return Object.entries(facts).map(([name, value]) => ({
    label: labelOf(name.replace(/^utm_/, '').replaceAll('_', ' ')),
    text: shorten(value, LONGEST_VALUE),
  }));
}
