-- What each partner's pages sent, for `npm run leads -- report` and the mail of each Monday. Apply it
-- before the function that needs it is deployed: the function of the release before keeps working.

-- The number of refused requests of each week, which begins on Monday, UTC. No personal data.
create table intake.partner_refusal (
  week date,
  partner text, -- of the request, or empty
  form text, -- formType of the request, or empty if it is unknown
  reason text, -- the code of the response's error
  n bigint not null,
  primary key (week, partner, form, reason)
);
alter table intake.partner_refusal enable row level security;

create function intake.week_of(instant timestamptz) returns date
language sql stable set search_path = '' as $$
  select date_trunc('week', instant at time zone 'UTC')::date
$$;

-- Adds to the numbers of refused requests: [{ reason, form, partner, n }]. Anybody can make up partners,
-- so that those after the 200th of a week are counted without their name.
create or replace function intake.count_refusals(refusals jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into intake.refusal as r (reason, form, n)
  select added.reason, added.form, sum(added.n)
  from jsonb_to_recordset(refusals) as added (reason text, form text, n bigint)
  group by added.reason, added.form
  -- Two processes lock the rows in the same order.
  order by added.reason, added.form
  on conflict (reason, form) do update set n = r.n + excluded.n;
  insert into intake.partner_refusal as r (week, partner, form, reason, n)
  select intake.week_of(now()), case when known.partners < 200 then left(coalesce(added.partner, ''), 80)
    else '' end as partner, added.form, added.reason, sum(added.n)
  from jsonb_to_recordset(refusals) as added (reason text, form text, partner text, n bigint), (
    select count(distinct p.partner) as partners
    from intake.partner_refusal p where p.week = intake.week_of(now())
  ) as known
  group by 2, 3, 4
  order by 2, 3, 4
  on conflict (week, partner, form, reason) do update set n = r.n + excluded.n
$$;

-- Counts what was received since an instant, until another; null for no limit: [{ partner, form, week,
-- outcome, reason, n }]. The outcome is sent (accepted for delivery), held, discarded or, with a reason,
-- refused. A refused request counts for the first day of its week.
create function intake.report(since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(counted))), '[]') from (
    select coalesce(s.attribution ->> 'partner', '') as partner, s.form,
      intake.week_of(s.created_at) as week,
      case when s.state in ('held', 'discarded') then s.state else 'sent' end as outcome,
      null as reason, count(*) as n
    from intake.submission s
    where s.created_at >= coalesce(since, '-infinity') and s.created_at < coalesce(until, 'infinity')
    group by 1, 2, 3, 4
    union all
    select r.partner, r.form, r.week, 'refused', r.reason, r.n
    from intake.partner_refusal r
    where r.week >= coalesce((since at time zone 'UTC')::date, '-infinity')
      and r.week < coalesce(until at time zone 'UTC', 'infinity')
  ) as counted
$$;

-- On a Monday on which the report was not queued yet: the report of the week before. Otherwise null.
create function intake.due_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select intake.report(monday - interval '7 days', monday)
  from (select intake.week_of(now())::timestamp at time zone 'UTC' as monday) as week
  where now() < monday + interval '1 day' and not exists (
    select from intake.clock c where c.name = 'report' and c.at >= monday)
$$;

-- Queues the mail with the report, once. `delivery` is the id that the mail names.
create function intake.queue_report(delivery uuid, content jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if intake.pass('report', '6 days') then
    insert into intake.delivery (id, target, content) values (delivery, 'mail', content);
  end if;
end $$;

revoke execute on all functions in schema intake from public;
grant execute on function intake.due_report, intake.queue_report to send_email;
