-- What comes at once is stored at once, not one after the other; and to see that nobody waits for the
-- mail server takes a look at those who might, not at all that was ever queued. Together they halve
-- what a submission costs Postgres. Measured by `npm run bench -- submissions`.
-- Undone by supabase/rollbacks/20261122060000_stored_as_a_set.sql.
--
-- A function `send-email` of before goes on working: where a digest comes twice in one list, it sends
-- one by one what it could not send together.

-- Who waits for the mail server, which is nobody as a rule.
create index submission_failed on intake.submission (failed_at)
where state = 'queued' and failed_at is not null and claimed_until is null;

-- The whole accept path in one call. Each statement in here sees what others committed before it, so
-- the locks on the addresses make their counts exact, and the unique digest decides all races.
create or replace function intake.submit_all(
  forms text[],
  datas jsonb[],
  digests bytea[],
  spams text[],
  helds boolean[],
  origins text[],
  attributions jsonb[],
  addresses bytea[],
  leases interval[],
  most integer[],
  per interval[]
) returns table (outcome text, submission uuid, retry_after integer, created_at timestamptz)
-- However few there are when this is planned: there will be more, and each has an index.
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  has_limit constant boolean := cardinality(most) > 0;
  known bytea[];
  waits integer[];
begin
  update intake.submission s set dedupe = null
  where s.dedupe = any (digests) and s.created_at <= now() - interval '24 hours';
  if has_limit then
    perform pg_advisory_xact_lock(hashtextextended(sorted.address, 0))
    from (
      select distinct encode(u.address, 'hex') as address from unnest(addresses) as u (address)
      where u.address is not null
      order by 1
    ) as sorted;
    -- Looked for only now: a twin may have been stored while this one waited for the lock.
    known := array(select s.dedupe from intake.submission s where s.dedupe = any (digests));
    -- Who comes after others of their address waits as if all those were stored.
    select array_agg(coalesce((
        select max(ceil(extract(epoch from used.oldest + limits.per - now())))
        from unnest(most, per) as limits (most, per)
        cross join lateral (
          select coalesce(sum(r.n), 0) as total,
            coalesce(min(r.bucket), date_trunc('minute', now())) as oldest
          from intake.rate r
          where r.key = fresh.address and r.bucket > now() - limits.per
        ) as used
        where used.total + fresh.before >= limits.most
      ), 0) order by given.nth)
    into waits
    from generate_subscripts(digests, 1) as given (nth)
    left join (
      select u.nth, u.address,
        row_number() over (partition by u.address order by u.nth) - 1 as before
      from unnest(digests, addresses) with ordinality as u (digest, address, nth)
      where u.digest <> all (known) and u.address is not null
    ) as fresh on fresh.nth = given.nth;
  end if;
  return query
  with taken as (
    insert into intake.submission as s (form, data, dedupe, spam, state, origin, attribution,
      attempts, due_at, claimed_until)
    select one.form, one.data, one.digest, one.spam,
      case when one.is_held then 'held' else 'queued' end, one.origin, one.attribution,
      case when one.lease is null then 0 else 1 end, now() + coalesce(one.lease, interval '0'),
      now() + one.lease
    from unnest(forms, datas, digests, spams, helds, origins, attributions, leases, waits)
      as one (form, data, digest, spam, is_held, origin, attribution, lease, wait)
    where coalesce(one.wait, 0) = 0
    on conflict (dedupe) do update set hits = s.hits + 1
    returning s.id, s.dedupe, s.hits = 1 as is_new, s.created_at
  ),
  counted as (
    insert into intake.rate as r (key, bucket, n)
    select u.address, date_trunc('minute', now()), count(*)
    from taken join unnest(digests, addresses) as u (digest, address) on u.digest = taken.dedupe
    where has_limit and taken.is_new and u.address is not null
    group by u.address
    on conflict (key, bucket) do update set n = r.n + excluded.n
  )
  select
    case when taken.is_new then 'stored' when taken.is_new is null then 'limited' else 'duplicate' end,
    taken.id, coalesce(given.wait, 0), taken.created_at
  from unnest(digests, waits) with ordinality as given (digest, wait, nth)
  left join taken on taken.dedupe = given.digest
  order by given.nth;
end $$;
comment on function intake.submit_all is
  'Stores submissions, the nth of each list, no digest twice, and returns in that order: stored (with '
  'the id, and when that was), duplicate (with the id of the first) or limited (with the seconds to '
  'wait). A duplicate is looked for before the limit, so that a retry never burns it; after 24 hours '
  'the same answers count as new. most[i] submissions are taken from an address in per[i]. With a '
  'lease, what is stored is in its caller''s hand for so long, as if it had been claimed: attempt 1.';

drop function intake.find_repeat(bytea);
drop function intake.wait(bytea, integer[], interval[]);
