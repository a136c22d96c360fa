import { createClient } from '@supabase/supabase-js';
import { attributionOf, type Receipt, type Source } from './attribution.ts';
import type { Fault } from './fault.ts';

export { asTyped } from './as-typed.ts';
export { timeIn } from './time-in.ts';

/** Without a transport, supabase-js throws where the browser has no `WebSocket`. Nothing here uses it. */
const realtime = { transport: class {} as unknown as typeof WebSocket };

/**
 * The page's only Supabase client: supabase-js warns about a second one. `detectSessionInUrl` is
 * off, because a link with `#access_token=` would log the visitor in as the author of that link.
 */
const client = createClient(__PROJECT_URL__, __PROJECT_KEY__, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  realtime,
});

/** How long a form waits for a session to be refreshed, in milliseconds. Much less than DEADLINE_MS. */
const SESSION_MS = 3_000;

/**
 * The client to send a form with. supabase-js does not answer while it refreshes a session that has
 * expired. A form is then sent without a session, as nearly all forms are.
 */
function clientInTime(): Promise<Pick<typeof client, 'functions'>> {
  const withoutSession = () =>
    createClient(__PROJECT_URL__, __PROJECT_KEY__, { accessToken: async () => null, realtime });
  return Promise.race([
    client.auth.getSession().then(() => client, withoutSession),
    new Promise<void>((resolve) => setTimeout(resolve, SESSION_MS)).then(withoutSession),
  ]);
}

/** Sends a request body. If the function does not take it, the console says why. Never rejects. */
export async function invoke(
  body: { formType: string; formData: object },
  source: Source,
): Promise<Receipt | Fault> {
  try {
    const shielded = shield(body);
    const query = attributionOf(source);
    const call = `send-email?${query}${await proofOf(shielded, query)}`;
    const { functions } = await clientInTime();
    const { data, error } = await functions.invoke(call, { body: shielded });
    if (error) throw error;
    if (data?.success !== true)
      throw Object.assign(new Error(), { context: new Response(JSON.stringify(data)) });
    return { form: body.formType, partner: source.partner, id: data.id };
  } catch (error) {
    const { fault, text } = await explainFault(error);
    console.error(`hire: "${body.formType}" was not sent: ${text}`);
    return fault;
  }
}

/** A copy without the `toJSON` that old versions of Prototype.js add to lists, which makes them strings. */
function shield<Body extends { formData: object }>(body: Body): Body {
  const copy = structuredClone(body);
  for (const part of [copy, copy.formData, ...Object.values(copy.formData)]) {
    if (typeof part === 'object') Object.defineProperty(part, 'toJSON', { value: undefined });
  }
  return copy;
}

/**
 * The query parameter with a proof of work, if the build asks for one. When that fails the form is
 * sent without it, and the function holds it for spam.
 */
async function proofOf(body: object, query: string): Promise<string> {
  if (__PROOF__ === 'off') return '';
  try {
    const { solveProofOfWork } = await import('./altcha.ts');
    const functionUrl = `${__PROJECT_URL__}/functions/v1/send-email`;
    const proof = await solveProofOfWork(JSON.stringify(body), query, functionUrl);
    return `&proof=${encodeURIComponent(proof)}`;
  } catch (error) {
    console.warn(`hire: no proof: ${error instanceof Error ? error.name : 'failed'}`);
    return '';
  }
}

/** A fault, and a line about it for the console, which says what to do. */
interface Explained {
  fault: Fault;
  text: string;
}

/** Explains an error of supabase-js. The function's own words quote nothing that was typed. */
async function explainFault(error: unknown): Promise<Explained> {
  // The response, if there was one: supabase-js puts it there.
  const response: Response | undefined = Object(error).context;
  const project = new URL(__PROJECT_URL__).origin;
  if (typeof response?.json !== 'function') {
    const { name = 'failed' } = Object(error);
    const text = `No answer came from ${project} (${name}). Check the connection, and that this page's Content-Security-Policy allows that address in connect-src.`;
    return { fault: { reason: 'unreachable', status: 0 }, text };
  }
  const { status, headers } = response;
  const answer = await response.json().catch(() => undefined);
  const {
    code: reason = 'refused',
    message = `What answered at ${project} was not our function.`,
    fields,
  } = Object(answer?.error);
  const id = headers.get('x-request-id');
  const retryAfter = Number(headers.get('retry-after'));
  return {
    fault: { reason, status, ...(retryAfter > 0 && { retryAfter }), ...(fields && { fields }) },
    text: `${message} (${[status, reason, id && `request ${id}`].filter(Boolean).join(' ')})${fields ? ` Fields: ${Object.entries(fields).map((field) => field.join(' '))}` : ''}${reason === 'origin_not_allowed' ? ` ${originAdvice()}` : ''}`,
  };
}

/** The same as in kit/check/judge.ts: files that are loaded later cannot share a module. */
const originAdvice = () =>
  origin === 'null'
    ? 'A file or a sandboxed frame has no origin: put the page on a server, or give the frame allow-same-origin.'
    : `Ask ${__CONTACT__} to add ${origin} to ALLOWED_ORIGINS.`;
