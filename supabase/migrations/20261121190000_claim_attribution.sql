-- The mail about a lead says where it came from: intake.claim hands that on.
-- Undone by supabase/rollbacks/20261121190000_claim_attribution.sql.
--
-- The columns of a function cannot be changed, so it is made anew, and its rights with it. A
-- function `send-email` of before goes on working: it names the columns that it reads.

drop function intake.claim(integer, interval);

create function intake.claim(n integer, lease interval)
returns table (
  id uuid,
  form text,
  data jsonb,
  origin text,
  attribution jsonb,
  created_at timestamptz,
  attempt integer
)
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
  returning s.id, s.form, s.data, s.origin, s.attribution, s.created_at, s.attempts
$$;
comment on function intake.claim is
  'Takes up to n submissions that are due into hand, and returns what their mails are made of: the '
  'form, its answers, the page''s origin and attribution, when it came and which attempt this is. '
  'They are due again after the lease, so that those of a worker that was killed come back; nothing '
  'is sent before this is committed.';

revoke execute on function intake.claim from public;
grant execute on function intake.claim to send_email;
