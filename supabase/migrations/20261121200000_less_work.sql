-- The same at less cost: settling a mail took a third of Postgres's time, and half of that was for
-- one condition too many. Measured by `npm run bench -- submissions`.
-- Undone by supabase/rollbacks/20261121200000_less_work.sql.

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

-- A function in the language SQL is parsed and planned at each call, one in PL/pgSQL once.
create or replace function intake.find_repeat(digest bytea) returns uuid
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
