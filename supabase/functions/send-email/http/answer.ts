import type { Refusal } from './refusal.ts';

/**
 * The headers of every response. Any origin may read a response, so that a page that may not send forms
 * can read why. No response is secret, no cookies are used, and the handler checks the origin itself.
 */
const commonHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, retry-after',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The headers that every version of supabase-js sends. */
const sentBySupabase = ['authorization', 'x-client-info', 'apikey', 'content-type'];

/** A JSON response. supabase-js reads other types as a string, and the form would show an error. */
export function answer(
  requestId: string,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...commonHeaders, 'x-request-id': requestId, ...headers },
  });
}

/** A response in the text format of Prometheus. */
export function answerText(requestId: string, text: string): Response {
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  const headers = { ...commonHeaders, 'content-type': type, 'x-request-id': requestId };
  return new Response(text, { headers });
}

/** The response to a refused request. */
export function refuse(requestId: string, refusal: Refusal): Response {
  const { code, message, fields, status, headers } = refusal;
  const error = { code, message, ...(fields && { fields }) };
  return answer(requestId, status, { success: false, error, requestId }, headers);
}

/**
 * The response to a CORS preflight. It allows every requested header: if a library or an extension
 * adds a header that is not allowed, the browser cannot send the form.
 */
export function allowCrossOrigin(requestId: string, request: Request): Response {
  const asked = request.headers.get('access-control-request-headers') ?? '';
  const names = asked.toLowerCase().match(/[a-z0-9-]+/g) ?? [];
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders,
      'x-request-id': requestId,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': [...new Set([...sentBySupabase, ...names])].join(', '),
      'access-control-max-age': '7200',
    },
  });
}
