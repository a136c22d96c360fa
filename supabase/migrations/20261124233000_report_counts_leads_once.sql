-- Counts a submission that a later one replaces as one lead, as `npm run leads -- list` does. Apply it at
-- any time: no release needs it.

-- Counts what was received since an instant, until another; null for no limit: [{ partner, form, week,
-- outcome, reason, n }]. The outcome is sent (accepted for delivery), held, discarded or, with a reason,
-- refused. A refused request counts for the first day of its week.
create or replace function intake.report(since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(counted))), '[]') from (
    select coalesce(s.attribution ->> 'partner', '') as partner, s.form,
      intake.week_of(s.created_at) as week,
      case when s.state in ('held', 'discarded') then s.state else 'sent' end as outcome,
      null as reason, count(*) as n
    from intake.submission s
    where s.created_at >= coalesce(since, '-infinity') and s.created_at < coalesce(until, 'infinity')
      and not exists (select from intake.submission r
        where r.attribution ? 'replaces' and r.attribution ->> 'replaces' = s.id::text
          and r.form = s.form and r.id <> s.id)
    group by 1, 2, 3, 4
    union all
    select r.partner, r.form, r.week, 'refused', r.reason, r.n
    from intake.partner_refusal r
    where r.week >= coalesce((since at time zone 'UTC')::date, '-infinity')
      and r.week < coalesce(until at time zone 'UTC', 'infinity')
  ) as counted
$$;
