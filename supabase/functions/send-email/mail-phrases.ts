import type { Letter } from './letter.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** What stands above where a submission came from. */
export const PROVENANCE = 'Where it came from';

export function titleOf({ title, who, organisation }: Letter): string {
  if (who === '') return title;
  return organisation && organisation !== who
    ? `${title}: ${who}, ${organisation}`
    : `${title}: ${who}`;
}

/** What a reply to the mail will do. */
export function adviceOf({ replyTo, lines }: Letter): string {
  if (lines.length === 0) return 'The form was sent with nothing filled in.';
  if (replyTo) return `Reply to this mail to answer ${replyTo}.`;
  return 'No valid e-mail address was left: a reply to this mail does not reach the sender.';
}

export function footnoteOf({ receivedAt, id }: Letter): string {
  return `Received ${day.format(receivedAt)} UTC\nReference ${id}`;
}
