import slugify from '@sindresorhus/slugify';

/**
 * The one rule for addresses and for the ids of headings: "Über uns" becomes `ueber-uns`. Empty if a text
 * has no letter or digit that can be written in ASCII.
 */
export const slugOf = (text: string): string => slugify(text, { decamelize: false });
