import pg from 'pg';
import {
  connectionOptions,
  explainTls,
} from '../../../supabase/functions/send-email/store/connection.ts';
import type { Filter } from './parse-command.ts';

/** A stored lead. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly data: Readonly<Record<string, string | readonly string[]>>;
  readonly createdAt: Date;
  /** The database's state, with `open` split into `queued` and `dead`. */
  readonly state: string;
  readonly spam: string | null;
  readonly mailedAt: Date | null;
  /** The last error of a delivery that is queued again or dead. */
  readonly lastError: string | null;
  readonly hits: number;
  readonly origin: string | null;
  readonly attribution: Readonly<Record<string, string>>;
}

/** The database functions that change leads. */
type LeadAction = 'release' | 'replay' | 'discard' | 'forget';

export interface Leads {
  /** Newest first. */
  list(filter: Filter): Promise<readonly Lead[]>;
  /** Resolves with the number of leads changed. For `replay`, `null` means all that were given up. */
  act(act: LeadAction, ids: readonly string[] | null): Promise<number>;
  close(): Promise<void>;
}

const list = `
  select * from (
    select s.id, s.form, s.data, s.created_at as "createdAt", s.spam, s.hits, s.origin,
      s.attribution, case
        when s.state <> 'open' then s.state
        when exists (select from intake.delivery d where d.submission = s.id and d.state = 'dead')
          then 'dead'
        else 'queued'
      end as state,
      (select max(d.sent_at) from intake.delivery d
        where d.submission = s.id and d.target = 'mail') as "mailedAt",
      (select max(d.last_error) from intake.delivery d
        where d.submission = s.id and d.state <> 'sent') as "lastError"
    from intake.submission s
  ) as lead
  where ($1::text is null or form = $1)
    and ($2::text is null or state = $2)
    and ($3::timestamptz is null or "createdAt" >= $3)
    and ($4::timestamptz is null or "createdAt" < $4)
    and ($5::text is null or exists (
      select from jsonb_path_query(jsonb_build_array(data, attribution), 'strict $.**') as value
      where jsonb_typeof(value) = 'string' and value #>> '{}' ~* $5))
  order by "createdAt" desc, id
  limit $6`;

/** Connects to the database as its owner; rejects with a hint if that fails. */
export async function openLeads(url: string, authority: string | undefined): Promise<Leads> {
  const client = new pg.Client(connectionOptions(url, authority));
  await client.connect().catch((error: Error) => {
    const hint =
      'Run "npm start" beside this, or set DATABASE_URL to the owner’s connection string.';
    throw new Error(
      explainTls(error) ??
        `The database refused the connection (${error.message || 'no answer'}). ${hint}`,
    );
  });
  return {
    async list({ form, state, since, until, mentions, most }) {
      const values = [form, state, since, until, mentions, most];
      return (await client.query<Lead>(list, values)).rows;
    },
    async act(act, ids) {
      const { rows } = await client.query(`select intake.${act}($1) as count`, [ids]);
      return Number(rows[0]?.count);
    },
    close: () => client.end(),
  };
}
