import { forms } from '../../_shared/contract.ts';
import type { HeldCount, Lead } from '../store/store.ts';
import { shorten } from '../validation/plain-text.ts';
import type { Spam } from '../validation/spam.ts';
import { renderDigest } from './digest.ts';
import { renderPage } from './page.ts';
import { type Summary, summarize } from './summary.ts';
import { renderText } from './text.ts';

const SUBJECT_LENGTH = 150;
const NAME_LENGTH = 50;

/** Who a mail goes to and comes from: never a visitor's word. */
export interface MailAddresses {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** By form type, where a form has recipients of its own. */
  readonly toByForm: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A mail as a provider is given it; plain JSON, because it is stored at the first attempt. */
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

/** What the subject says of a submission that may be spam. */
const flags: Readonly<Partial<Record<Spam, string>>> = { links: '[5+ links] ', empty: '[empty] ' };

/** Writes the mail about a submission; `undefined` where the contract does not know its form. */
export function composeLeadMail(
  lead: Lead,
  deliveryId: string,
  { from, to, toByForm }: MailAddresses,
): Mail | undefined {
  const form = forms.find(({ type }) => type === lead.form);
  if (!form) return undefined;
  const summary = summarize(form, lead);
  return {
    ...envelopeOf(deliveryId, lead.createdAt, from, toByForm[form.type] ?? to),
    ...(summary.replyTo && { replyTo: summary.replyTo }),
    subject: `${(lead.spam && flags[lead.spam]) ?? ''}${subjectOf(summary)}`,
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

/** The Message-ID is the same at every attempt, so that a mail that is sent twice is recognized. */
function envelopeOf(
  deliveryId: string,
  date: string,
  from: MailAddresses['from'],
  to: readonly string[],
) {
  const messageId = `<${deliveryId}@${from.address.split('@').at(-1)}>`;
  // Keeps an out-of-office reply from being sent to the visitor.
  return { messageId, date, from, to, headers: { 'Auto-Submitted': 'auto-generated' } };
}

/** Cuts what is asked for before it cuts who asks. */
function subjectOf({ title, gist, who, company, rows }: Summary): string {
  if (rows.length === 0) return `${title}: nothing filled in`;
  const name = shorten(who, NAME_LENGTH) || 'no name given';
  const sender = company ? `${name} (${shorten(company, NAME_LENGTH)})` : name;
  if (gist.length === 0) return `${title} — ${sender}`;
  const room = SUBJECT_LENGTH - `${title}:  — ${sender}`.length;
  return `${title}: ${shorten(gist.join(', '), room)} — ${sender}`;
}
