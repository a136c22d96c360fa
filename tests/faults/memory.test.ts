import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId, createClient } from './client.ts';
import { drainUntilDelivered } from './delivery-report.ts';
import { printFigures } from './figures.ts';
import { createLeads } from './lead.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { isLong } from './size.ts';

/** Submissions between two measurements. The first ones warm up. */
const BATCH = 5_000;
const BATCHES = 4;
/** The growth after the warm-up, which is that of a garbage-collected heap. */
const GROWTH = 1.2;
/** Supabase ends a function that takes more. */
const LIMIT_MIB = 256;

const client = createClient();
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  client.close();
  await backend?.close();
});

// Only Linux has /proc. `npm test` has no time for as many submissions as it takes to see growth, so this
// runs in `npm run faults` only.
test.skipIf(!isLong || process.platform !== 'linux')(
  'the function takes no more memory after 20,000 submissions than after 5,000',
  async () => {
    const [part] = backend.functions;
    const memory: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const forms = createLeads(BATCH, batch * BATCH);
      const answers = await mapConcurrently(20, forms, (form) =>
        client.send(part?.port ?? 0, form),
      );
      expect(answers.filter((answer) => !acknowledgedId(answer))).toEqual([]);
      await drainUntilDelivered(backend);
      memory.push(residentMib(part?.pid() ?? 0));
    }
    printFigures(
      'Memory of the function in MiB, mails included',
      memory.map((mib, nth) => [`after ${(nth + 1) * BATCH} submissions`, mib]),
    );
    const [warm = 0, ...later] = memory;
    expect(Math.max(...later)).toBeLessThan(warm * GROWTH);
    expect(Math.max(...memory)).toBeLessThan(LIMIT_MIB);
  },
);

function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / 1024);
}
