import { campaignParameters, LONGEST_PARAMETER } from '../../_shared/attribution-parameters.ts';
import { oneLine } from './plain-text.ts';

/** Where a visitor came from, by parameter. */
export type Attribution = Readonly<Record<string, string>>;

/** What a page may tell in the query string of the call; anything else in it is dropped. */
const parameters = [...campaignParameters, 'partner', 'campaign', 'page', 'referrer'];

/** Reads the query string: a header would need a preflight, and the body has the form's keys alone. */
export function readAttribution({ searchParams }: URL): Attribution {
  const found = parameters
    .filter((name) => searchParams.has(name))
    .map((name) => [name, read(searchParams, name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** Cuts first: `oneLine` then removes the half of a character that a cut may leave. */
function read(from: URLSearchParams, name: string): string {
  return oneLine((from.get(name) ?? '').slice(0, LONGEST_PARAMETER));
}
