/**
 * Fills the database with forms of the past year, by one statement. One in ten is held, one in 500
 * discarded after its delivery failed, one in a hundred replaces the one before it, and the rest is
 * delivered. They come from the pages of fifty partners.
 */
export async function addPastForms(
  client: { query(text: string): Promise<unknown> },
  n: number,
): Promise<void> {
  await client.query(`
    with added as (
      insert into intake.submission (id, form, data, spam, origin, attribution, state, created_at, ended_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        (array['Newsletter Subscription', 'Get Matched - Multi-Step', 'Talent Application'])[1 + n % 3],
        jsonb_build_object('name', 'Visitor ' || n, 'email', 'visitor-' || n || '@byron.example',
          'notes', repeat('We are looking for somebody. ', 8)),
        case when n % 10 = 0 then 'trap' end, 'https://site.example',
        jsonb_build_object('page', 'https://site.example/contact', 'partner', 'partner-' || n % 50)
          || case when n % 100 = 1 then jsonb_build_object('replaces',
            '00000000-0000-4000-8000-' || lpad((n + 3)::text, 12, '0')) else '{}' end,
        case when n % 10 = 0 then 'held' when n % 500 = 7 then 'discarded' else 'done' end,
        now() - n * interval '360 days' / ${n}, now() - n * interval '360 days' / ${n}
      from generate_series(1, ${n}) as n
      returning id, state, created_at
    )
    insert into intake.delivery (submission, target, state, attempts, queued_at, due_at, sent_at)
    select id, 'mail', case state when 'held' then 'queued' when 'done' then 'sent' else 'dead' end,
      1, created_at, case when state = 'held' then 'infinity' else created_at end,
      case when state = 'done' then created_at end
    from added`);
  await client.query('vacuum analyze intake.submission, intake.delivery');
}
