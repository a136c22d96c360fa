-- A limit for the network of an IPv6 address, and the refusals of the last ten minutes. Apply it before the
-- function that needs it is deployed: the function of the release before keeps working, because it calls
-- `submit` without a network.

-- Less than half of the time for which a visitor waits, so that there is a second try: store/postgres.ts.
alter role send_email set lock_timeout = '2800ms';

-- The seconds until an address or a network may send again, or null if it may send now. The limits are those
-- of an address, multiplied by `times`.
create function intake.wait_of(sender bytea, times integer) returns integer
language sql stable security definer set search_path = '' as $$
  select max(ceil(extract(epoch from used.oldest + allowed.per - now())))::integer
  from intake.settings s, lateral (
    values (s.most_in_ten_minutes, interval '10 minutes'), (s.most_in_a_day, interval '1 day')
  ) as allowed (most, per), lateral (
    select sum(r.n) as total, min(r.bucket) as oldest
    from intake.rate r where r.key = sender and r.bucket > now() - allowed.per
  ) as used
  where used.total >= allowed.most * times
$$;

-- Like `submit` without a network, which it calls. The `address` of an IPv6 visitor stands for a /64 network.
-- One customer of a provider often has thousands of these, all in one /48, so that `network` has a limit, too:
-- ten times that of an address, because others may share it. Its count may miss forms that arrive at the same
-- moment.
create function intake.submit(form text, answers jsonb, digest bytea, spam text, is_held boolean,
  origin text, attribution jsonb, targets text[], address bytea, network bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := intake.wait_of(network, 10);
  receipt jsonb;
begin
  -- A repetition is never refused: the visitor may not have received the first response.
  if wait is not null and exists (
    select from intake.submission s where s.digest = submit.digest
  ) then
    wait := null;
  end if;
  if wait is null then
    receipt := intake.submit(form, answers, digest, spam, is_held, origin, attribution, targets, address);
    if network is not null and receipt ->> 'outcome' = 'stored' then
      insert into intake.rate as r (key, bucket, n) values (network, date_trunc('minute', now()), 1)
      on conflict (key, bucket) do update set n = r.n + 1;
    end if;
    return receipt;
  end if;
  return jsonb_build_object('outcome', 'limited', 'id', null, 'retryAfter', wait,
    'isDeferred', false, 'isScheduleLate', intake.is_schedule_late());
end $$;

-- The numbers of refused requests by reason, once a minute for the last ten minutes.
create table intake.refusal_mark (at timestamptz primary key default now(), counts jsonb not null);
alter table intake.refusal_mark enable row level security;

-- The reasons for which over a fifth of the requests of the last ten minutes were refused, and at least five:
-- [{ reason, refused, accepted }]. Call it every minute.
create function intake.too_many_refusals() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counted constant jsonb := coalesce((select jsonb_object_agg(reason, n) from (
    select r.reason, sum(r.n) as n from intake.refusal r group by r.reason) as total), '{}');
  since timestamptz;
  before jsonb;
begin
  insert into intake.refusal_mark (counts) values (counted) on conflict (at) do nothing;
  -- Keeps the newest row that is at least ten minutes old and those after it. The oldest of them is compared.
  delete from intake.refusal_mark m where m.at > now() or m.at < (
    select max(o.at) from intake.refusal_mark o where o.at <= now() - interval '10 minutes');
  select m.at, m.counts into since, before from intake.refusal_mark m order by m.at limit 1;
  return (
    select coalesce(jsonb_agg(to_jsonb(late) order by late.refused desc), '[]')
    from (
      select grown.reason, grown.refused, (
        select count(*) from (
          select from intake.submission s where s.created_at > since limit grown.refused * 4) as stored
      ) as accepted
      from (
        select c.reason, c.n::bigint - coalesce((before ->> c.reason)::bigint, 0) as refused
        from jsonb_each_text(counted) as c (reason, n)
      ) as grown
      where grown.refused >= 5
    ) as late
    where late.refused * 4 > late.accepted
  );
end $$;

select intake.keep_private();
grant execute on function intake.too_many_refusals() to send_email;
grant execute on function intake.submit(text, jsonb, bytea, text, boolean, text, jsonb, text[], bytea,
  bytea) to send_email;
