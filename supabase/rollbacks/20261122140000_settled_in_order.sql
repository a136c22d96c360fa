-- Undoes supabase/migrations/20261122140000_settled_in_order.sql.

create or replace function intake.settle_all(
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

delete from supabase_migrations.schema_migrations where version = '20261122140000';
