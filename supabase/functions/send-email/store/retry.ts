const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 320;

/**
 * The temporary failures of a database: the name of each in the log, and the code or the message by which it
 * is recognized. The codes are those of https://www.postgresql.org/docs/17/errcodes-appendix.html; some
 * errors of `pg` and of Supabase's pooler have only a message. docs/operations.md explains each name.
 */
export const passing: readonly {
  readonly name: string;
  readonly code?: RegExp;
  readonly message?: RegExp;
}[] = [
  {
    name: 'too_many_connections',
    code: /^53300/,
    message: /EMAXCONN|ECHECKOUTTIMEOUT|MaxClients|max client connections reached/i,
  },
  { name: 'locked', code: /^(55P03|40P01)/ },
  { name: 'too_slow', code: /^57014/, message: /^Query read timeout/ },
  {
    name: 'no_free_connection',
    message: /^(timeout e\w+|Connection terminated due to connection timeout)/,
  },
  {
    name: 'connection_lost',
    code: /^(08|57P0[1-3]|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/,
    message: /^(Connection terminated|Client has encountered a connection error)/,
  },
];

/**
 * Retries temporary failures up to a deadline, and then rejects with an error whose code is the name of the
 * last one. The pauses grow, so that many processes that wait do not keep a busy database busy. Other errors
 * reject at once.
 */
export async function retry<T>(forMs: number, act: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + forMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await act();
    } catch (error) {
      const code = passingFailure(error);
      if (!code) throw error;
      if (performance.now() >= deadline) throw Object.assign(new Error(code), { code });
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
    }
  }
}

/** The name of a temporary failure with its code, such as `locked 55P03`; `undefined` for other errors. */
function passingFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const found = passing.find((kind) => kind.code?.test(code) || kind.message?.test(error.message));
  return found && `${found.name} ${code}`.trim();
}
