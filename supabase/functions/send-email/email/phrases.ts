import type { Summary } from './summary.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The heading above where a submission came from. */
export const PROVENANCE = 'Where it came from';

export function titleOf({ title, who, organisation }: Summary): string {
  if (who === '') return title;
  return organisation && organisation !== who
    ? `${title}: ${who}, ${organisation}`
    : `${title}: ${who}`;
}

/** What a reply to the mail will do. */
export function adviceOf({ replyTo, rows }: Summary): string {
  if (rows.length === 0) return 'The form was sent with nothing filled in.';
  if (replyTo) return `Reply to this mail to answer ${replyTo}.`;
  return 'No valid e-mail address was left: a reply to this mail does not reach the sender.';
}

export function footnoteOf({ receivedAt, id }: Summary): string {
  return `Received ${day.format(receivedAt)} UTC\nReference ${id}`;
}
