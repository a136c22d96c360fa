import {
  campaignParameters,
  LONGEST_PARAMETER,
} from '../../../supabase/functions/_shared/attribution-parameters.ts';

/** What the function received, without what the visitor typed: the detail of `hire-success`. */
export type Receipt = HTMLElementEventMap['hire-success']['detail'];

/** The attributes by which a host says where a submission comes from. */
export interface Source {
  partner?: string | undefined;
  campaign?: string | undefined;
  /** The `id` of an earlier receipt, if the visitor sends the same request again with a change. */
  replaces?: string | undefined;
}

/**
 * Where a submission comes from, as a query string for the function's URL. Headers would add a CORS
 * preflight request, and the body contains the form's answers only. Nothing is stored for it.
 */
export function attributionOf({ partner, campaign, replaces }: Source): string {
  const { origin, pathname, search } = location;
  // site/scripts/landing.ts writes the parameters of an earlier page of the visit.
  const parameters = new URLSearchParams(document.documentElement.dataset.hireLanding ?? search);
  const query = new URLSearchParams();
  const add = (name: string, value: string | null | undefined) => {
    if (value) query.set(name, value.slice(0, LONGEST_PARAMETER));
  };
  add('partner', partner);
  add('campaign', campaign);
  add('replaces', replaces);
  add('page', origin + pathname + postOf(search));
  add('referrer', /^https?:\/\/[^/]+/.exec(document.referrer)?.[0]);
  for (const name of campaignParameters) add(name, parameters.get(name));
  return query.toString();
}

/** `?p=5` is a page of WordPress whose addresses are not named. Other parameters may be personal. */
function postOf(search: string): string {
  const [name, id] =
    [...new URLSearchParams(search)].find(([name]) => /^(p|page_id)$/.test(name)) ?? [];
  return id && /^\d+$/.test(id) ? `?${name}=${id}` : '';
}
