import pg from 'pg';
import { expect } from 'playwright/test';
import { sampleNamed } from '../sample.ts';
import type { Backend } from './backend.ts';
import { test } from './browser.fixture.ts';
import {
  countQueued,
  drainUntilDelivered,
  endLeases,
  endRetryWaits,
  exactlyOnce,
  reportDelivery,
} from './delivery-report.ts';
import { formsOnSite } from './forms-on-site.ts';
import { isLong, size } from './size.ts';
import { openFilledForm, type Visitor } from './visitor.ts';

/** The number of visitors who fill in a form at the same time. */
const VISITORS = size(1, 6);
/** The faults are on the server, which treats all forms alike. */
const forms = isLong ? formsOnSite : formsOnSite.slice(0, 1);

test.describe.configure({ mode: 'default', timeout: size(60_000, 180_000) });

/** The faults between the visitors' first press on the button and their success. */
const faults: Readonly<Record<string, (backend: Backend, all: All) => Promise<void>>> = {
  async 'the mail server is down'(backend, all) {
    const { mails } = backend;
    await mails.kill();
    await all((visitor) => visitor.send());
    await all((visitor) => visitor.expectSuccess());
    await expect.poll(() => countQueued(backend, 'failures > 0')).toBe(VISITORS);
    await mails.start();
    await endRetryWaits(backend);
  },
  async 'Postgres is down for the first press'({ postgres }, all) {
    await postgres.kill();
    await all((visitor) => visitor.send());
    await all((visitor) => visitor.expectFailure());
    await postgres.start();
    await all((visitor) => visitor.send());
  },
  async 'the function is down for the first press'({ functions: [part] }, all) {
    await part?.kill();
    await all((visitor) => visitor.send());
    await all((visitor) => visitor.expectFailure());
    await part?.start();
    await all((visitor) => visitor.send());
  },
  async 'the function is killed once it has stored, before it answers'(backend, all) {
    const [part] = backend.functions;
    const release = await blockStoring(backend);
    await all((visitor) => visitor.send());
    await waitUntilBlocked(backend);
    process.kill(part?.pid() ?? 0, 'SIGSTOP');
    await release();
    await expect.poll(() => countStored(backend)).toBeGreaterThan(0);
    await part?.kill();
    await endLeases(backend);
    await all((visitor) => visitor.expectFailure());
    await part?.start();
    await all((visitor) => visitor.send());
  },
};

for (const form of forms) {
  for (const [fault, befall] of isLong ? Object.entries(faults) : sampleNamed(faults)) {
    test(`${form.name} keeps what was typed while ${fault}, and becomes one lead and one mail`, async ({
      backend,
      browser,
    }) => {
      await backend.query('truncate intake.submission cascade');
      backend.mailbox.clear();
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, () => openFilledForm(browser, form)),
      );
      const all: All = async (act) => void (await Promise.all(visitors.map(act)));
      await befall(backend, all);
      await all((visitor) => visitor.expectSuccess());
      await drainUntilDelivered(backend);
      const report = await reportDelivery(
        backend,
        visitors.flatMap(({ acknowledged }) => acknowledged),
      );
      const { acknowledged, stored, mailed } = report;
      const figures = { visitors: VISITORS, acknowledged, stored, mailed };
      console.log(Object.entries(figures).flat().join(' '));
      const rows = await backend.query<{ data: object }>('select data from intake.submission');
      expect(report).toMatchObject({ ...exactlyOnce, acknowledged: VISITORS, stored: VISITORS });
      expect(rows.map(({ data }) => data)).toEqual(
        expect.arrayContaining(visitors.map(({ typed }) => typed)),
      );
      await all((visitor) => visitor.leave());
    });
  }
}

/** Calls a function for all visitors at the same time. */
type All = (act: (visitor: Visitor) => Promise<void>) => Promise<void>;

/** Blocks storing forms until the returned function is called. */
async function blockStoring({ ownerUrl }: Backend): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table intake.submission in exclusive mode');
  return () => client.end();
}

async function waitUntilBlocked({ query }: Backend): Promise<void> {
  const waiting = `select from pg_stat_activity where usename = 'send_email' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await query(waiting)).length).toBeGreaterThan(0);
}

async function countStored({ query }: Backend): Promise<number> {
  return (await query('select from intake.submission')).length;
}
