-- Keeps every statement of the function fast with a year of forms. Needs Postgres 15 or later.
-- Apply it before the function that needs it is deployed: the function of the release before keeps
-- working, without the metric of what was delivered.

do $$ begin
  if current_setting('server_version_num')::integer < 150000 then
    raise exception 'This is Postgres %. Use 15 or later.', current_setting('server_version');
  end if;
end $$;

create index submission_held on intake.submission (created_at, form, spam) where state = 'held';
create index submission_open on intake.submission (created_at) where state = 'open';
create index submission_digest on intake.submission (created_at) where digest is not null;
create index submission_partner on intake.submission ((attribution ->> 'partner'))
  where attribution ? 'partner';
create index rate_bucket on intake.rate (bucket);

-- The queued deliveries, without those of held submissions. The condition on the targets lets Postgres use
-- the index delivery_due, and read it only up to the held ones, of which there can be many.
create view intake.waiting as
  select d.submission, d.target, d.queued_at, d.last_error from intake.delivery d
  where d.state = 'queued' and d.target in ('mail', 'webhook') and d.due_at < 'infinity';

-- The deliveries that were given up, without those of discarded submissions. The form of a mail that
-- belongs to no submission is `digest`.
create view intake.failed as
  select s.form, d.target, d.last_error
  from intake.submission s join intake.delivery d on d.submission = s.id
  where s.state = 'open' and d.state = 'dead'
  union all
  select 'digest', d.target, d.last_error from intake.delivery d
  where d.submission is null and d.state = 'dead';

-- The number of deliveries that were sent. No personal data. Transactions that end at the same time
-- count in different slots, because they would wait for each other.
create table intake.delivered (
  form text, -- or `digest`
  target text,
  slot integer,
  n bigint not null,
  primary key (form, target, slot)
);
alter table intake.delivered enable row level security;
insert into intake.delivered (form, target, slot, n)
select coalesce(s.form, 'digest'), d.target, 0, count(*)
from intake.delivery d left join intake.submission s on s.id = d.submission
where d.state = 'sent' group by 1, 2;

create function intake.count_delivered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into intake.delivered as c (form, target, slot, n) values (
    coalesce((select s.form from intake.submission s where s.id = new.submission), 'digest'),
    new.target, pg_backend_pid() % 32, 1)
  on conflict (form, target, slot) do update set n = c.n + 1;
  return null;
end $$;
create trigger delivered after update on intake.delivery
for each row when (new.state = 'sent' and old.state <> 'sent')
execute function intake.count_delivered();

-- Stores a submission and queues its deliveries. Returns { outcome, id, retryAfter, isDeferred,
-- isScheduleLate }; the function's store/store.ts documents them.
create or replace function intake.submit(form text, answers jsonb, digest bytea, spam text, is_held boolean,
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
  select form, answers, digest, spam, origin, attribution,
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
    select kept.id, target, case when is_held then 'infinity'
      else now() + case when is_deferred then interval '10 minutes' else '0' end end
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
    'isDeferred', is_deferred, 'isScheduleLate', intake.is_schedule_late());
end $$;

-- Stores a form of each kind and undoes it. Fails with the reason if no form can be stored.
create function intake.try_submit() returns void
language plpgsql set search_path = '' as $$
begin
  perform intake.submit('', '{}', null, null, is_held, null, '{}', '{mail}', null)
  from (values (true), (false)) as kind (is_held);
  raise exception using errcode = 'UNDO0';
exception when sqlstate 'UNDO0' then
end $$;

-- Counts, and `ok` unless something is queued for over 15 minutes, a delivery was given up and not
-- discarded, or nobody called /drain for 5 minutes. Fails if no form can be stored.
create or replace function intake.health() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform intake.try_submit();
  return jsonb_build_object(
    'ok', coalesce(oldest, 0) <= 15 * 60 and dead = 0 and not intake.is_schedule_late(),
    'queued', queued, 'dead', dead, 'held', held,
    'oldestQueuedSeconds', oldest, 'secondsSinceDrain', since)
  from (
    select count(*) as queued, extract(epoch from now() - min(w.queued_at))::integer as oldest
    from intake.waiting w
  ) as waiting,
  (select count(*) as dead from intake.failed f where f.form <> 'digest') as given_up,
  (select count(*) as held from intake.submission s where s.state = 'held') as set_aside,
  (select extract(epoch from now() - max(c.at))::integer as since
    from intake.clock c where c.name = 'drain') as schedule;
end $$;

-- The targets whose deliveries wait for too long: [{ target, waiting, oldestSeconds, reason }]. The
-- reason is the last error of the oldest one, null if there was no attempt. /drain is called every
-- minute, so 14 minutes mean that the alert comes within 15.
create or replace function intake.overdue() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(late) order by late.target), '[]')
  from (
    select w.target, count(*) as waiting,
      extract(epoch from now() - min(w.queued_at))::integer as "oldestSeconds",
      (array_agg(w.last_error order by w.queued_at) filter (where w.last_error is not null))[1] as reason
    from intake.waiting w
    group by w.target
    having min(w.queued_at) <= now() - interval '14 minutes'
  ) as late
$$;

-- The values for a monitor: [{ name, form, target, reason, value }]; http/metrics.ts describes each name.
create or replace function intake.metrics() returns jsonb
language sql stable security definer set search_path = '' as $$
  with delivered as (
    select c.form, c.target, sum(c.n) as n from intake.delivered c group by c.form, c.target
  ), queue as (
    select coalesce((select s.form from intake.submission s where s.id = w.submission), 'digest') as form,
      w.target, w.queued_at
    from intake.waiting w
    -- A queue that is empty now.
    union all select d.form, d.target, null from delivered d
  ), metric (name, form, target, reason, value) as (
    select counted.name, q.form, q.target, null, counted.value
    from (
      select form, target, count(queued_at) as waiting,
        extract(epoch from now() - min(queued_at)) as oldest
      from queue group by form, target
    ) as q, lateral (
      values ('waiting', q.waiting), ('oldest_waiting_seconds', coalesce(round(q.oldest), 0))
    ) as counted (name, value)
    union all
    select 'delivered_total', d.form, d.target, null, d.n from delivered d
    union all
    select 'failed', f.form, f.target, f.last_error, count(*) from intake.failed f
    group by f.form, f.target, f.last_error
    union all
    select 'held', s.form, null, s.spam, count(*) from intake.submission s
    where s.state = 'held' group by s.form, s.spam
    union all
    select 'refused_total', r.form, null, r.reason, r.n from intake.refusal r
    union all
    select 'since_drain_seconds', null, null, null, extract(epoch from now() - c.at)::integer
    from intake.clock c where c.name = 'drain'
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(metric))
    order by name, form, target, reason), '[]') from metric
$$;

-- Adds to the numbers of refused requests: [{ reason, form, partner, n }]. Anybody can make up partners,
-- so a name counts by itself only if it has a lead, or if it is one of the first 200 names of the week;
-- or of the first 400, if it had a row in the week before.
create or replace function intake.count_refusals(refusals jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_week constant date := intake.week_of(now());
begin
  -- One process at a time, so that together they keep the limit.
  perform pg_advisory_xact_lock('intake.partner_refusal'::regclass::oid::bigint);
  with added as (
    select a.reason, a.form, left(coalesce(a.partner, ''), 80) as partner, sum(a.n) as n
    from jsonb_to_recordset(refusals) as a (reason text, form text, partner text, n bigint)
    group by 1, 2, 3
  ), total as (
    insert into intake.refusal as r (reason, form, n)
    select a.reason, a.form, sum(a.n) from added a group by a.reason, a.form
    on conflict (reason, form) do update set n = r.n + excluded.n
  ), known as (
    select distinct p.partner, p.week from intake.partner_refusal p where p.week >= this_week - 7
  ), fresh as (
    -- The partners without a row for this week. `ranked` puts those with a row for the week before first.
    select a.partner, exists (
        select from intake.submission s
        where s.attribution ? 'partner' and s.attribution ->> 'partner' = a.partner) as has_lead,
      a.partner in (select k.partner from known k where k.week < this_week) as is_old
    from (select distinct partner from added where partner <> '') as a
    where a.partner not in (select k.partner from known k where k.week = this_week)
  ), ranked as (
    select f.partner, f.has_lead, f.is_old,
      (select count(*) from known k where k.week = this_week and k.partner <> '')
        + row_number() over (order by f.has_lead, f.is_old desc) as place
    from fresh f
  ), nameless as (
    select r.partner from ranked r
    where not r.has_lead and r.place > case when r.is_old then 400 else 200 end
  )
  insert into intake.partner_refusal as r (week, partner, form, reason, n)
  select this_week, case when a.partner in (select l.partner from nameless l) then '' else a.partner end,
    a.form, a.reason, sum(a.n)
  from added a group by 2, 3, 4
  on conflict (week, partner, form, reason) do update set n = r.n + excluded.n;
end $$;

-- Takes the rights of everyone but the owner and `send_email`. Supabase grants all on everything new to
-- the roles of its API, so each migration that creates something ends with it.
create function intake.keep_private() returns void
language plpgsql set search_path = '' as $$
declare
  grantee text;
begin
  revoke all on all functions in schema intake from public;
  for grantee in select r.rolname from pg_roles r where r.rolname in ('anon', 'authenticated') loop
    execute format('revoke all on schema intake from %I', grantee);
    execute format('revoke all on all tables in schema intake from %I', grantee);
    execute format('revoke all on all functions in schema intake from %I', grantee);
  end loop;
end $$;
select intake.keep_private();
