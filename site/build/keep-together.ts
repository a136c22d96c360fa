import { together } from '../style/base.css.ts';

/**
 * A figure with its unit, like "48–72 hours", "30-minute", "9 a.m." or "Top 3%", or words with a hyphen,
 * like "Part-Time". In a heading, any short ones.
 */
const phrase =
  /(?:top )?\d[\d,]*(?:[–-]\d+)?\+?(?:%|(?: business)? (?:hours|days|weeks|minutes|companies)\b| [ap]\.m)|\$[\d,]+ to \$[\d,]+|\b(?:SOC|ISO) \d+|PCI DSS|(?:project|part|full)-(?:based|time)|\b\d+-minute|\b(?:e-commerce|long-term|(?:day-(?:to|by)|ten)-day|content-security-policy)|\b[a-z]{2,6}-[a-z]{2,8}\b(?<=<h[1-4]\b[^<]*>[^<]*)/;

/** Tags, elements whose text cannot contain other elements, and navigation, whose labels stay one text. */
const skipped = /<(title|script|style|svg|pre|select|textarea|nav)\b.*?<\/\1>|<(?:"[^"]*"|[^">])*>/;

/** A period stays with its phrase: in a heading, it would be read as a word of its own. */
const either = new RegExp(`${skipped.source}|((?:${phrase.source})[.,?]?)`, 'gis');

/** Keeps each such phrase in the text of a document on one line. */
export const keepTogether = (html: string): string =>
  html.replace(either, (all, _, words?: string) =>
    words ? `<span class="${together}">${words}</span>` : all,
  );
