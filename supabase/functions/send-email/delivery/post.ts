import { DeliveryError } from './delivery-error.ts';

/** Where a target asks for time without saying how long. */
const DEFAULT_REST_MS = 5_000;
/** However long a target asks for, it is asked again after an hour. */
const LONGEST_REST_MS = 3_600_000;

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
}

/** Posts JSON; rejects with a `DeliveryError` unless the answer is a success in time. */
export async function post(url: string, { headers, body, deadlineMs }: PostOptions): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // A redirected POST may arrive as a GET without its body.
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  // The answer's text is not read, for it may quote the submission.
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return;
  const asksForTime = status === 429 || status === 503;
  throw new DeliveryError(
    `status_${status}`,
    asksForTime ? { restMs: restOf(response.headers.get('retry-after')) } : {},
  );
}

/** `Retry-After` is a number of seconds or a date: RFC 9110, section 10.2.3. */
function restOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? DEFAULT_REST_MS : Math.min(Math.max(ms, 0), LONGEST_REST_MS);
}
