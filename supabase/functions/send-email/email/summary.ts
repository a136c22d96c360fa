import type { forms } from '../../_shared/contract.ts';
import { isEmailAddress } from '../../_shared/email-address.ts';
import type { Lead } from '../store/store.ts';
import { oneLine, plainText, shorten } from '../validation/plain-text.ts';
import { inWords, labelOf, mailWords } from './words.ts';

const LONGEST_VALUE = 200;
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** One answered field, or one known fact about the submission. */
export interface Row {
  readonly label: string;
  readonly text: string;
}

/** What a mail tells of a submission, from which subject, text and page are written. */
export type Summary = ReturnType<typeof summarize>;

/** Puts a submission into words: how to reach the person first, and what is empty last. */
export function summarize(form: (typeof forms)[number], lead: Lead) {
  const { title, contact, gist } = mailWords[form.type];
  const read = (name: string) =>
    [lead.answers[name] ?? '']
      .flat()
      .map((text) => inWords(name, plainText(text)))
      .join(', ');
  const readLine = (name: string) => oneLine(read(name));
  const names = [...new Set([...contact, ...Object.keys(form.fields)])];
  const fields = names.map((name) => ({ label: labelOf(name), text: read(name) }));
  const contacts = contact.map(readLine);
  /** The person, or else the company; empty where nothing tells. */
  const who = contacts.find(Boolean) ?? '';
  /** The company, where that is not `who` already. */
  const company = readLine('company') === who ? '' : readLine('company');
  const sender = [who, company].filter(Boolean).join(', ');
  /** The visitor's address, where it is one. */
  const replyTo = contacts.find(isEmailAddress);
  const rows: readonly Row[] = fields.filter(({ text }) => text !== '');
  return {
    title,
    who,
    company,
    replyTo,
    rows,
    heading: sender ? `${title}: ${sender}` : title,
    advice: adviceOf(rows, replyTo),
    /** What is asked for, in the fewest words; may be empty. */
    gist: gist.map(readLine).filter(Boolean),
    /** The labels of the fields that were left empty. */
    empty: fields.filter(({ text }) => text === '').map(({ label }) => label),
    /** Where it came from: not the visitor's words, so apart from the answers. */
    provenance: provenanceOf(lead),
    footnote: `Received ${time.format(new Date(lead.createdAt))} UTC\nReference ${lead.id}`,
  };
}

/** What a reply to the mail will do. */
function adviceOf(rows: readonly Row[], replyTo: string | undefined): string {
  if (rows.length === 0) return 'The form was sent with nothing filled in.';
  if (replyTo) return `Reply to this mail to answer ${replyTo}.`;
  return 'No valid e-mail address was left: a reply to this mail does not reach the sender.';
}

/** Where a submission came from. The page claims all of it but the origin, which the browser sends. */
function provenanceOf({ attribution, origin }: Lead): readonly Row[] {
  const { page = '' } = attribution;
  const isKnown = origin === null || origin === 'null' || `${page}/`.startsWith(`${origin}/`);
  const facts = isKnown ? attribution : { ...attribution, 'sent from': origin };
  return Object.entries(facts).map(([name, value]) => ({
    label: labelOf(name.replace(/^utm_/, '').replaceAll('_', ' ')),
    text: shorten(value, LONGEST_VALUE),
  }));
}
