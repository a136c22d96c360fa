import type { Fault } from './fault.ts';

/** A fault, and a line about it for the console, which says what to do. */
interface Explained {
  fault: Fault;
  text: string;
}

/** Explains an error of supabase-js. The function's own words quote nothing that was typed. */
export async function explainFault(error: unknown): Promise<Explained> {
  // The response, if there was one: supabase-js puts it there.
  const response: Response | undefined = Object(error).context;
  if (typeof response?.json !== 'function') {
    const { name = 'failed' } = Object(error);
    const text = `No answer came from ${new URL(__PROJECT_URL__).origin} (${name}). Check the connection, and that this page's Content-Security-Policy allows that address in connect-src.`;
    return { fault: { reason: 'unreachable', status: 0 }, text };
  }
  const { status, headers } = response;
  const answer = await response.json().catch(() => undefined);
  const {
    code: reason = 'refused',
    message = 'The answer was not ours.',
    fields,
  } = Object(answer?.error);
  const id = headers.get('x-request-id');
  const retryAfter = Number(headers.get('retry-after'));
  return {
    fault: { reason, status, ...(retryAfter > 0 && { retryAfter }), ...(fields && { fields }) },
    text: `${message} (${[status, reason, id && `request ${id}`].filter(Boolean).join(' ')})${fields ? ` Fields: ${Object.entries(fields).map((field) => field.join(' '))}` : ''}${reason === 'origin_not_allowed' ? ` ${originAdvice()}` : ''}`,
  };
}

const originAdvice = () =>
  `Ask the owner of ${new URL(__SITE_URL__).host} to add ${origin} to ALLOWED_ORIGINS.`;
