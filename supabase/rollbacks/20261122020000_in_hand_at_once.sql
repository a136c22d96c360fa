-- Undoes supabase/migrations/20261122020000_in_hand_at_once.sql. The function `send-email` of before
-- has to be there first.

-- The whole accept path in one statement. Each statement in here sees what others committed before
-- it, so the lock on the address makes its count exact, and the unique digest decides all races.
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
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  submission := intake.find_repeat(digest);
  if submission is null and address is not null and cardinality(most) > 0 then
    perform pg_advisory_xact_lock(hashtextextended(encode(address, 'hex'), 0));
    retry_after := intake.wait(address, most, per);
    if retry_after > 0 then
      -- Its twin may have been stored while this one waited for the lock.
      submission := intake.find_repeat(digest);
      outcome := case when submission is null then 'limited' else 'duplicate' end;
      return next;
      return;
    end if;
  end if;
  if submission is null then
    insert into intake.submission as s (form, data, dedupe, spam, state, origin, attribution)
    values (form, data, digest, spam, case when is_held then 'held' else 'queued' end, origin,
      attribution)
    on conflict (dedupe) do update set hits = s.hits + 1
    returning s.id, case when s.hits = 1 then 'stored' else 'duplicate' end
    into submission, outcome;
  else
    outcome := 'duplicate';
  end if;
  if outcome = 'stored' and address is not null and cardinality(most) > 0 then
    insert into intake.rate as r (key, bucket, n)
    values (address, date_trunc('minute', now()), 1)
    on conflict (key, bucket) do update set n = r.n + 1;
  end if;
  retry_after := 0;
  return next;
end $$;
comment on function intake.submit is
  'Stores a submission. Returns stored, duplicate (with the id of the first) or limited (with the '
  'seconds to wait). A duplicate is looked for before the limit, so that a retry never burns it. '
  'most[i] submissions are taken from an address in per[i].';

create or replace function intake.settle(submission uuid, attempt integer, error text, final boolean)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  settled text := case
    when error is null then 'sent'
    when final then 'dead'
    else 'queued'
  end;
begin
  update intake.submission s
  set state = case
        when settled = 'queued' and s.queued_at < now() - interval '72 hours' then 'dead'
        else settled
      end,
    due_at = case when error is null then s.due_at else now() + intake.backoff(attempt) end,
    claimed_until = null,
    failed_at = case when error is null then s.failed_at else now() end,
    sent_at = case when error is null then now() end,
    last_error = error
  -- What is in hand is queued. To ask for that as well makes Postgres read the whole queue's index,
  -- where it has not counted yet how long that is.
  where s.id = submission and s.attempts = attempt and s.claimed_until is not null
  returning s.state into settled;
  if settled = 'sent' then
    -- The mail server is back: whoever waits for it may go. What failed within the last second
    -- waits all the same, or a mail that always fails would be tried again after every other.
    update intake.submission s set due_at = now()
    where s.id in (
      select w.id from intake.submission w
      where w.state = 'queued' and w.due_at > now() and w.claimed_until is null
        and w.failed_at < now() - interval '1 second'
      for update skip locked
    );
  end if;
  return settled;
end $$;
comment on function intake.settle is
  'Says how an attempt ended: sent where error is null, else tried again later, or given up where '
  'final or 72 hours old. Returns the new state; null where the attempt is not the latest any more, '
  'and then changes nothing.';

drop function intake.submit_all(text[], jsonb[], bytea[], text[], boolean[], text[], jsonb[], bytea[],
  interval[], integer[], interval[]);
drop function intake.settle_all(uuid[], integer[], text[], boolean[]);

delete from supabase_migrations.schema_migrations where version = '20261122020000';
