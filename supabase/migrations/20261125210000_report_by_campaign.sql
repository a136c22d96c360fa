-- What each campaign sent, for `npm run leads -- report --by campaign,source,content` and the mail of each
-- Monday. Apply it before the function that needs it is deployed: the function of the release before keeps
-- working.

-- The campaign of a lead, or empty: that of the visitor's link, or else of the page that has the form.
create function intake.campaign_of(attribution jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(attribution ->> 'utm_campaign', attribution ->> 'campaign',
    attribution ->> 'utm_id', ''), 80)
$$;

-- Where the visitor of a lead came from, or empty: the source of the link, the network whose mark an
-- advertisement adds to it, or the site with the link, unless it is the site of the form.
create function intake.source_of(attribution jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(attribution ->> 'utm_source', case
    when attribution ?| array['gclid', 'gbraid', 'wbraid', 'dclid'] then 'google'
    when attribution ? 'fbclid' then 'facebook'
    when attribution ? 'ttclid' then 'tiktok'
    when attribution ? 'msclkid' then 'bing'
    when attribution ->> 'referrer' <> coalesce(substring(attribution ->> 'page' from '^\w+://[^/]+'), '')
      then regexp_replace(attribution ->> 'referrer', '^\w+://(www\.)?', '')
    end, ''), 80)
$$;

-- Counts the leads since an instant, until another; null for no limit: [{ campaign, source, content,
-- partner, form, week, outcome, n }]. The outcome is sent (accepted for delivery), held or discarded.
-- Refused requests are not counted, because their campaign is not known.
create function intake.campaign_report(since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from (
    select intake.campaign_of(s.attribution) as campaign, intake.source_of(s.attribution) as source,
      left(coalesce(s.attribution ->> 'utm_content', ''), 80) as content,
      coalesce(s.attribution ->> 'partner', '') as partner, s.form,
      intake.week_of(s.created_at) as week,
      case when s.state in ('held', 'discarded') then s.state else 'sent' end as outcome, count(*) as n
    from intake.submission s
    where s.created_at >= coalesce(since, '-infinity') and s.created_at < coalesce(until, 'infinity')
      and not exists (select from intake.submission r
        where r.attribution ? 'replaces' and r.attribution ->> 'replaces' = s.id::text
          and r.form = s.form and r.id <> s.id)
    group by 1, 2, 3, 4, 5, 6, 7
  ) as counted
$$;

-- The campaigns of the week before this one, for the mail of each Monday.
create function intake.campaigns_of_last_week() returns jsonb
language sql stable security definer set search_path = '' as $$
  select intake.campaign_report(monday - interval '7 days', monday)
  from (select intake.week_of(now())::timestamp at time zone 'UTC' as monday) as week
$$;

select intake.keep_private();
grant execute on function intake.campaigns_of_last_week to send_email;
