import pg from 'pg';
import {
  connectionOptions,
  explainTls,
} from '../../../supabase/functions/send-email/store/connection.ts';
import type { CampaignRow, ReportRow } from '../../../supabase/functions/send-email/store/store.ts';
import type { Filter } from './parse-command.ts';

/** A stored lead. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly data: Readonly<Record<string, string | readonly string[]>>;
  readonly createdAt: Date;
  /** The database's state, with `open` split into `queued` and `dead`, or `replaced` by a later lead. */
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
  /** Newest first. Replaced ones only by their state, or by what they mention. To forget a lead forgets those that it replaces. */
  list(filter: Filter): Promise<readonly Lead[]>;
  /** Counts, without the answers. */
  report(filter: Pick<Filter, 'since' | 'until'>): Promise<readonly ReportRow[]>;
  /** The same by campaign, without refused requests. */
  campaigns(filter: Pick<Filter, 'since' | 'until'>): Promise<readonly CampaignRow[]>;
  /** Resolves with the number of leads changed. For `replay`, `null` means all that were given up. */
  act(act: LeadAction, ids: readonly string[] | null): Promise<number>;
  close(): Promise<void>;
}

const list = `
  select * from (
    select s.id, s.form, s.data, s.created_at as "createdAt", s.spam, s.hits, s.origin,
      s.attribution, case
        when exists (select from intake.submission r
          where r.form = s.form and r.id <> s.id and r.attribution ->> 'replaces' = s.id::text) then 'replaced'
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
    and (state = $2 or $2 is null and (state <> 'replaced' or $5::text is not null))
    and ($3::timestamptz is null or "createdAt" >= $3)
    and ($4::timestamptz is null or "createdAt" < $4)
    and ($5::text is null or exists (
      select from jsonb_path_query(jsonb_build_array(data, attribution), 'strict $.**') as value
      where jsonb_typeof(value) = 'string' and value #>> '{}' ~* $5))
    and ($6::text is null or attribution ->> 'partner' = $6)
  order by "createdAt" desc, id
  limit $7`;

/** Connects to the database as its owner; rejects with a hint if that fails. */
export async function openLeads(url: string, authority: string | undefined): Promise<Leads> {
  const hint = 'Run "npm start" beside this, or set DATABASE_URL to the owner’s connection string.';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`DATABASE_URL is no connection string of Postgres. ${hint}`);
  }
  const client = new pg.Client(connectionOptions(url, authority));
  await client.connect().catch((error: Error) => {
    throw new Error(
      explainTls(error) ??
        `The database refused the connection (${error.message || 'no answer'}). ${hint}`,
    );
  });
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
    client.query<Row>(text, values).catch((error: Error) => {
      throw new Error(`The database refused the command (${error.message}). ${hint}`);
    });
  return {
    async list({ form, state, since, until, mentions, partner, most }) {
      const values = [form, state, since, until, mentions, partner, most];
      return (await query<Lead>(list, values)).rows;
    },
    async report({ since, until }) {
      const { rows } = await query('select intake.report($1, $2) as rows', [since, until]);
      return rows[0]?.rows;
    },
    async campaigns({ since, until }) {
      const { rows } = await query('select intake.campaign_report($1, $2) as rows', [since, until]);
      return rows[0]?.rows;
    },
    async act(act, ids) {
      const { rows } = await query(`select intake.${act}($1) as count`, [ids]);
      return Number(rows[0]?.count);
    },
    close: () => client.end(),
  };
}
