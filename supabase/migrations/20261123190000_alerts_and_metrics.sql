-- Alerts of waiting deliveries, metrics, and parameters by name. Apply it before the function that needs
-- it is deployed: the function of the release before keeps working, because the names that it calls stay.

-- The number of refused requests. No personal data.
create table intake.refusal (
  reason text, -- the code of the response's error
  form text, -- formType of the request, or empty if it is unknown
  n bigint not null,
  primary key (reason, form)
);
alter table intake.refusal enable row level security;

-- New names. The release before calls `fix`, `held` and `pass`: the next migration can drop the first
-- two, and the right to call the third.
alter function intake.held rename to count_held;
create function intake.held() returns jsonb
language sql security definer set search_path = '' as 'select intake.count_held()';

-- Stores the content of a delivery and returns it, or null if a later claim exists.
create function intake.save_content(delivery uuid, attempt integer, content jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  update intake.delivery d set content = coalesce(d.content, save_content.content)
  where d.id = save_content.delivery and d.attempts = save_content.attempt and d.state = 'queued'
  returning d.content
$$;

-- Whether an event is older than the interval. If so, sets its time to now. A time in the future comes
-- from a clock that was set back, and counts as old.
create or replace function intake.pass(what text, every interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into intake.clock as c (name, at) values (what, now())
  on conflict (name) do update set at = now()
  where c.at <= now() - every or c.at > now() + interval '1 minute';
  return found;
end $$;

-- Whether the last alert of this kind is older than the interval. If so, sets its time to now.
create function intake.may_alert(kind text, every interval) returns boolean
language sql security definer set search_path = '' as $$
  select intake.pass('alert ' || kind, every)
$$;

-- Whether nobody has called /drain for 5 minutes. A call in the future comes from a clock that was set
-- back, and does not count.
create function intake.is_schedule_late() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from intake.clock c where c.name = 'drain'
      and c.at between now() - interval '5 minutes' and now() + interval '1 minute')
$$;

-- The targets whose deliveries wait for too long: [{ target, waiting, oldestSeconds, reason }]. The
-- reason is the last error of the oldest one, null if there was no attempt. /drain is called every
-- minute, so 14 minutes mean that the alert comes within 15.
create function intake.overdue() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(late) order by late.target), '[]')
  from (
    select d.target, count(*) as waiting,
      extract(epoch from now() - min(d.queued_at))::integer as "oldestSeconds",
      (array_agg(d.last_error order by d.queued_at) filter (where d.last_error is not null))[1] as reason
    from intake.delivery d
    where d.state = 'queued' and d.due_at < 'infinity'
    group by d.target
    having min(d.queued_at) <= now() - interval '14 minutes'
  ) as late
$$;

drop function intake.submit;
-- Stores a submission and queues its deliveries. Returns { outcome, id, retryAfter, isDeferred,
-- isScheduleLate }; the function's store/store.ts documents them.
create function intake.submit(form text, answers jsonb, digest bytea, spam text, is_held boolean,
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
    'isDeferred', is_deferred, 'isScheduleLate', intake.is_schedule_late());
end $$;

drop function intake.drain;
-- The maintenance of every minute: records the call, queues the digest of held submissions once a
-- day, and deletes old rates and expired submissions. Returns { deleted, overdue }: the number of
-- deleted submissions, and the result of `overdue`.
create function intake.drain() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  overdue constant jsonb := intake.overdue();
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
  -- After a recovery, the next delay is alerted at once.
  delete from intake.clock c where c.name like 'alert waiting %' and not exists (
    select from jsonb_array_elements(overdue) as late
    where c.name = 'alert waiting ' || (late ->> 'target'));
  -- In batches, because a statement may take five seconds at most.
  return jsonb_build_object('overdue', overdue, 'deleted', intake.forget(array(
    select s.id from intake.submission s
    where s.ended_at < now() - (select keep from intake.settings) limit 1000), 'retention'));
end $$;

-- Counts, and `ok` unless something is queued for over 15 minutes, a delivery was given up and not
-- discarded, or nobody called /drain for 5 minutes.
create or replace function intake.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'ok', coalesce(oldest, 0) <= 15 * 60 and dead = 0 and not intake.is_schedule_late(),
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

-- Adds to the numbers of refused requests: [{ reason, form, n }].
create function intake.count_refusals(refusals jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into intake.refusal as r (reason, form, n)
  select added.reason, added.form, added.n
  from jsonb_to_recordset(refusals) as added (reason text, form text, n bigint)
  -- Two processes lock the rows in the same order.
  order by added.reason, added.form
  on conflict (reason, form) do update set n = r.n + excluded.n
$$;

-- The values for a monitor: [{ name, form, target, reason, value }]; http/metrics.ts describes each name.
create function intake.metrics() returns jsonb
language sql stable security definer set search_path = '' as $$
  with delivery as (
    select coalesce(s.form, 'digest') as form, d.target, d.state, d.last_error as reason, d.queued_at
    from intake.delivery d left join intake.submission s on s.id = d.submission
    where d.due_at < 'infinity' and s.state is distinct from 'discarded'
  ), metric (name, form, target, reason, value) as (
    select counted.name, d.form, d.target, null, counted.value
    from (
      select form, target, count(*) filter (where state = 'queued') as waiting,
        extract(epoch from now() - min(queued_at) filter (where state = 'queued')) as oldest,
        count(*) filter (where state = 'sent') as sent
      from delivery group by form, target
    ) as d, lateral (
      values ('waiting', d.waiting), ('oldest_waiting_seconds', coalesce(round(d.oldest), 0)),
        ('delivered', d.sent)
    ) as counted (name, value)
    union all
    select 'failed', form, target, reason, count(*) from delivery
    where state = 'dead' group by form, target, reason
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

revoke execute on all functions in schema intake from public;
grant execute on function intake.submit, intake.drain, intake.save_content, intake.count_held,
  intake.may_alert, intake.count_refusals, intake.metrics, intake.held to send_email;
