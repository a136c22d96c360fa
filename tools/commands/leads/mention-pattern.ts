import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/**
 * Returns a regular expression for Postgres's `~*` that finds the query in a text. The query is an
 * email address, plain or as `Name <a@b>`, which is also found with any `+tag`, or any other text.
 */
export function mentionPattern(query: string): string {
  const address = /<([^<>]+)>\s*$/.exec(query)?.[1] ?? query.trim();
  if (!isEmailAddress(address)) return escapeRegExp(query.trim());
  const [local = '', domain = ''] = address.split('@');
  const [base = ''] = local.split('+');
  const tag = '(\\+[^@\\s<>]*)?';
  return `(?<![\\w.+-])${escapeRegExp(base)}${tag}@${escapeRegExp(domain)}(?![\\w-]|\\.\\w)`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
