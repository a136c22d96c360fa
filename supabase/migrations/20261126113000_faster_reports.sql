-- Lets Postgres put the bodies of these functions into the statements of the reports, which takes a fraction
-- of the time of a call for each row. It does so only without a setting; the reports, which run as the owner,
-- have an empty search_path themselves. Apply it at any time: no release needs it.
alter function intake.week_of(timestamptz) reset search_path;
alter function intake.campaign_of(jsonb) reset search_path;
alter function intake.source_of(jsonb) reset search_path;
