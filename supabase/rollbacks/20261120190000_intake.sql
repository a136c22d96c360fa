-- Undoes supabase/migrations/20261120190000_intake.sql, and with it every submission:
-- `npm run leads -- list --csv` first.

drop schema intake cascade;
drop role send_email;
delete from supabase_migrations.schema_migrations where version = '20261120190000';
