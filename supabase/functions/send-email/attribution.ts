import { campaignParameters, LONGEST_PARAMETER } from '../_shared/attribution-parameters.ts';
import { oneLine } from './plain-text.ts';

/** Where a visitor came from, by parameter. */
export type Attribution = Readonly<Record<string, string>>;

/** What a page may tell in the query string of the call; anything else in it is dropped. */
const parameters = [...campaignParameters, 'partner', 'campaign', 'page', 'referrer'];

/** Reads the query string, where no preflight can refuse it; the body stays what the forms say. */
export function readAttribution({ searchParams }: URL): Attribution {
  const found = parameters
    .filter((name) => searchParams.has(name))
    .map((name) => [name, read(searchParams, name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** Cut first: the half of a character that a cut leaves is removed with other halves. */
function read(from: URLSearchParams, name: string): string {
  return oneLine((from.get(name) ?? '').slice(0, LONGEST_PARAMETER));
}
