import { DeliveryError } from './delivery-error.ts';

/** The pause if a target asks for one without a duration. */
const DEFAULT_REST_MS = 5_000;
/** The longest pause: a target that asks for more is tried again after an hour. */
const MAX_REST_MS = 3_600_000;

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
}

/** Posts JSON. Rejects with a `DeliveryError` unless the response is successful and in time. */
export async function post(url: string, { headers, body, deadlineMs }: PostOptions): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // A redirected POST may arrive as a GET without its body.
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  // The response body is not read, because it may quote the submission.
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return;
  const isThrottled = status === 429 || status === 503;
  throw new DeliveryError(
    `status_${status}`,
    isThrottled ? { restMs: parseRetryAfter(response.headers.get('retry-after')) } : {},
  );
}

/** `Retry-After` is a number of seconds or a date: RFC 9110, section 10.2.3. */
function parseRetryAfter(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? DEFAULT_REST_MS : Math.min(Math.max(ms, 0), MAX_REST_MS);
}
