import { campaignParameters } from '../../supabase/functions/_shared/attribution-parameters.ts';
import { parseUrl } from '../../widgets/kit/parse-url.ts';

/**
 * Passes the campaign to a form if it was in the address of an earlier page of the visit. Stores
 * nothing: the tab's history contains the addresses. Older versions of Firefox and Safari cannot read
 * it, so there the referrer is used, which is the previous page.
 */
export function rememberLanding(): void {
  // A page that is prerendered has no history yet, so it is read when a form is sent.
  addEventListener('hire-submit', () => {
    const landing = visitedAddresses().find(hasCampaign);
    if (landing) document.documentElement.dataset.hireLanding = new URL(landing).search;
  });
}

/** The addresses of this origin that the tab has shown, the latest first. */
function visitedAddresses(): string[] {
  const { navigation } = window;
  const entries = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? [];
  const history = entries.map(({ url }) => url ?? '').reverse();
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return [location.href, ...history, isOurs ? document.referrer : ''];
}

function hasCampaign(address: string): boolean {
  const { searchParams } = parseUrl(address) ?? {};
  return campaignParameters.some((name) => searchParams?.has(name));
}
