-- Keeps statements fast when many forms come in after few. Apply it at any time: no release needs it.

-- Renews what the planner knows about these tables after 500 changes. By default it waits until a tenth of the
-- table has changed: after a quiet year it would long believe that no form is open, and each statement would
-- read all that are.
alter table intake.submission
  set (autovacuum_analyze_threshold = 500, autovacuum_analyze_scale_factor = 0);
alter table intake.delivery
  set (autovacuum_analyze_threshold = 500, autovacuum_analyze_scale_factor = 0);

-- Each form that is confirmed to its visitor looks for the old rows of this table.
create index confirmation_at on intake.confirmation (at);
