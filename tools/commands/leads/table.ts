import { alignColumns } from '../../../supabase/functions/send-email/email/report.ts';
import { oneLine, shorten } from '../../../supabase/functions/send-email/validation/plain-text.ts';
import type { Lead } from './database.ts';

const MAX_CONTACT_LENGTH = 44;

/** Formats leads as a table for a terminal. */
export function formatTable(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads found.';
  return alignColumns([['Received', 'Form', 'State', 'Who', 'ID'], ...leads.map(rowOf)]);
}

function rowOf(lead: Lead): string[] {
  const { id, form, createdAt, state, lastError, spam } = lead;
  const why = lastError ?? spam;
  return [
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    form,
    why ? `${state} (${why})` : state,
    shorten(contactOf(lead), MAX_CONTACT_LENGTH),
    id,
  ];
}

/** `shorten` and `oneLine` remove control characters: no visitor's answer may move the cursor. */
function contactOf({ data: { name = '', email = '', company = '' } }: Lead): string {
  const parts = [name, email, company].map((part) => oneLine(String(part)));
  return parts.filter((part) => part !== '').join(', ') || '(no name)';
}
