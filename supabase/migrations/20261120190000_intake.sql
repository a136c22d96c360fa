-- The intake: every form that was sent, and the mail that tells of it.
-- Undone by supabase/rollbacks/20261120190000_intake.sql.
--
-- The schema is not for PostgREST: it is on no list of exposed schemas, row-level security is on
-- and no policy lets anyone in. The function `send-email` logs in as the role `send_email`, which
-- may call four functions and read one view, and may touch no table.

create schema intake;
revoke all on schema intake from public;
comment on schema intake is
  'Submissions of the website''s forms. Written by the Edge Function send-email alone.';

create table intake.submission (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  data jsonb not null,
  dedupe bytea unique check (length(dedupe) = 32),
  hits integer not null default 1,
  spam text,
  origin text,
  attribution jsonb not null default '{}',
  created_at timestamptz not null default now(),
  state text not null check (state in ('queued', 'sent', 'dead', 'held')),
  attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  due_at timestamptz default now(),
  claimed_until timestamptz,
  failed_at timestamptz,
  sent_at timestamptz,
  last_error text,
  check ((state = 'sent') = (sent_at is not null))
);
alter table intake.submission enable row level security;

comment on table intake.submission is
  'One row is the record, the idempotency key and the outbox at once, so that they cannot diverge.';
comment on column intake.submission.id is
  'What the sender is told the submission is called; the mail''s Message-ID follows from it.';
comment on column intake.submission.form is 'The formType of the request.';
comment on column intake.submission.data is 'The validated formData: personal data.';
comment on column intake.submission.dedupe is
  'SHA-256 of form and data. Cleared after 24 hours, when the same answers count as new.';
comment on column intake.submission.hits is 'How often the same answers were sent.';
comment on column intake.submission.spam is
  'Why it is taken for spam (trap, links); null where it is not.';
comment on column intake.submission.origin is 'The origin of the page that sent it.';
comment on column intake.submission.attribution is
  'Where the visitor came from: campaign parameters, partner, page, referrer.';
comment on column intake.submission.state is
  'queued: to be mailed. sent: mailed. dead: given up. held: stored, not to be mailed.';
comment on column intake.submission.attempts is
  'How often it was claimed. The number of a claim is its fencing token: see intake.settle.';
comment on column intake.submission.queued_at is
  'When it was queued, first or by intake.replay: 72 hours later it is given up.';
comment on column intake.submission.due_at is 'When it may be claimed next.';
comment on column intake.submission.claimed_until is
  'Until when a worker has it in hand; null where none has.';
comment on column intake.submission.failed_at is 'When its mail last failed.';
comment on column intake.submission.last_error is
  'The code of the last failure; never a message, which might quote somebody.';

create index submission_due on intake.submission (due_at) where state = 'queued';
create index submission_set_aside on intake.submission (state) where state in ('dead', 'held');
create index submission_created on intake.submission using brin (created_at);

create table intake.rate (
  key bytea not null,
  bucket timestamptz not null,
  n integer not null,
  primary key (key, bucket)
);
alter table intake.rate enable row level security;

comment on table intake.rate is 'How many submissions an address sent, minute by minute.';
comment on column intake.rate.key is 'The address, hashed with a pepper that is not in here.';
comment on column intake.rate.bucket is 'The minute.';
comment on column intake.rate.n is 'The submissions stored in it; repeated ones do not count.';

-- The whole accept path in one statement. Each statement in here sees what others committed before
-- it, so the lock on the address makes its count exact, and the unique digest decides all races.
create function intake.submit(
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

create function intake.find_repeat(digest bytea) returns uuid
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

create function intake.backoff(attempt integer) returns interval
language sql volatile set search_path = '' as $$
  select least(interval '30 seconds' * power(2, least(attempt, 20) - 1), interval '6 hours')
    * (0.5 + random() / 2)
$$;
comment on function intake.backoff is
  'How long to wait after a failed attempt: 30 s, doubled each time, at most 6 h; of that between '
  'half and all, so that what failed together does not come back together.';

create function intake.settle(submission uuid, attempt integer, error text, final boolean)
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
comment on function intake.settle is
  'Says how an attempt ended: sent where error is null, else tried again later, or given up where '
  'final or 72 hours old. Returns the new state; null where the attempt is not the latest any more, '
  'and then changes nothing.';

create function intake.replay(submissions uuid[] default null) returns integer
language sql security definer set search_path = '' as $$
  with replayed as (
    update intake.submission s
    set state = 'queued', attempts = 0, queued_at = now(), due_at = now(), claimed_until = null
    where case when submissions is null then s.state = 'dead'
      else s.id = any (submissions) and s.state in ('dead', 'held') end
    returning 1
  )
  select count(*)::integer from replayed
$$;
comment on function intake.replay is
  'Queues anew all that was given up or, by their ids, what was given up or held. Returns how many.';

create function intake.sweep(keep interval) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  update intake.submission s set dedupe = null
  where s.dedupe is not null and s.created_at <= now() - interval '24 hours'
    and s.created_at > now() - interval '48 hours';
  delete from intake.rate r where r.bucket < now() - interval '1 day';
  delete from intake.submission s
  where s.state in ('sent', 'held') and s.created_at < now() - keep;
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function intake.sweep is
  'Deletes what was sent or held longer ago than keep, and returns how many; frees digests after 24 '
  'hours and forgets counts after a day. What was never mailed stays.';

create function intake.forget(email text) returns integer
language sql security definer set search_path = '' as $$
  with forgotten as (
    delete from intake.submission s
    where lower(btrim(s.data ->> 'email')) = lower(btrim(forget.email))
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function intake.forget is
  'Deletes every submission with this e-mail address, whatever its state. Returns how many.';

create view intake.health as
select
  coalesce((select min(s.queued_at) from intake.submission s where s.state = 'queued')
    > now() - interval '15 minutes', true)
    and not exists (select from intake.submission s where s.state = 'dead') as is_well,
  (select count(*)::integer from intake.submission s where s.state = 'queued') as queued,
  (select count(*)::integer from intake.submission s where s.state = 'dead') as dead,
  (select count(*)::integer from intake.submission s where s.state = 'held') as held,
  (select count(*)::integer from intake.submission s where s.state = 'sent') as sent,
  (select extract(epoch from now() - min(s.queued_at))::integer
    from intake.submission s where s.state = 'queued') as oldest_queued_seconds;
comment on view intake.health is
  'Whether mails go out: not well once a submission is queued for over 15 minutes, or any is dead.';

do $$ begin
  if not exists (select from pg_roles where rolname = 'send_email') then
    create role send_email nologin;
  end if;
end $$;
alter role send_email set statement_timeout = '5s';
alter role send_email set lock_timeout = '3s';
alter role send_email set idle_in_transaction_session_timeout = '10s';
comment on role send_email is
  'The Edge Function send-email. Has no password until one is set: see docs/deploy.md.';

revoke execute on all functions in schema intake from public;
grant usage on schema intake to send_email;
grant execute on function intake.submit, intake.claim, intake.settle, intake.sweep to send_email;
grant select on intake.health to send_email;
