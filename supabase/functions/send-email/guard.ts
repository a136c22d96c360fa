import type { AllowedOrigins } from './handler.ts';
import { Refusal } from './refusal.ts';
import { isSameSecret } from './secret.ts';

type Place = 'form' | 'health' | 'drain' | 'challenge';

/** Supabase drops the prefix that callers use before it hands a request to the function. */
export function placeOf({ pathname }: URL): Place {
  const match = /^(?:\/functions\/v1)?\/send-email(?:\/(health|drain|challenge))?\/?$/.exec(
    pathname,
  );
  if (!match) throw new Refusal('not_found');
  return (match[1] as Place | undefined) ?? 'form';
}

/** Throws a `Refusal` unless a page that may do so sends JSON with the right key. */
export function refuseStrangers(
  { method, headers }: Request,
  { apiKey, allowedOrigins }: { apiKey: string; allowedOrigins: AllowedOrigins },
): void {
  if (method !== 'POST') throw new Refusal('method_not_allowed');
  if (!isAllowed(headers.get('origin'), allowedOrigins)) throw new Refusal('origin_not_allowed');
  if (!isSameSecret(headers.get('apikey') ?? '', apiKey)) throw new Refusal('wrong_key');
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new Refusal('not_json');
  }
}

/** Throws a `Refusal` unless the caller is one of ours. */
export function refuseWithoutKey({ headers }: Request, { drainKey }: { drainKey: string }): void {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (!isSameSecret(given, drainKey)) throw new Refusal('wrong_drain_key');
}

/** A program that is no browser names no origin, and could name any: only its key counts. */
function isAllowed(origin: string | null, allowed: AllowedOrigins): boolean {
  return allowed === '*' || origin === null || allowed.includes(origin);
}
