import { DeliveryError } from './delivery-error.ts';

/** The longest pause: a target that asks for more is tried again after an hour. */
const MAX_REST_MS = 3_600_000;

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
  /** Finds the code of an error in the body of a response. The rest may quote the submission. */
  readonly findCode?: (body: Readonly<Record<string, unknown>>) => unknown;
}

/** Posts JSON. Rejects with a `DeliveryError` unless the response is successful and in time. */
export async function post(url: string, options: PostOptions): Promise<void> {
  const { headers, body, deadlineMs, findCode } = options;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Not followed: a redirected POST may arrive as a GET without its body, or elsewhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  const { ok, status } = response;
  const code = findCode && !ok ? await readCode(response, findCode) : '';
  if (!response.bodyUsed) await response.body?.cancel();
  if (ok) return;
  if (status >= 300 && status < 400) throw new DeliveryError(`redirect_${status}`);
  const isThrottled = status === 429 || status === 503;
  throw new DeliveryError(`status_${status}${code}`, {
    // The receiver asks for no more deliveries: https://www.standardwebhooks.com
    isFinal: status === 410,
    isThrottled,
    restMs: isThrottled ? parseRetryAfter(response.headers.get('retry-after')) : null,
  });
}

/** Returns the code after a space, or an empty text. Only a short word can be one. */
async function readCode(
  response: Response,
  findCode: NonNullable<PostOptions['findCode']>,
): Promise<string> {
  const code = await response
    .json()
    .then(findCode)
    .catch(() => '');
  return /^\w{1,60}$/.test(`${code ?? ''}`) ? ` ${code}` : '';
}

/** `Retry-After` is a number of seconds or a date: RFC 9110, section 10.2.3. Null if it is neither. */
function parseRetryAfter(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MAX_REST_MS);
}
