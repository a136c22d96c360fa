-- Calls the function's /drain each minute by pg_cron and pg_net. Where something else calls it, say so
-- before this migration: alter database NAME set intake.schedule = 'external'. The address and the key
-- are in the vault, under the names drain_url and drain_key: docs/deploy.md.

-- Returns the id of the request in pg_net.
create function intake.request_drain() returns bigint
language plpgsql set search_path = '' as $$
declare
  address text := decrypted_secret from vault.decrypted_secrets where name = 'drain_url';
  key text := decrypted_secret from vault.decrypted_secrets where name = 'drain_key';
begin
  if address is null or key is null then
    raise exception 'Put drain_url and drain_key into the vault: nothing is retried without them.';
  end if;
  return net.http_post(url := address, headers := jsonb_build_object('Authorization', 'Bearer ' || key));
end $$;
revoke execute on function intake.request_drain from public;

do $$
begin
  if current_setting('intake.schedule', true) = 'external' then return; end if;
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise exception 'pg_cron and pg_net are not available, so nothing would call /drain.'
      using hint = 'Call it each minute by other means, and first run: '
        || 'alter database NAME set intake.schedule = ''external''';
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('drain send-email', '* * * * *', 'select intake.request_drain()');
  perform cron.schedule('forget past runs of jobs', '17 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
end $$;
