import { campaignParameters, LONGEST_PARAMETER } from '../../_shared/attribution-parameters.ts';
import { oneLine } from './plain-text.ts';

/** The attribution parameters of a visitor, by name. */
export type Attribution = Readonly<Record<string, string>>;

/** The accepted parameters of the request's query string. Others are dropped. */
const parameters = [...campaignParameters, 'partner', 'campaign', 'page', 'referrer'];

/** Of `replaces`: the submission that the visitor has sent before and corrects. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the query string. Headers would need a preflight, and the body has only the form's keys. */
export function readAttribution({ searchParams }: URL): Attribution {
  const found = parameters
    .filter((name) => searchParams.has(name))
    .map((name) => [name, read(searchParams, name)] as const);
  const replaces = searchParams.get('replaces') ?? '';
  return {
    ...Object.fromEntries(found.filter(([, value]) => value !== '')),
    ...(uuid.test(replaces) && { replaces }),
  };
}

/** Cuts first, because `oneLine` removes half of a surrogate pair that the cut may leave. */
function read(from: URLSearchParams, name: string): string {
  return oneLine((from.get(name) ?? '').slice(0, LONGEST_PARAMETER));
}
