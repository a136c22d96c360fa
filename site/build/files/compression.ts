/** As `npm start` does: smaller files grow when they are compressed. */
export const COMPRESSED_FROM_BYTES = 1024;

/** The types of text that web servers compress. */
export const compressedTypes = [
  'application/feed+json',
  'application/javascript',
  'application/json',
  'application/speculationrules+json',
  'application/xml',
  'image/svg+xml',
  'text/',
];
