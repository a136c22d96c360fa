import { errorCode } from '../log.ts';

/**
 * Options for `pg`: TLS with a verified certificate for every host except loopback. TLS parameters in
 * the URL are ignored, so that they cannot turn that off. `authority` is the PEM certificate of a
 * certificate authority that systems do not know, such as Supabase's.
 */
export function connectionOptions(address: string, authority: string | undefined) {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('ssl') || name === 'uselibpqcompat') url.searchParams.delete(name);
  }
  const connectionString = url.href;
  // If the query string has a `host`, `pg` connects to that one.
  const host = url.searchParams.getAll('host').at(-1) || url.hostname;
  if (isLoopback(host)) return { connectionString, ssl: false };
  return {
    connectionString,
    ssl: { rejectUnauthorized: true, ...(authority && { ca: authority }) },
  };
}

/** Explains how to fix an untrusted certificate. Returns `undefined` for other errors. */
export function explainTls(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  const isTls = /CERT|SELF_SIGNED|ALTNAME|TLS|UnknownIssuer|certificate|does not support SSL/i;
  if (!isTls.test(code) && !isTls.test(message)) return undefined;
  return 'The database has no certificate that can be verified. Set DATABASE_CA to the certificate of its authority, in PEM.';
}

/** Why a statement failed, for the log. */
export const reasonOf = (error: unknown): string => explainTls(error) ?? errorCode(error);

/** Whether a connection to a host stays on this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
