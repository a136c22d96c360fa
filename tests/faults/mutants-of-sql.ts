import { mutantsOf } from './mutant.ts';

const intake = 'supabase/migrations/20261120190000_intake.sql';
const claim = 'supabase/migrations/20261121190000_claim_attribution.sql';
const inHand = 'supabase/migrations/20261122020000_in_hand_at_once.sql';
const inOrder = 'supabase/migrations/20261122140000_settled_in_order.sql';
const asASet = 'supabase/migrations/20261122060000_stored_as_a_set.sql';
const drain = 'supabase/migrations/20261120190100_drain_every_minute.sql';

const submit = ['tests/unit/intake.submit.test.ts'];
const delivery = ['tests/unit/intake.delivery.test.ts'];
const keeping = ['tests/unit/intake.test.ts'];

/** Of the functions, the view and the rights in the database. */
export const mutantsOfSql = [
  ...mutantsOf(intake, delivery, [
    ['backoff: it grows without end', 'least(attempt, 20)', 'attempt'],
    ['backoff: all that failed together come back together', '* (0.5 + random() / 2)', '* 1'],
    [
      'replay: what was sent goes out again',
      "s.id = any (submissions) and s.state in ('dead', 'held') end",
      's.id = any (submissions) end',
    ],
    [
      'replay: all that is held goes out, spam and all',
      "when submissions is null then s.state = 'dead'",
      "when submissions is null then s.state in ('dead', 'held')",
    ],
  ]),
  ...mutantsOf(claim, delivery, [
    [
      'claim: what is held or sent is claimed',
      "where d.state = 'queued' and d.due_at <= now()",
      'where d.due_at <= now()',
    ],
    [
      'claim: what is not due is claimed',
      "where d.state = 'queued' and d.due_at <= now()",
      "where d.state = 'queued'",
    ],
    ['claim: the oldest has no right of way', '    order by d.due_at\n', ''],
    [
      'claim: a locked row holds up all others',
      'for update skip locked\n  ) as due',
      'for update\n  ) as due',
    ],
    [
      'claim: what is in hand is due all the same',
      'due_at = now() + lease, claimed_until',
      'due_at = now(), claimed_until',
    ],
    ['claim: no new fencing token', 'set attempts = s.attempts + 1,', 'set attempts = 1,'],
  ]),
  ...mutantsOf(intake, keeping, [
    [
      'sweep: what was given up is deleted',
      "where s.state in ('sent', 'held') and",
      "where s.state <> 'queued' and",
    ],
    ['sweep: what is kept is deleted before its time', 's.created_at < now() - keep', 'true'],
    [
      'sweep: a digest is free after an hour',
      "and s.created_at <= now() - interval '24 hours'\n",
      "and s.created_at <= now() - interval '1 hour'\n",
    ],
    [
      'sweep: the limit of a day is forgotten after an hour',
      "r.bucket < now() - interval '1 day'",
      "r.bucket < now() - interval '1 hour'",
    ],
    [
      'forget: a letter in another case is another person',
      "where lower(btrim(s.data ->> 'email')) = lower(btrim(forget.email))",
      "where btrim(s.data ->> 'email') = btrim(forget.email)",
    ],
    [
      'health: a mail may wait for an hour',
      "> now() - interval '15 minutes', true)",
      "> now() - interval '1 hour', true)",
    ],
    [
      'health: what was given up is well',
      "and not exists (select from intake.submission s where s.state = 'dead') as is_well",
      'as is_well',
    ],
    [
      'rights: anyone may call any function',
      'revoke execute on all functions in schema intake from public;',
      '',
    ],
    [
      'rights: the function may read what people wrote',
      'grant select on intake.health to send_email;',
      'grant select on intake.health, intake.submission to send_email;',
    ],
    [
      'rights: a statement may take for ever',
      "alter role send_email set statement_timeout = '5s';",
      '',
    ],
    [
      'rights: a statement may wait for a lock for ever',
      "alter role send_email set lock_timeout = '3s';",
      '',
    ],
    [
      'rights: a function of the owner looks for names wherever its caller says',
      "create function intake.forget(email text) returns integer\nlanguage sql security definer set search_path = ''",
      'create function intake.forget(email text) returns integer\nlanguage sql security definer',
    ],
    ['rights: row-level security is off', 'alter table intake.rate enable row level security;', ''],
  ]),
  ...mutantsOf(claim, keeping, [
    [
      'claim: nobody is told where a lead came from',
      's.data, s.origin, s.attribution, s.created_at',
      "s.data, null, '{}'::jsonb, s.created_at",
    ],
    ['rights: anyone may claim', 'revoke execute on function intake.claim from public;', ''],
    [
      'rights: a claim looks for names wherever its caller says',
      "language sql security definer set search_path = '' as $$",
      'language sql security definer as $$',
    ],
  ]),
  ...mutantsOf(asASet, submit, [
    [
      'submit_all: one more than the limit is taken',
      'where used.total + fresh.before >= limits.most',
      'where used.total + fresh.before > limits.most',
    ],
    [
      'submit_all: many that come at once pass the limit',
      'where used.total + fresh.before >= limits.most',
      'where used.total >= limits.most',
    ],
    [
      'submit_all: of two limits the shorter wait counts',
      'select max(ceil(extract',
      'select min(ceil(extract',
    ],
    [
      'submit_all: the time is counted from the newest form, not from the oldest',
      'coalesce(min(r.bucket),',
      'coalesce(max(r.bucket),',
    ],
    [
      'submit_all: all addresses share one limit',
      'where r.key = fresh.address and r.bucket',
      'where r.bucket',
    ],
    [
      'submit_all: visitors without an address share one limit',
      'where u.digest <> all (known) and u.address is not null',
      'where u.digest <> all (known)',
    ],
    [
      'submit_all: the limit does not lock the address, so that many at once pass it',
      'perform pg_advisory_xact_lock(hashtextextended(sorted.address, 0))',
      'perform hashtextextended(sorted.address, 0)',
    ],
    [
      'submit_all: a repetition beyond the limit is refused',
      'where u.digest <> all (known) and u.address is not null',
      'where u.address is not null',
    ],
    [
      'submit_all: of two alike at once the later is not counted',
      'do update set hits = s.hits + 1',
      'do update set hits = s.hits',
    ],
    [
      'submit_all: a repetition burns the limit',
      'where has_limit and taken.is_new and u.address',
      'where has_limit and u.address',
    ],
    [
      'submit_all: without limits all is counted',
      'where has_limit and taken.is_new and u.address',
      'where taken.is_new and u.address',
    ],
    [
      'submit_all: what was refused is stored',
      'where coalesce(one.wait, 0) = 0',
      'where coalesce(one.wait, 0) >= 0',
    ],
    [
      'submit_all: one is told what became of another',
      '  order by given.nth;',
      '  order by given.nth desc;',
    ],
    [
      'submit_all: one waits for what another has sent',
      '), 0) order by given.nth)',
      '), 0) order by given.nth desc)',
    ],
    [
      'submit_all: the same answers count as new after 12 hours',
      "s.created_at <= now() - interval '24 hours'",
      "s.created_at <= now() - interval '12 hours'",
    ],
    [
      'submit_all: the same answers count as new after two days only',
      "s.created_at <= now() - interval '24 hours'",
      "s.created_at <= now() - interval '48 hours'",
    ],
  ]),
  ...mutantsOf(asASet, delivery, [
    [
      'submit_all: what is held is queued',
      "case when one.is_held then 'held' else 'queued' end",
      "'queued'",
    ],
    [
      'submit_all: what is in hand is due for others',
      "now() + coalesce(one.lease, interval '0')",
      'now()',
    ],
    [
      'submit_all: what is in hand cannot be settled',
      'case when one.lease is null then 0 else 1 end',
      '0',
    ],
    ['submit_all: what is in nobody’s hand is not due', "interval '0')", "interval '1 minute')"],
  ]),
  ...mutantsOf(inOrder, delivery, [
    ['settle_all: submissions are locked in any order', 'order by s.dedupe for no key update', ''],
    [
      'settle_all: who lost a claim settles it all the same',
      's.attempts = o.attempt and s.claimed_until is not null',
      's.claimed_until is not null',
    ],
    [
      'settle_all: an attempt is settled twice',
      's.attempts = o.attempt and s.claimed_until is not null',
      's.attempts = o.attempt',
    ],
    ['settle_all: a final failure is tried again', 'when o.final or s', 'when s'],
    [
      'settle_all: nothing is ever given up for its age',
      "s.queued_at < now() - interval '72 hours' then 'dead'",
      "s.queued_at < now() - interval '720 hours' then 'dead'",
    ],
    [
      'settle_all: what was queued anew is given up for the age of the form',
      "s.queued_at < now() - interval '72 hours' then 'dead'",
      "s.created_at < now() - interval '72 hours' then 'dead'",
    ],
    [
      'settle_all: a failure is tried again at once',
      'else now() + intake.backoff(o.attempt) end',
      'else now() end',
    ],
    [
      'settle_all: what was sent keeps the error of a former attempt',
      'last_error = o.error\n',
      'last_error = coalesce(o.error, s.last_error)\n',
    ],
    [
      'settle_all: a failure makes others due',
      "        and exists (select from settled where settled.state = 'sent')\n",
      '',
    ],
    [
      'settle_all: a success makes nothing due',
      "where settled.state = 'sent')",
      "where settled.state = 'no')",
    ],
    [
      'settle_all: a success tells of others where there are none',
      'exists (select from freed) from settled',
      'true from settled',
    ],
    [
      'settle_all: a success makes due what has just failed',
      "and w.failed_at < now() - interval '1 second'",
      'and w.failed_at is not null',
    ],
    [
      'settle_all: a success takes from others what they have in hand',
      ' and w.claimed_until is null\n',
      '\n',
    ],
    [
      'settle_all: a success waits for a row that somebody else has locked',
      '      for update skip locked\n    )',
      '      for update\n    )',
    ],
  ]),
  ...mutantsOf(inHand, delivery, [
    [
      'settle: a function of before is told nothing',
      'select state from intake.settle_all(array[submission]',
      'select null::text from intake.settle_all(array[submission]',
    ],
  ]),
  ...mutantsOf(inHand, keeping, [
    [
      'rights: anyone may store and settle',
      'revoke execute on function intake.submit_all, intake.settle_all from public;',
      '',
    ],
  ]),
  ...mutantsOf(drain, keeping, [
    [
      'request_drain: the call is made without a key',
      'if address is null or key is null then',
      'if address is null then',
    ],
    [
      'request_drain: anyone may ask for it',
      'revoke execute on function intake.request_drain from public;',
      '',
    ],
  ]),
];
