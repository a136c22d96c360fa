-- Undoes supabase/migrations/20261121200000_less_work.sql. The function `send-email` need not change.

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
    due_at = now() + intake.backoff(attempt),
    claimed_until = null,
    failed_at = case when error is null then s.failed_at else now() end,
    sent_at = case when error is null then now() end,
    last_error = error
  where s.id = submission and s.attempts = attempt and s.claimed_until is not null
    and s.state = 'queued'
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

create or replace function intake.find_repeat(digest bytea) returns uuid
language sql security definer set search_path = '' as $$
  with known as (
    update intake.submission s
    set hits = s.hits + (s.created_at > now() - interval '24 hours')::integer,
      dedupe = case when s.created_at > now() - interval '24 hours' then s.dedupe end
    where s.dedupe = digest
    returning s.id, s.dedupe
  )
  select id from known where dedupe is not null
$$;

delete from supabase_migrations.schema_migrations where version = '20261121200000';
