/** An entry of the log. It must not contain visitors' input. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly [name: string]: unknown;
}

/** The log entry of a request, filled in while the request is handled. */
export interface RequestSummary {
  readonly requestId: string;
  form: string | null;
  outcome: string;
  /** The id of the submission that it created or repeated. */
  id?: string;
  /** The visitor's address, hashed. */
  address?: string;
  reason?: string;
}

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON: errors to stderr, everything else to stdout. */
export const log: Log = (entry) => console[entry.level](JSON.stringify(entry));

/** Returns the error's code or name, not its message, which may contain visitors' input. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}
