/** What in a page's own address says what brought the visitor (embed.md section 2). */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'utm_term',
  'utm_content',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'ttclid',
  'msclkid',
] as const;

/** Longer values are cut, in UTF-16 units. */
export const LONGEST_PARAMETER = 512;
