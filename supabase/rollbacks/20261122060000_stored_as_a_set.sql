-- Undoes supabase/migrations/20261122060000_stored_as_a_set.sql.

drop index intake.submission_failed;

create function intake.find_repeat(digest bytea) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  known uuid;
begin
  update intake.submission s
  set hits = s.hits + (s.created_at > now() - interval '24 hours')::integer,
    dedupe = case when s.created_at > now() - interval '24 hours' then s.dedupe end
  where s.dedupe = digest
  returning case when s.dedupe is not null then s.id end into known;
  return known;
end $$;
comment on function intake.find_repeat is
  'Counts a repetition and returns the id of the first; null, and the digest free, after 24 hours.';

create function intake.wait(address bytea, most integer[], per interval[]) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(ceil(extract(epoch from used.oldest + limits.per - now()))), 0)::integer
  from unnest(most, per) as limits (most, per)
  cross join lateral (
    select sum(r.n) as total, min(r.bucket) as oldest
    from intake.rate r
    where r.key = address and r.bucket > now() - limits.per
  ) as used
  where used.total >= limits.most
$$;
comment on function intake.wait is
  'How many seconds an address has to wait until it may send again; 0 where it may now.';

revoke execute on function intake.find_repeat, intake.wait from public;

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
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  has_limit constant boolean := cardinality(most) > 0;
  one record;
begin
  for one in
    select * from unnest(forms, datas, digests, spams, helds, origins, attributions, addresses, leases)
      as given (form, data, digest, spam, is_held, origin, attribution, address, lease)
  loop
    outcome := null;
    retry_after := 0;
    created_at := null;
    submission := intake.find_repeat(one.digest);
    if submission is not null then
      outcome := 'duplicate';
    elsif has_limit and one.address is not null then
      perform pg_advisory_xact_lock(hashtextextended(encode(one.address, 'hex'), 0));
      retry_after := intake.wait(one.address, most, per);
      if retry_after > 0 then
        -- Its twin may have been stored while this one waited for the lock.
        submission := intake.find_repeat(one.digest);
        outcome := case when submission is null then 'limited' else 'duplicate' end;
      end if;
    end if;
    if outcome is null then
      insert into intake.submission as s (form, data, dedupe, spam, state, origin, attribution,
        attempts, due_at, claimed_until)
      values (one.form, one.data, one.digest, one.spam,
        case when one.is_held then 'held' else 'queued' end, one.origin, one.attribution,
        case when one.lease is null then 0 else 1 end, now() + coalesce(one.lease, interval '0'),
        now() + one.lease)
      on conflict (dedupe) do update set hits = s.hits + 1
      returning s.id, case when s.hits = 1 then 'stored' else 'duplicate' end, s.created_at
      into submission, outcome, created_at;
      if outcome = 'stored' and has_limit and one.address is not null then
        insert into intake.rate as r (key, bucket, n)
        values (one.address, date_trunc('minute', now()), 1)
        on conflict (key, bucket) do update set n = r.n + 1;
      end if;
    end if;
    return next;
  end loop;
end $$;
comment on function intake.submit_all is
  'Stores submissions, the nth of each list, and returns in that order: stored (with the id, and when '
  'that was), duplicate (with the id of the first) or limited (with the seconds to wait). A duplicate '
  'is looked for before the limit, so that a retry never burns it. most[i] submissions are taken from '
  'an address in per[i]. With a lease, what is stored is in its caller''s hand for so long, as if it '
  'had been claimed: attempt 1.';

delete from supabase_migrations.schema_migrations where version = '20261122060000';
