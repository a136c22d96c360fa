-- A call each minute to the function's address for deliveries that have to be tried again.
-- Undone by supabase/rollbacks/20261120190100_drain_every_minute.sql.
--
-- The address and the key come from the vault, where a person puts them once:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/send-email/drain', 'drain_url');
--   select vault.create_secret('DRAIN_KEY', 'drain_key');
-- Where pg_cron or pg_net is missing nothing is scheduled, and something else has to make the call:
-- any cron, with `curl -X POST -H "Authorization: Bearer DRAIN_KEY" ADDRESS/drain`.

create function intake.request_drain() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  key text;
  request bigint;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into address using 'drain_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into key using 'drain_key';
  if address is null or key is null then
    raise warning 'No mail is tried again: put drain_url and drain_key into the vault.';
    return null;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
    into request using address, jsonb_build_object('Authorization', 'Bearer ' || key);
  return request;
end $$;
comment on function intake.request_drain is
  'Asks the function send-email to deliver what is due; returns the id of the request in pg_net.';
revoke execute on function intake.request_drain from public;

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if not exists (select from pg_available_extensions where name = extension) then
      raise notice '% is not available: something else has to call /drain each minute.', extension;
      return;
    end if;
    execute format('create extension if not exists %I', extension);
  end loop;
  perform cron.schedule('drain send-email', '* * * * *', 'select intake.request_drain()');
exception when others then
  raise notice 'Not scheduled (%): something else has to call /drain each minute.', sqlerrm;
end $$;
