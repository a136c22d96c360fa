import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** The origins whose pages may send a form; `*` allows every origin. */
export type AllowedOrigins = '*' | readonly string[];

export interface FormRules {
  /** The values that the header `apikey` may have. */
  readonly apiKeys: readonly string[];
  readonly allowedOrigins: AllowedOrigins;
}

const path = /^(?:\/functions\/v1)?\/send-email(?:\/(health|drain|challenge|check))?\/?$/;

/** Finds the route. Supabase removes the prefix of the path before it calls the function. */
export function findRoute({ pathname }: URL) {
  const match = path.exec(pathname);
  if (!match) throw new Refusal('not_found');
  return (match[1] ?? 'form') as 'form' | 'health' | 'drain' | 'challenge' | 'check';
}

/** Throws a `Refusal` unless an allowed page sends JSON with the right key. */
export function checkFormRequest(
  { method, headers }: Request,
  { apiKeys, allowedOrigins }: FormRules,
): void {
  if (method !== 'POST') throw new Refusal('method_not_allowed');
  if (!isAllowed(headers.get('origin'), allowedOrigins)) throw new Refusal('origin_not_allowed');
  const apiKey = headers.get('apikey') ?? '';
  if (!apiKeys.some((key) => isSameSecret(apiKey, key))) throw new Refusal('wrong_key');
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new Refusal('not_json');
  }
}

/** Throws a `Refusal` unless the caller has the drain key. */
export function checkDrainKey({ headers }: Request, { drainKey }: { drainKey: string }): void {
  const given = headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
  if (!isSameSecret(given, drainKey)) throw new Refusal('wrong_drain_key');
}

/** A program other than a browser sends no origin, or could forge it, so only its key is checked. */
export function isAllowed(origin: string | null, allowed: AllowedOrigins): boolean {
  return allowed === '*' || origin === null || allowed.includes(origin);
}

function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
