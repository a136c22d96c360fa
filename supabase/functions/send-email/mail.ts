import { type Letter, writeLetter } from './letter.ts';
import { renderHtml } from './mail-html.ts';
import { renderText } from './mail-text.ts';
import { shorten } from './plain-text.ts';
import type { Accepted } from './submission.ts';

const SUBJECT_LENGTH = 150;
const NAME_LENGTH = 50;

/** Who a mail goes to and comes from: the environment's word, never a visitor's. */
export interface MailAddresses {
  readonly to: readonly string[];
  readonly from: { readonly name: string; readonly address: string };
}

/** A mail, before it is written for the wire or for a provider. */
export interface Mail {
  readonly messageId: string;
  readonly date: Date;
  readonly from: MailAddresses['from'];
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, string>;
}

/**
 * Writes the mail that tells of a submission. It follows from the submission alone, the
 * Message-ID and the date included, so that a mail which is sent twice is known for the same.
 */
export function composeMail(
  submission: Accepted,
  addresses: MailAddresses,
  receivedAt = new Date(),
): Mail {
  const letter = writeLetter(submission, receivedAt);
  const { from, to } = addresses;
  return {
    messageId: `<${submission.id}@${from.address.split('@').at(-1)}>`,
    date: receivedAt,
    from,
    to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: subjectOf(letter),
    text: renderText(letter),
    html: renderHtml(letter),
    // Keeps an out-of-office from answering the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Cuts what is asked for before it cuts who asks. */
function subjectOf({ title, gist, who, organisation, lines }: Letter): string {
  if (lines.length === 0) return `${title}: nothing filled in`;
  const name = shorten(who, NAME_LENGTH) || 'no name given';
  const firm =
    who !== organisation && organisation ? ` (${shorten(organisation, NAME_LENGTH)})` : '';
  if (gist.length === 0) return `${title} — ${name}${firm}`;
  const room = SUBJECT_LENGTH - `${title}:  — ${name}${firm}`.length;
  return `${title}: ${shorten(gist.join(', '), room)} — ${name}${firm}`;
}
