-- Who stores a submission mails it: it is in hand from the first, and need not be claimed. And what
-- was mailed is settled in one go. Together they take a third off what a submission costs Postgres.
-- Measured by `npm run bench -- submissions`.
-- Undone by supabase/rollbacks/20261122020000_in_hand_at_once.sql.
--
-- A function `send-email` of before goes on working: it has intake.submit and intake.settle.

-- The whole accept path in one statement, for as many as come at once. Each statement in here sees
-- what others committed before it, so the lock on the address makes its count exact, and the unique
-- digest decides all races.
create function intake.submit_all(
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

create or replace function intake.submit(
  form text,
  data jsonb,
  digest bytea,
  spam text default null,
  is_held boolean default false,
  origin text default null,
  attribution jsonb default '{}',
  address bytea default null,
  most integer[] default '{}',
  per interval[] default '{}'
) returns table (outcome text, submission uuid, retry_after integer)
language sql security definer set search_path = '' as $$
  select outcome, submission, retry_after from intake.submit_all(array[form], array[data],
    array[digest], array[spam], array[is_held], array[origin], array[attribution], array[address],
    array[null::interval], most, per)
$$;
comment on function intake.submit is
  'The same for one, in nobody''s hand: for a function send-email of before intake.submit_all.';

create function intake.settle_all(
  submissions uuid[],
  attempts integer[],
  errors text[],
  finals boolean[]
) returns table (submission uuid, attempt integer, state text, has_freed boolean)
-- However few there are when this is planned: there will be more, and each has an index.
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
  with settled as (
    update intake.submission s
    set state = case
          when o.error is null then 'sent'
          when o.final or s.queued_at < now() - interval '72 hours' then 'dead'
          else 'queued'
        end,
      due_at = case when o.error is null then s.due_at else now() + intake.backoff(o.attempt) end,
      claimed_until = null,
      failed_at = case when o.error is null then s.failed_at else now() end,
      sent_at = case when o.error is null then now() end,
      last_error = o.error
    from unnest(submissions, settle_all.attempts, errors, finals) as o (id, attempt, error, final)
    -- What is in hand is queued. To ask for that as well makes Postgres read the whole queue's
    -- index, where it has not counted yet how long that is.
    where s.id = o.id and s.attempts = o.attempt and s.claimed_until is not null
    returning s.id, s.attempts, s.state
  ),
  -- The mail server is back: whoever waits for it may go. What failed within the last second waits
  -- all the same, or a mail that always fails would be tried again after every other.
  freed as (
    update intake.submission s set due_at = now()
    where s.id in (
      select w.id from intake.submission w
      where w.state = 'queued' and w.due_at > now() and w.claimed_until is null
        and w.failed_at < now() - interval '1 second'
        and exists (select from settled where settled.state = 'sent')
      for update skip locked
    )
    returning 1
  )
  select settled.id, settled.attempts, settled.state, exists (select from freed) from settled;
end $$;
comment on function intake.settle_all is
  'Says how attempts ended, the nth of each list: sent where its error is null, else tried again '
  'later, or given up where final or 72 hours old. Returns the new states, and whether a success has '
  'made others due; nothing of an attempt that is not the latest any more, which changes nothing.';

create or replace function intake.settle(submission uuid, attempt integer, error text, final boolean)
returns text
language sql security definer set search_path = '' as $$
  select state from intake.settle_all(array[submission], array[attempt], array[error], array[final])
$$;
comment on function intake.settle is
  'The same for one attempt: for a function send-email of before intake.settle_all.';

revoke execute on function intake.submit_all, intake.settle_all from public;
grant execute on function intake.submit_all, intake.settle_all to send_email;
