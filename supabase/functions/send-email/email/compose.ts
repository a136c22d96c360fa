import { forms } from '../../_shared/contract.ts';
import type { CampaignRow, HeldCount, Lead, ReportRow } from '../store/store.ts';
import { shorten } from '../validation/plain-text.ts';
import type { Spam } from '../validation/spam.ts';
import type { Answers } from '../validation/validate.ts';
import { renderConfirmation } from './confirmation.ts';
import { renderDigest } from './digest.ts';
import { renderPage } from './page.ts';
import { renderReport } from './report.ts';
import { type Summary, summarize } from './summary.ts';
import { renderText } from './text.ts';

const SUBJECT_LENGTH = 150;
const NAME_LENGTH = 50;

/** The recipients and the sender of mails. They never come from a visitor's input. */
export interface MailAddresses {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** The recipients of forms that have their own, by form type. */
  readonly toByForm: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A mail to send, as plain JSON, because it is stored at the first attempt. */
export interface Mail {
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
  readonly from: MailAddresses['from'];
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The prefixes of the subject for submissions that may be spam. */
const prefixes: Readonly<Partial<Record<Spam, string>>> = {
  links: '[5+ links] ',
  empty: '[empty] ',
};

/** Writes the mail about a submission. Returns `undefined` if the contract has no such form. */
export function composeLeadMail(
  lead: Lead,
  deliveryId: string,
  { from, to, toByForm }: MailAddresses,
): Mail | undefined {
  const form = forms.find(({ type }) => type === lead.form);
  if (!form) return undefined;
  const summary = summarize(form, lead);
  const envelope = envelopeOf(deliveryId, lead.createdAt, from, toByForm[form.type] ?? to);
  const { delivery } = lead.replaced ?? {};
  return {
    ...envelope,
    // Mail programs show it below the mail that it replaces.
    ...(delivery && {
      headers: { ...envelope.headers, 'In-Reply-To': messageIdOf(delivery, from) },
    }),
    ...(summary.replyTo && { replyTo: summary.replyTo }),
    subject: headerText(
      `${lead.replaced ? '[changed] ' : ''}${(lead.spam && prefixes[lead.spam]) ?? ''}${subjectOf(summary)}`,
    ),
    text: renderText(summary),
    html: renderPage(summary),
  };
}

/** Writes the daily mail about submissions that are held. */
export function composeDigestMail(
  held: readonly HeldCount[],
  deliveryId: string,
  { from, to }: MailAddresses,
): Mail {
  return {
    ...envelopeOf(deliveryId, new Date().toISOString(), from, to),
    ...renderDigest(held),
  };
}

/** Writes the mail of each Monday about what partners' pages and campaigns sent. */
export function composeReportMail(
  rows: readonly ReportRow[],
  campaigns: readonly CampaignRow[],
  deliveryId: string,
  from: MailAddresses['from'],
  to: readonly string[],
): Mail {
  return {
    ...envelopeOf(deliveryId, new Date().toISOString(), from, to),
    ...renderReport(rows, campaigns),
  };
}

/** How a program says that a mail answers another message by itself: RFC 3834. */
const AUTO_REPLIED = 'auto-replied';

/** Whether a mail only confirms a form to its visitor. */
export const isConfirmation = ({ headers }: Mail): boolean =>
  headers['Auto-Submitted'] === AUTO_REPLIED;

/** Writes the mail to a visitor that the form was received. A reply reaches the form's recipients. */
export function composeConfirmationMail(
  form: string,
  answers: Answers,
  options: { delivery: string; to: string; promise: string; addresses: MailAddresses },
): Mail | undefined {
  const { delivery, to, promise, addresses } = options;
  const content = renderConfirmation(form, answers, promise);
  const [replyTo] = addresses.toByForm[form] ?? addresses.to;
  if (!content || !replyTo) return undefined;
  return {
    ...envelopeOf(delivery, new Date().toISOString(), addresses.from, [to]),
    headers: { 'Auto-Submitted': AUTO_REPLIED, 'X-Auto-Response-Suppress': 'All' },
    replyTo,
    ...content,
  };
}

/** The Message-ID is the same at every attempt, so that mail programs detect duplicates. */
function envelopeOf(
  deliveryId: string,
  date: string,
  from: MailAddresses['from'],
  to: readonly string[],
) {
  const messageId = messageIdOf(deliveryId, from);
  // Keeps an out-of-office reply from being sent to the visitor.
  return { messageId, date, from, to, headers: { 'Auto-Submitted': 'auto-generated' } };
}

const messageIdOf = (deliveryId: string, { address }: MailAddresses['from']): string =>
  `<${deliveryId}@${address.split('@').at(-1)}>`;

/** Mail programs would read `=?utf-8?q?…?=` as an encoding of other text (RFC 2047). */
const headerText = (text: string): string => text.replaceAll('=?', '= ?');

/** If the subject is too long, shortens what was requested rather than the sender. */
function subjectOf({ title, requested, who, company, rows }: Summary): string {
  if (rows.length === 0) return `${title}: nothing filled in`;
  const name = shorten(who, NAME_LENGTH) || 'no name given';
  const sender = company ? `${name} (${shorten(company, NAME_LENGTH)})` : name;
  if (requested.length === 0) return `${title} — ${sender}`;
  const room = SUBJECT_LENGTH - `${title}:  — ${sender}`.length;
  return `${title}: ${shorten(requested.join(', '), room)} — ${sender}`;
}
