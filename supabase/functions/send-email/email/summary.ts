import type { forms } from '../../_shared/contract.ts';
import { toEmailAddress } from '../../_shared/email-address.ts';
import { plainText } from '../../_shared/plain-text.ts';
import type { Lead } from '../store/store.ts';
import { oneLine, shorten, unlinked } from '../validation/plain-text.ts';
import { answerLabel, fieldLabel, mailOutlines } from './labels.ts';

const LONGEST_VALUE = 200;
/** Matches the names of the facts that are addresses of pages. These stay links. */
const isAddress = /^(page|referrer|sent from)$/;
const NOTHING = '(nothing)';
const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** The label and the value of an answer, or of a fact about the submission. */
export interface Row {
  readonly label: string;
  readonly text: string;
}

/** The content of a mail about a submission, for its subject, text and HTML. */
export type Summary = ReturnType<typeof summarize>;

/** Summarizes a submission: contact data first, empty fields last. */
export function summarize(form: (typeof forms)[number], lead: Lead) {
  const { title, contact, subjectFields } = mailOutlines[form.type];
  // Anybody can enter the address of a page as a name, so names are no links. A link in another answer may
  // belong there.
  const isName = (name: string) => contact.includes(name) && name !== 'email';
  const readAsWritten = (answers: Lead['answers'], name: string) =>
    [answers[name] ?? '']
      .flat()
      .map((text) => answerLabel(name, plainText(text)))
      .join(', ');
  const readFrom = (answers: Lead['answers'], name: string) => {
    const text = readAsWritten(answers, name);
    return isName(name) ? unlinked(text) : text;
  };
  const read = (name: string) => readFrom(lead.answers, name);
  const readLine = (name: string) => oneLine(read(name));
  const names = [...new Set([...contact, ...Object.keys(form.fields)])];
  const fields = names.map((name) => ({ label: fieldLabel(name), text: read(name) }));
  const contacts = contact.map(readLine);
  /** The person, or else the company; empty if neither is known. */
  const who = contacts.find(Boolean) ?? '';
  /** The company, unless it is already `who`. */
  const company = readLine('company') === who ? '' : readLine('company');
  const sender = [who, company].filter(Boolean).join(', ');
  /** The visitor's email address, if it is valid. */
  const replyTo = contact
    .map((name) => toEmailAddress(oneLine(readAsWritten(lead.answers, name))))
    .find(Boolean);
  const { replaced } = lead;
  const changes: readonly Row[] = !replaced
    ? []
    : names
        .map((name) => [name, readFrom(replaced.answers, name), read(name)] as const)
        .filter(([, before, now]) => before !== now)
        .map(([name, before, now]) => ({
          label: fieldLabel(name),
          text: `${shorten(before, LONGEST_VALUE) || NOTHING} → ${shorten(now, LONGEST_VALUE) || NOTHING}`,
        }));
  const rows: readonly Row[] = fields.filter(({ text }) => text !== '');
  return {
    title,
    who,
    company,
    replyTo,
    rows,
    heading: sender ? `${title}: ${sender}` : title,
    advice: adviceOf(rows, replyTo),
    /** What the visitor has changed since the submission that this one replaces. */
    changes,
    replaces: replaced
      ? `This replaces what was received ${time.format(new Date(replaced.createdAt))} UTC (reference ${replaced.id}). Changed:`
      : '',
    /** What the visitor asks for, in a few words; may be empty. */
    requested: subjectFields.map(readLine).filter(Boolean),
    /** The labels of the fields that were left empty. */
    empty: fields.filter(({ text }) => text === '').map(({ label }) => label),
    /** The origin of the submission, separate from the answers of the visitor. */
    provenance: provenanceOf(lead),
    footnote: `Received ${time.format(new Date(lead.createdAt))} UTC\nReference ${lead.id}`,
  };
}

/** Says whom a reply to the mail reaches. */
function adviceOf(rows: readonly Row[], replyTo: string | undefined): string {
  if (rows.length === 0) return 'The form was sent with nothing filled in.';
  if (replyTo) return `Reply to this email to answer ${replyTo}.`;
  return 'The sender left no valid email address, so a reply to this email won’t reach them.';
}

/** The origin of a submission. The browser sends the origin; the page reports the rest. */
function provenanceOf({ attribution: { replaces, ...attribution }, origin }: Lead): readonly Row[] {
  const { page = '', campaign, utm_campaign } = attribution;
  const isKnown = origin === null || origin === 'null' || `${page}/`.startsWith(`${origin}/`);
  const facts = isKnown ? attribution : { ...attribution, 'sent from': origin };
  const entries = Object.entries(facts);
  // A landing page's own campaign is often that of the links to it.
  const told = entries.filter(([name]) => name !== 'campaign' || campaign !== utm_campaign);
  const labelOf = (name: string) =>
    name === 'campaign' && utm_campaign ? 'campaign of the page' : name.replace(/^utm_/, '');
  return told.map(([name, value]) => ({
    label: fieldLabel(labelOf(name).replaceAll('_', ' ')),
    text: isAddress.test(name)
      ? shorten(value, LONGEST_VALUE)
      : unlinked(shorten(value, LONGEST_VALUE)),
  }));
}
