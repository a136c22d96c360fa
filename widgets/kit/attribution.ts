/** What a host says of itself on the tag. */
export interface Source {
  partner?: string | undefined;
  campaign?: string | undefined;
}

/** The parameters of the page's own address that say what brought the visitor (embed.md section 2). */
const parameters = [
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
];

/** In UTF-16 units; the function cuts there too. */
const MOST = 512;

/**
 * Where a submission comes from, as the query string of the call: no preflight sees it, and the body
 * stays what the forms say. Read when it is sent; nothing is stored for it.
 */
export function attributionOf({ partner, campaign }: Source): string {
  const { origin, pathname, search } = location;
  const given = new URLSearchParams(search);
  const told = new URLSearchParams();
  const tell = (name: string, value: string | null | undefined) => {
    if (value) told.set(name, value.slice(0, MOST));
  };
  tell('partner', partner);
  tell('campaign', campaign);
  tell('page', origin + pathname);
  tell('referrer', URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  for (const name of parameters) tell(name, given.get(name));
  return told.toString();
}
