import {
  campaignParameters,
  LONGEST_PARAMETER,
} from '../../../supabase/functions/_shared/attribution-parameters.ts';

/** What a host says of itself on the tag. */
export interface Source {
  partner?: string | undefined;
  campaign?: string | undefined;
}

/**
 * Where a submission comes from, as the query string of the call: no preflight sees it, and the body
 * stays what the forms say. Read when it is sent; nothing is stored for it.
 */
export function attributionOf({ partner, campaign }: Source): string {
  const { origin, pathname, search } = location;
  const given = new URLSearchParams(search);
  const told = new URLSearchParams();
  const tell = (name: string, value: string | null | undefined) => {
    if (value) told.set(name, value.slice(0, LONGEST_PARAMETER));
  };
  tell('partner', partner);
  tell('campaign', campaign);
  tell('page', origin + pathname);
  tell('referrer', URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  for (const name of campaignParameters) tell(name, given.get(name));
  return told.toString();
}
