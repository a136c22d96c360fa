/** One entry of the log. It carries nothing that a visitor wrote. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly [name: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON. The host tells failures from the rest by the stream. */
export const log: Log = (entry) => console[entry.level](JSON.stringify(entry));

/** An error's code or name; never its message, which may quote the visitor. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}
