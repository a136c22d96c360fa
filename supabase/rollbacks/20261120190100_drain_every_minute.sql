-- Undoes supabase/migrations/20261120190100_drain_every_minute.sql. The extensions stay: others may
-- use them. Run it before the rollback of the migration before.

do $$ begin
  if to_regnamespace('cron') is not null then
    perform cron.unschedule(jobid) from cron.job where jobname = 'drain send-email';
  end if;
end $$;
drop function intake.request_drain();
delete from supabase_migrations.schema_migrations where version = '20261120190100';
