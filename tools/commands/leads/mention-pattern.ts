import { toEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/** Regular expressions for Postgres's `~*`, and a pattern for its `ilike`. */
export interface MentionPattern {
  /** Finds the query in a text. */
  readonly exact: string;
  /**
   * Finds the query, and a little more, in answers that are one text of JSON. Undefined if the query has
   * characters that JSON escapes.
   */
  readonly rough?: string | undefined;
  /**
   * Finds, in the same text, what `rough` does and more, in half the time. Undefined if it is not ASCII:
   * `ilike` and `~*` fold the case of other letters, such as the Greek sigma, in different ways.
   */
  readonly part?: string | undefined;
}

/**
 * Returns the pattern for a query: an email address, plain or as `Name <a@b>`, which is also found with
 * any `+tag`, or any other text.
 */
export function mentionPattern(query: string): MentionPattern {
  const address = /<([^<>]+)>\s*$/.exec(query)?.[1] ?? query.trim();
  const inAscii = toEmailAddress(address);
  const forJson = (rough: string, part: string) =>
    /["\\\p{Cc}]/u.test(query) ? {} : { rough, part: likePattern(part) };
  if (!inAscii) {
    const exact = escapeRegExp(query.trim());
    return { exact, ...forJson(exact, query.trim()) };
  }
  const [local = '', domain = ''] = address.split('@');
  // The answer to a field for an address has the second form of the domain, a text may have either.
  const domains = [domain, inAscii.split('@')[1] ?? ''].map(escapeRegExp).join('|');
  const [base = ''] = local.split('+');
  const tag = '(\\+[^@\\s<>]*)?';
  const rough = `${escapeRegExp(base)}${tag}@(${domains})`;
  return { exact: `(?<![\\w.+-])${rough}(?![\\w-]|\\.\\w)`, ...forJson(rough, base) };
}

const likePattern = (part: string): string | undefined =>
  /^[ -~]*$/.test(part) ? `%${part.replace(/[%_]/g, '\\$&')}%` : undefined;

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
