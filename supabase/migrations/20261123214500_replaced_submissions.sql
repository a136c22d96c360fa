-- A visitor who sends a form again with a change, such as another email address, sends the id of the first
-- submission as the attribution parameter "replaces", a UUID. For the team both are one lead. Apply it
-- before the function that needs it is deployed: the release before ignores what `claim` adds.

create index submission_replaces on intake.submission ((attribution ->> 'replaces'))
  where attribution ? 'replaces';

-- Leases at most `most` due deliveries of a target. With a gap, all processes together lease one in
-- that time. Returns { claims, waitMs }: waitMs is the time until the next call, null for none. A
-- submission that replaces one of the same form contains it as `replaced`.
create or replace function intake.claim(target text, most integer, lease interval, gap interval) returns jsonb
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
        'attribution', s.attribution, 'createdAt', s.created_at,
        'replaced', case when r.id is not null then jsonb_build_object(
          'id', r.id, 'answers', r.data, 'createdAt', r.created_at, 'delivery', (
            select d.id from intake.delivery d
            where d.submission = r.id and d.target = claim.target)) end) end)), '[]'),
    'waitMs', case when count(*) = most then extract(epoch from gap) * 1000 end)
  into result
  from claimed c left join intake.submission s on s.id = c.submission
    left join intake.submission r on r.id <> s.id and r.form = s.form
      and r.id = (s.attribution ->> 'replaces')::uuid;
  return result;
end $$;

-- Deletes submissions, those that they replace, and their deliveries, and adds an audit row with the
-- reason. Returns the number of submissions.
create or replace function intake.forget(submissions uuid[], why text default 'forget') returns integer
language sql security definer set search_path = '' as $$
  with recursive chain (id) as (
    select unnest(submissions)
    union
    select (s.attribution ->> 'replaces')::uuid
    from intake.submission s join chain on chain.id = s.id
    where s.attribution ? 'replaces'
  ), forgotten as (
    delete from intake.submission s where s.id in (select chain.id from chain) returning 1
  ), audited as (
    insert into intake.audit (what, count) select why, count(*) from forgotten having count(*) > 0
  )
  select count(*)::integer from forgotten
$$;
