-- A mail to the visitor that a form was received. The function of the release before keeps working. No
-- mail is queued until the function has CONFIRMATION.

-- Who got such a mail, for two days. The addresses are hashed with a daily salt, like those in intake.rate.
create table intake.confirmation (
  recipient bytea primary key,
  at timestamptz not null default now()
);
alter table intake.confirmation enable row level security;

-- The submission that a mail confirms, so that `forget` deletes the mail as well. It is no target of the
-- submission: whether it arrives does not change the submission's state.
alter table intake.delivery add column confirms uuid references intake.submission on delete cascade;
create index delivery_confirms on intake.delivery (confirms) where confirms is not null;

-- Queues the mail that confirms a submission, unless the recipient got one today, or the submission looks
-- like spam. `delivery` is the id that the mail names. Returns whether it was queued.
create function intake.queue_confirmation(delivery uuid, submission uuid, recipient bytea, content jsonb)
returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from intake.submission s
    where s.id = queue_confirmation.submission and s.spam is null and s.state in ('open', 'done')) then
    return false;
  end if;
  delete from intake.confirmation c where c.at < now() - interval '2 days';
  insert into intake.confirmation as c (recipient) values (queue_confirmation.recipient)
  on conflict (recipient) do nothing;
  if not found then return false; end if;
  insert into intake.delivery (id, target, content, confirms)
  values (delivery, 'mail', content, queue_confirmation.submission);
  return true;
end $$;

select intake.keep_private();
grant execute on function intake.queue_confirmation to send_email;

-- As before, but a mail to a visitor that could not be delivered is not sent again.
create or replace function intake.replay(submissions uuid[]) returns integer
language sql security definer set search_path = '' as $$
  with replayed as (
    update intake.delivery d
    set id = gen_random_uuid(), state = 'queued', content = null, attempts = 0, failures = 0,
      queued_at = now(), due_at = now()
    where d.state = 'dead' and d.confirms is null
      and case when submissions is not null then d.submission = any (submissions)
        else d.submission is null or d.submission in (
          select s.id from intake.submission s where s.state = 'open') end
    returning d.submission
  ), reopened as (
    update intake.submission s set state = 'open', ended_at = null
    from replayed where s.id = replayed.submission
  )
  select count(distinct r.submission)::integer from replayed r
$$;
