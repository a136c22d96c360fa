import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId } from './client.ts';
import {
  deliveryFigures,
  drainUntilDelivered,
  exactlyOnce,
  reportDelivery,
} from './delivery-report.ts';
import { percentile, printFigures } from './figures.ts';
import { createLeads } from './lead.ts';

const FORMS = 20;
/** Even, because two processes take turns. */
const TIMES = 24;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ processes: 2 });
});
afterAll(() => backend?.close());

test('two processes store and mail 20 forms once each, although each is sent 24 times at once', async () => {
  const forms = createLeads(FORMS);
  const sent = Array.from({ length: FORMS * TIMES }, (_, n) => n);
  const answers = await Promise.all(
    sent.map((n) => backend.send(forms[Math.floor(n / 2) % FORMS] ?? {}, n % 2)),
  );
  await drainUntilDelivered(backend);
  const report = await reportDelivery(backend, answers.map(acknowledgedId));
  const answersByForm = forms.map((_, form) =>
    answers.filter((_, n) => Math.floor(n / 2) % FORMS === form),
  );
  const kinds = answersByForm.map(
    (alike) => new Set(alike.map(({ status, text }) => `${status} ${text}`)).size,
  );
  const times = answers.map(({ ms }) => ms);
  printFigures('20 forms x 24 at once, two processes', [
    ['sent', answers.length],
    ...deliveryFigures(report),
    ['kinds of answers to one form', Math.max(...kinds)],
    ['answered within (p50)', percentile(times, 0.5)],
    ['answered within (p99)', percentile(times, 0.99)],
  ]);
  expect(report).toEqual({ ...exactlyOnce, acknowledged: FORMS, stored: FORMS, mailed: FORMS });
  expect(kinds).toEqual(Array(FORMS).fill(1));
  expect(await backend.query('select distinct hits from intake.submission')).toEqual([
    { hits: TIMES },
  ]);
});
