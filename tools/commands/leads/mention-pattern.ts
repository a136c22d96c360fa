import { toEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/**
 * Returns a regular expression for Postgres's `~*` that finds the query in a text. The query is an
 * email address, plain or as `Name <a@b>`, which is also found with any `+tag`, or any other text.
 */
export function mentionPattern(query: string): string {
  const address = /<([^<>]+)>\s*$/.exec(query)?.[1] ?? query.trim();
  const inAscii = toEmailAddress(address);
  if (!inAscii) return escapeRegExp(query.trim());
  const [local = '', domain = ''] = address.split('@');
  // The answer to a field for an address has the second form of the domain, a text may have either.
  const domains = [domain, inAscii.split('@')[1] ?? ''].map(escapeRegExp).join('|');
  const [base = ''] = local.split('+');
  const tag = '(\\+[^@\\s<>]*)?';
  return `(?<![\\w.+-])${escapeRegExp(base)}${tag}@(${domains})(?![\\w-]|\\.\\w)`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
