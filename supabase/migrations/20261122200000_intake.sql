-- Submissions and their pending deliveries: a transactional outbox. The API does not expose this
-- schema. The function `send-email` logs in as the role `send_email`, which can call the functions
-- granted at the end of this file, and cannot read or write a table.

create schema intake;

-- Settings of the database's owner. Null means no limit.
create table intake.settings (
  is_only_row boolean primary key default true check (is_only_row),
  keep interval not null default '365 days', -- how long a submission is kept after the work on it ended
  most_in_ten_minutes integer default 10, -- submissions of one address
  most_in_a_day integer default 50, -- submissions of one address
  ceiling_per_minute integer default 300 -- submissions of everyone; above it deliveries wait
);
insert into intake.settings default values;

-- One timestamp for each name. "drain": the last call of /drain. "digest": the last digest. "mail" and
-- "webhook": no delivery to this target starts before that time. "alert ...": the last alert of a kind.
create table intake.clock (name text primary key, at timestamptz not null);
insert into intake.clock values ('drain', now());

-- One row for each accepted form. Contains personal data.
create table intake.submission (
  id uuid primary key default gen_random_uuid(),
  form text not null, -- formType of the request
  data jsonb not null, -- formData, validated
  digest bytea unique, -- SHA-256 of form and data; cleared after 24 hours: equal answers are then new
  hits integer not null default 1, -- how often the same answers were sent
  spam text, -- why it looks like spam: trap or proof (held), links or empty (delivered)
  origin text, -- of the page that sent it
  attribution jsonb not null default '{}', -- campaign parameters, partner, page, referrer
  -- open: deliveries are queued or were given up. held: probably spam, not delivered. done: delivered
  -- to every target. discarded: marked by a person as ignored.
  state text not null check (state in ('open', 'held', 'done', 'discarded')),
  created_at timestamptz not null default now(),
  ended_at timestamptz -- when it was held, delivered, given up or discarded: the start of retention
);
create index submission_created on intake.submission (created_at);
create index submission_ended on intake.submission (ended_at);

-- One row for each target that a submission goes to.
create table intake.delivery (
  id uuid primary key default gen_random_uuid(), -- the Message-ID and the idempotency key contain it
  submission uuid references intake.submission on delete cascade, -- null for the digest of held submissions
  target text not null check (target in ('mail', 'webhook')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead')),
  -- What is sent. Later attempts send what the first one stored, because a provider refuses a known
  -- idempotency key with another body. Deleted once it is sent.
  content jsonb,
  attempts integer not null default 0, -- the number of claims, which is the fencing token of the last
  failures integer not null default 0, -- the number of failed attempts, which sets the next delay
  queued_at timestamptz not null default now(), -- 72 hours after this time it is given up
  -- When it may be claimed; 'infinity' while its submission is held. A claim sets it to the end of the
  -- lease, so that another process claims the deliveries of one that was killed.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text, -- a code, never a message, which may quote a visitor
  unique (submission, target)
);
create index delivery_due on intake.delivery (target, due_at) where state = 'queued';
create index delivery_dead on intake.delivery (submission) where state = 'dead';

-- The number of submissions of an address in each minute. The address is hashed with a daily salt.
create table intake.rate (key bytea, bucket timestamptz, n integer not null, primary key (key, bucket));

-- Changes of submissions by people and by retention. No personal data.
create table intake.audit (at timestamptz not null default now(), what text, count integer);

alter table intake.settings enable row level security;
alter table intake.clock enable row level security;
alter table intake.submission enable row level security;
alter table intake.delivery enable row level security;
alter table intake.rate enable row level security;
alter table intake.audit enable row level security;

-- Queues the deliveries of held submissions. Returns the number of submissions.
create function intake.release(submissions uuid[]) returns integer
language sql security definer set search_path = '' as $$
  with released as (
    update intake.submission s set state = 'open', ended_at = null
    where s.id = any (submissions) and s.state = 'held' returning s.id
  ), queued as (
    update intake.delivery d set due_at = now(), queued_at = now()
    from released where d.submission = released.id
  )
  select count(*)::integer from released
$$;

-- Stores a submission and queues its deliveries. Returns { outcome, id, retryAfter, isDeferred,
-- isScheduleLate }; the function's store/store.ts documents them.
create function intake.submit(form text, data jsonb, digest bytea, spam text, is_held boolean,
  origin text, attribution jsonb, targets text[], address bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept intake.submission;
  outcome text := 'duplicate';
  is_deferred boolean := false;
  wait integer; -- seconds until the address may send again; null if it may send now
  ceiling constant integer := ceiling_per_minute from intake.settings;
begin
  -- A lock for each address, so that the count of concurrent submissions is exact. Without an address
  -- there is no lock.
  perform pg_advisory_xact_lock(hashtextextended(encode(address, 'hex'), 0));
  update intake.submission s set digest = null
  where s.digest = submit.digest and s.created_at <= now() - interval '24 hours';
  -- A repetition is never refused: the visitor may not have received the first response.
  if not exists (select from intake.submission s where s.digest = submit.digest) then
    select max(ceil(extract(epoch from used.oldest + allowed.per - now()))) into wait
    from intake.settings, lateral (
      values (most_in_ten_minutes, interval '10 minutes'), (most_in_a_day, interval '1 day')
    ) as allowed (most, per), lateral (
      select sum(r.n) as total, min(r.bucket) as oldest
      from intake.rate r where r.key = address and r.bucket > now() - allowed.per
    ) as used
    where used.total >= allowed.most;
  end if;
  insert into intake.submission as s (form, data, digest, spam, origin, attribution, state, ended_at)
  select form, data, digest, spam, origin, attribution,
    case when is_held then 'held' else 'open' end, case when is_held then now() end
  where wait is null
  on conflict (digest) do update set hits = s.hits + 1
  returning * into kept;
  if kept.id is null then
    outcome := 'limited';
  elsif kept.hits = 1 then
    outcome := 'stored';
    -- Stops counting at the ceiling, to save time.
    is_deferred := not is_held and ceiling is not null and ceiling < (
      select count(*) from (
        select from intake.submission s where s.created_at > now() - interval '1 minute'
        limit ceiling + 1) as recent);
    insert into intake.delivery (submission, target, due_at)
    select kept.id, target, now() + case
        when is_held then 'infinity' when is_deferred then '10 minutes' else '0' end::interval
    from unnest(targets) as target;
    insert into intake.rate as r (key, bucket, n)
    select address, date_trunc('minute', now()), 1 where address is not null
    on conflict (key, bucket) do update set n = r.n + 1;
  elsif kept.state = 'held' and not is_held then
    outcome := 'released';
    perform intake.release(array[kept.id]);
    update intake.submission s set spam = submit.spam where s.id = kept.id;
  end if;
  return jsonb_build_object('outcome', outcome, 'id', kept.id, 'retryAfter', wait,
    'isDeferred', is_deferred, 'isScheduleLate', not exists (
      select from intake.clock c where c.name = 'drain' and c.at > now() - interval '5 minutes'));
end $$;

-- Leases at most `most` due deliveries of a target. With a gap, all processes together lease one in
-- that time. Returns { claims, waitMs }: waitMs is the time until the next call, null for none.
create function intake.claim(target text, most integer, lease interval, gap interval) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_open boolean;
  result jsonb;
begin
  perform from intake.delivery d
  where d.target = claim.target and d.state = 'queued' and d.due_at <= now() limit 1;
  if not found then return '{"claims": []}'; end if;
  if gap > interval '0' then
    most := 1;
    -- Locks the row of the target, so that the processes together keep the gap.
    insert into intake.clock as c (name, at) values (target, clock_timestamp() + gap)
    on conflict (name) do update set at = clock_timestamp() + gap where c.at <= clock_timestamp();
    is_open := found;
  else
    is_open := not exists (
      select from intake.clock c where c.name = target and c.at > clock_timestamp());
  end if;
  if not is_open then
    return jsonb_build_object('claims', jsonb_build_array(), 'waitMs', (
      select greatest(ceil(extract(epoch from c.at - clock_timestamp()) * 1000), 0)
      from intake.clock c where c.name = target));
  end if;
  with claimed as (
    update intake.delivery d set attempts = d.attempts + 1, due_at = now() + lease
    from (
      select q.id from intake.delivery q
      where q.target = claim.target and q.state = 'queued' and q.due_at <= now()
      order by q.due_at limit most for update skip locked
    ) as due
    where d.id = due.id
    returning d.id, d.submission, d.attempts, d.content
  )
  select jsonb_build_object('claims', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'content', c.content,
      'submission', case when s.id is not null then jsonb_build_object(
        'id', s.id, 'form', s.form, 'answers', s.data, 'spam', s.spam, 'origin', s.origin,
        'attribution', s.attribution, 'createdAt', s.created_at) end)), '[]'),
    'waitMs', case when count(*) = most then extract(epoch from gap) * 1000 end)
  into result
  from claimed c left join intake.submission s on s.id = c.submission;
  return result;
end $$;

-- Stores the content of a delivery and returns it, or null if a later claim exists.
create function intake.fix(delivery uuid, attempt integer, content jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  update intake.delivery d set content = coalesce(d.content, fix.content)
  where d.id = fix.delivery and d.attempts = fix.attempt and d.state = 'queued'
  returning d.content
$$;

-- Records the result of an attempt. The delivery is `sent` if `error` is null; otherwise it is `dead` if
-- the error is final or the delivery is 72 hours old, or else `queued` again. `rest` is a pause that the
-- target asked for: nothing is sent to it meanwhile, and the attempt does not count as a failure.
-- `remaining` is the part of the content that is still to be sent. Returns the new state. If a later
-- attempt exists, it changes nothing and returns null.
create function intake.settle(delivery uuid, attempt integer, error text, is_final boolean,
  rest interval, remaining jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  settled intake.delivery;
begin
  -- All functions lock the submission first, so that two of its deliveries cannot deadlock.
  perform from intake.submission s
  where s.id = (select d.submission from intake.delivery d where d.id = settle.delivery)
  for no key update;
  update intake.delivery d
  set state = case when error is null then 'sent'
      when is_final or d.queued_at < now() - interval '72 hours' then 'dead' else 'queued' end,
    failures = d.failures + (error is not null and rest is null)::integer,
    -- 30 s, doubled with each failure, at most 6 h, and a random factor from 0.5 to 1, so that deliveries
    -- that failed at the same time are not retried at the same time.
    due_at = now() + coalesce(rest,
      least(interval '30 seconds' * power(2, least(d.failures, 20)), interval '6 hours')
      * (0.5 + random() / 2)),
    content = case when error is not null then coalesce(remaining, d.content) end,
    sent_at = case when error is null then now() end,
    last_error = error
  where d.id = settle.delivery and d.attempts = settle.attempt and d.state = 'queued'
  returning * into settled;
  if rest is not null and settled.id is not null then
    insert into intake.clock as c (name, at) values (settled.target, clock_timestamp() + rest)
    on conflict (name) do update set at = greatest(c.at, excluded.at);
  end if;
  if settled.state <> 'queued' then
    update intake.submission s
    set ended_at = now(), state = case when others.any_dead then 'open' else 'done' end
    from (
      -- With a condition on the state, Postgres would use the larger index of all queued deliveries.
      select bool_or(d.state = 'queued') as any_queued, bool_or(d.state = 'dead') as any_dead
      from intake.delivery d where d.submission = settled.submission
    ) as others
    where s.id = settled.submission and s.state = 'open' and not others.any_queued;
  end if;
  return settled.state;
end $$;

-- Queues deliveries that were given up, with new content: those of the given submissions, or with null
-- those of all submissions that are not discarded. Returns the number of submissions.
create function intake.replay(submissions uuid[]) returns integer
language sql security definer set search_path = '' as $$
  with replayed as (
    update intake.delivery d
    set id = gen_random_uuid(), state = 'queued', content = null, attempts = 0, failures = 0,
      queued_at = now(), due_at = now()
    where d.state = 'dead' and case when submissions is not null then d.submission = any (submissions)
      else d.submission is null or d.submission in (
        select s.id from intake.submission s where s.state = 'open') end
    returning d.submission
  ), reopened as (
    update intake.submission s set state = 'open', ended_at = null
    from replayed where s.id = replayed.submission
  )
  select count(distinct r.submission)::integer from replayed r
$$;

-- Marks submissions as ignored, so that health reports no error for them. Returns their number.
create function intake.discard(submissions uuid[]) returns integer
language sql security definer set search_path = '' as $$
  with discarded as (
    update intake.submission s set state = 'discarded', ended_at = now()
    where s.id = any (submissions) and s.state in ('open', 'held') returning s.id
  ), given_up as (
    update intake.delivery d set state = 'dead', last_error = 'discarded'
    from discarded where d.submission = discarded.id and d.state = 'queued'
  ), audited as (insert into intake.audit (what, count) select 'discard', count(*) from discarded)
  select count(*)::integer from discarded
$$;

-- Deletes submissions and their deliveries, and adds an audit row with the reason. Returns their number.
create function intake.forget(submissions uuid[], why text default 'forget') returns integer
language sql security definer set search_path = '' as $$
  with forgotten as (
    delete from intake.submission s where s.id = any (submissions) returning 1
  ), audited as (
    insert into intake.audit (what, count) select why, count(*) from forgotten having count(*) > 0
  )
  select count(*)::integer from forgotten
$$;

-- The maintenance of every minute: records the call, queues the digest of held submissions once a
-- day, and deletes old rates and expired submissions. Returns the number of deleted submissions.
create function intake.drain() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform intake.pass('drain', '0');
  if exists (
    select from intake.submission s where s.state = 'held' and s.created_at > coalesce(
      (select c.at from intake.clock c where c.name = 'digest'), '-infinity')
  ) and intake.pass('digest', '1 day') then
    insert into intake.delivery (target) values ('mail');
  end if;
  update intake.submission s set digest = null
  where s.digest is not null and s.created_at <= now() - interval '24 hours'
    and s.created_at > now() - interval '48 hours';
  delete from intake.rate r where r.bucket < now() - interval '1 day';
  delete from intake.delivery d
  where d.submission is null and d.state <> 'queued' and d.queued_at < now() - interval '7 days';
  -- In batches, because a statement may take five seconds at most.
  return intake.forget(array(
    select s.id from intake.submission s
    where s.ended_at < now() - (select keep from intake.settings) limit 1000), 'retention');
end $$;

-- Whether an event is older than the interval. If so, sets its time to now.
create function intake.pass(what text, every interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into intake.clock as c (name, at) values (what, now())
  on conflict (name) do update set at = now() where c.at <= now() - every;
  return found;
end $$;

-- The numbers of held submissions: [{ form, spam, count }].
create function intake.held() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(kind) order by kind.form, kind.spam), '[]')
  from (
    select s.form, s.spam, count(*) from intake.submission s
    where s.state = 'held' group by s.form, s.spam
  ) as kind
$$;

-- Counts, and `ok` unless something is queued for over 15 minutes, a delivery was given up and not
-- discarded, or nobody called /drain for 5 minutes.
create function intake.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'ok', coalesce(oldest, 0) <= 15 * 60 and dead = 0 and coalesce(since <= 5 * 60, false),
    'queued', queued, 'dead', dead, 'held', held,
    'oldestQueuedSeconds', oldest, 'secondsSinceDrain', since)
  from (
    select count(*) as queued, extract(epoch from now() - min(d.queued_at))::integer as oldest
    from intake.delivery d where d.state = 'queued' and d.due_at < 'infinity'
  ) as waiting, (
    select count(*) as dead from intake.delivery d join intake.submission s on s.id = d.submission
    where d.state = 'dead' and s.state <> 'discarded'
  ) as given_up,
  (select count(*) as held from intake.submission s where s.state = 'held') as set_aside,
  (select extract(epoch from now() - max(c.at))::integer as since
    from intake.clock c where c.name = 'drain') as schedule
$$;

do $$ begin create role send_email nologin; exception when duplicate_object then null; end $$;
alter role send_email set statement_timeout = '5s';
alter role send_email set lock_timeout = '3s';
alter role send_email set idle_in_transaction_session_timeout = '10s';

revoke execute on all functions in schema intake from public;
grant usage on schema intake to send_email;
grant execute on function intake.submit, intake.claim, intake.fix, intake.settle, intake.drain,
  intake.held, intake.pass, intake.health to send_email;
