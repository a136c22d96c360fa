import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { createLead } from './lead.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.query('update intake.settings set most_in_ten_minutes = 10');
});
afterAll(() => backend?.close());

test('15 forms with a rotating forged X-Forwarded-For meet the limit of one visitor, and one log line says what to set', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.${n}` };
    const { body } = createLead(n);
    statuses.push((await backend.send({ body, headers })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
  const told = backend.lines.filter((line) => line.includes('ADDRESS_HEADERS'));
  expect(told).toEqual([expect.stringContaining('Requests have no header cf-connecting-ip')]);
});
