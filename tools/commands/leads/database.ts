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

/** The forms of some leads, and the names that occur in their attribution. */
export interface Contents {
  readonly forms: readonly string[];
  readonly attribution: readonly string[];
}

/** The database functions that change leads. */
type LeadAction = 'release' | 'replay' | 'discard' | 'forget';

export interface Leads {
  /**
   * Newest first, a thousand at a time. Replaced ones only by their state, or by what they mention. To
   * forget a lead forgets those that it replaces.
   */
  list(filter: Filter): AsyncIterable<readonly Lead[]>;
  /** Describes the stored leads of a form, or of all. */
  describe(filter: Pick<Filter, 'form'>): Promise<Contents>;
  /** Counts, without the answers. */
  report(filter: Pick<Filter, 'since' | 'until'>): Promise<readonly ReportRow[]>;
  /** The same by campaign, without refused requests. */
  campaigns(filter: Pick<Filter, 'since' | 'until'>): Promise<readonly CampaignRow[]>;
  /** Resolves with the number of leads changed. For `replay`, `null` means all that were given up. */
  act(act: LeadAction, ids: readonly string[] | null): Promise<number>;
  /** Ends the running statement in the database, which would otherwise continue without the tool. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

/** How many leads are fetched at a time, so that the memory does not grow with the number of leads. */
const PAGE = 1000;
const LONGEST_STATEMENT = '60s';
const LONGEST_LOCK = '5s';

// The conditions on `attribution` and `s.state` repeat those of the partial indexes, so that Postgres uses
// them. `$8` is a faster check that finds all that `$5` matches, and a little more, `$9` a faster one
// still. `offset 0` keeps Postgres from computing each state twice.
const list = `
  select s.id, s.form, s.data, s.created_at as "createdAt", s.spam, s.hits, s.origin, s.attribution,
    lead.state, work."mailedAt", work."lastError"
  from intake.submission s cross join lateral (
    select max(d.sent_at) filter (where d.target = 'mail') as "mailedAt",
      max(d.last_error) filter (where d.state <> 'sent') as "lastError",
      bool_or(d.state = 'dead') as "anyDead"
    from intake.delivery d where d.submission = s.id
  ) as work cross join lateral (
    select case
      when exists (select from intake.submission r
        where r.attribution ? 'replaces' and r.attribution ->> 'replaces' = s.id::text
          and r.form = s.form and r.id <> s.id) then 'replaced'
      when s.state <> 'open' then s.state
      when work."anyDead" then 'dead'
      else 'queued'
    end as state
    offset 0
  ) as lead
  where ($1::text is null or s.form = $1)
    and ($2::text is null or $2 = 'replaced'
      or s.state = case when $2 in ('queued', 'dead') then 'open' else $2 end)
    and (lead.state = $2 or $2 is null and (lead.state <> 'replaced' or $5::text is not null))
    and ($3::timestamptz is null or s.created_at >= $3)
    and ($4::timestamptz is null or s.created_at < $4)
    and ($6::text is null or s.attribution ? 'partner' and s.attribution ->> 'partner' = $6)
    and ($9::text is null or s.data::text || s.attribution::text ilike $9)
    and ($8::text is null or s.data::text || s.attribution::text ~* $8)
    and ($5::text is null or exists (
      select from jsonb_path_query(jsonb_build_array(s.data, s.attribution), 'strict $.**') as value
      where jsonb_typeof(value) = 'string' and value #>> '{}' ~* $5))
  order by s.created_at desc, s.id
  limit $7`;

/** Connects to the database as its owner; rejects with a hint if that fails. */
export async function openLeads(url: string, authority: string | undefined): Promise<Leads> {
  const hint = 'Run "npm start" beside this, or set DATABASE_URL to the owner’s connection string.';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`DATABASE_URL is no connection string of Postgres. ${hint}`);
  }
  const connect = async () => {
    const client = new pg.Client(connectionOptions(url, authority));
    await client.connect();
    return client;
  };
  const client = await connect().catch((error: Error) => {
    throw new Error(
      explainTls(error) ??
        `The database refused the connection (${error.message || 'no answer'}). ${hint}`,
    );
  });
  let isCanceled = false;
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    client.query<Row>(text, values).catch((error: Error & { code?: string }) => {
      if (isCanceled) throw new Error('Stopped.');
      throw new Error(
        (error.code && explain[error.code]) ??
          `The database refused the command (${error.message}). ${hint}`,
      );
    });
  const set = `select set_config('statement_timeout', $1, false),
    set_config('lock_timeout', $2, false), pg_backend_pid() as process`;
  const [session] = (await query(set, [LONGEST_STATEMENT, LONGEST_LOCK])).rows;
  return {
    async *list(filter) {
      await query('begin');
      await query(`declare leads no scroll cursor for ${list}`, valuesOf(filter));
      const fetchPage = () => query<Lead>(`fetch ${PAGE} from leads`);
      // The database reads the next page while the caller writes this one.
      for (let next = fetchPage(); ; ) {
        const { rows } = await next;
        if (rows.length === 0) break;
        next = fetchPage();
        // It rejects unheard if the caller stops first.
        next.catch(() => {});
        yield rows;
      }
      await query('commit');
    },
    async describe({ form }) {
      const { rows } = await query(
        `select array(select distinct form from intake.submission where $1 in (form, '')) as forms,
          array(select distinct jsonb_object_keys(attribution) from intake.submission
            order by 1) as attribution`,
        [form ?? ''],
      );
      return rows[0] as Contents;
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
    async cancel() {
      isCanceled = true;
      const other = await connect();
      await other.query('select pg_cancel_backend($1)', [session?.process]);
      await other.end();
    },
    close: () => client.end(),
  };
}

/** By Postgres's error code: a statement that took too long, and one that waited for a lock. */
const explain: Readonly<Record<string, string>> = {
  '57014': `The database stopped the command after ${LONGEST_STATEMENT}. Select fewer leads with --since and --until.`,
  '55P03': `Something else locks the leads for more than ${LONGEST_LOCK}. docs/operations.md, "Stop a slow command", shows what.`,
};

const valuesOf = ({ form, state, since, until, mentions, partner, most }: Filter) => [
  ...[form, state, since, until, mentions?.exact, partner, most],
  ...[mentions?.rough, mentions?.part],
];
