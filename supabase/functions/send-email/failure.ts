/** An error's code or name; never its message, which may quote the visitor. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

/**
 * A mail that would fail for ever. A server's refusal is not: it is more often a fault of our own
 * settings, which somebody mends before the mail is given up.
 */
export class Undeliverable extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
