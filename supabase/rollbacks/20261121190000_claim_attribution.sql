-- Undoes supabase/migrations/20261121190000_claim_attribution.sql. Deploy the function `send-email`
-- of before first: the later one reads columns that are gone then, and would mail nothing.

drop function intake.claim(integer, interval);

create function intake.claim(n integer, lease interval)
returns table (id uuid, form text, data jsonb, created_at timestamptz, attempt integer)
language sql security definer set search_path = '' as $$
  update intake.submission s
  set attempts = s.attempts + 1, due_at = now() + lease, claimed_until = now() + lease
  from (
    select d.id from intake.submission d
    where d.state = 'queued' and d.due_at <= now()
    order by d.due_at
    limit n
    for update skip locked
  ) as due
  where s.id = due.id
  returning s.id, s.form, s.data, s.created_at, s.attempts
$$;
comment on function intake.claim is
  'Takes up to n submissions that are due into hand. They are due again after the lease, so that '
  'those of a worker that was killed come back; nothing is sent before this is committed.';

revoke execute on function intake.claim from public;
grant execute on function intake.claim to send_email;

delete from supabase_migrations.schema_migrations where version = '20261121190000';
