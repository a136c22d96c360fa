import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/**
 * A regular expression, for Postgres without regard to case, that finds where a text mentions a
 * query: an e-mail address, alone or as `Name <a@b>`, with any `+tag`, or any other words.
 */
export function mentionOf(query: string): string {
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
