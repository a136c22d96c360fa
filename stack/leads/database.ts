import pg from 'pg';
import type { Filter } from './order.ts';

/** A lead as it is stored. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly data: Readonly<Record<string, string | readonly string[]>>;
  readonly createdAt: Date;
  readonly state: string;
  readonly spam: string | null;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
  readonly hits: number;
  readonly origin: string | null;
  readonly attribution: Readonly<Record<string, string>>;
}

export interface Leads {
  /** Newest first. */
  list(filter: Filter): Promise<readonly Lead[]>;
  /** Queues these anew, or all that were given up; resolves to how many. */
  replay(ids: readonly string[]): Promise<number>;
  /** Deletes all that came with an address; resolves to how many. */
  forget(email: string): Promise<number>;
  close(): Promise<void>;
}

const list = `
  select id, form, data, created_at as "createdAt", state, spam, attempts, sent_at as "sentAt",
    last_error as "lastError", hits, origin, attribution
  from intake.submission
  where ($1::text is null or form = $1)
    and ($2::text is null or state = $2)
    and ($3::timestamptz is null or created_at >= $3)
    and ($4::timestamptz is null or created_at < $4)
    and ($5::text is null or lower(btrim(data ->> 'email')) = lower(btrim($5)))
  order by created_at desc, id
  limit $6`;

/** Opens the database as its owner; rejects with one line where it cannot be read. */
export async function openLeads(url: string): Promise<Leads> {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch(({ message }: Error) => {
    const hint = 'Run "npm start" beside this, or set DATABASE_URL to how its owner logs in.';
    throw new Error(`The database does not let us in (${message || 'no answer'}). ${hint}`);
  });
  const count = async (text: string, values: unknown[]) =>
    Number((await client.query<{ count: number }>(text, values)).rows[0]?.count);
  return {
    async list({ form, state, since, until, email, most }) {
      const values = [form, state, since, until, email, most];
      return (await client.query<Lead>(list, values)).rows;
    },
    replay: (ids) => count('select intake.replay($1) as count', [ids.length > 0 ? ids : null]),
    forget: (email) => count('select intake.forget($1) as count', [email]),
    close: () => client.end(),
  };
}
