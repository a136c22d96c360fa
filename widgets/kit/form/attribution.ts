import {
  campaignParameters,
  LONGEST_PARAMETER,
} from '../../../supabase/functions/_shared/attribution-parameters.ts';

/** The attributes by which a host says where a submission comes from. */
export interface Source {
  partner?: string | undefined;
  campaign?: string | undefined;
}

/**
 * Where a submission comes from, as a query string for the function's URL. Headers would add a CORS
 * preflight request, and the body contains the form's answers only. Nothing is stored for it.
 */
export function attributionOf({ partner, campaign }: Source): string {
  const { origin, pathname, search } = location;
  const pageParameters = new URLSearchParams(search);
  const query = new URLSearchParams();
  const add = (name: string, value: string | null | undefined) => {
    if (value) query.set(name, value.slice(0, LONGEST_PARAMETER));
  };
  add('partner', partner);
  add('campaign', campaign);
  add('page', origin + pathname);
  add('referrer', URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  for (const name of campaignParameters) add(name, pageParameters.get(name));
  return query.toString();
}
