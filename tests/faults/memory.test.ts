import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId } from './client.ts';
import { drainUntilDelivered } from './delivery-report.ts';
import { printFigures } from './figures.ts';
import { createLeads } from './lead.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { isLong } from './size.ts';

/** Submissions between two measurements. The first ones warm up. */
const BATCH = 5_000;
const BATCHES = 4;
/**
 * Less than a KiB for each submission. Deno 2.1 keeps an entry of a map whenever a socket with a timeout is
 * used: half a KiB for a submission, taken from the system when the map doubles its size.
 */
const GROWTH_MIB = 15;
/** Supabase ends a function that takes more. */
const LIMIT_MIB = 256;

let backend: Backend;
beforeAll(async () => {
  process.env.DENO_V8_FLAGS = '--expose-gc';
  backend = await startBackend({ entry: 'tests/faults/memory.fixture.js' });
});
afterAll(async () => {
  delete process.env.DENO_V8_FLAGS;
  await backend?.close();
});

// The memory that the process takes from the system is no measure: V8 collects garbage when it sees fit, and
// the allocator keeps what was freed. `npm test` has no time for as many submissions as it takes to see growth.
test.skipIf(!isLong)(
  'the function keeps no more in memory after 20,000 submissions than after 5,000',
  async () => {
    const memory: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const forms = createLeads(BATCH, batch * BATCH);
      const answers = await mapConcurrently(20, forms, (form) => backend.send(form));
      expect(answers.filter((answer) => !acknowledgedId(answer))).toEqual([]);
      await drainUntilDelivered(backend);
      const { text } = await backend.send({ method: 'GET', path: '/memory' });
      memory.push(Number(text));
    }
    printFigures(
      'What the function keeps in memory in MiB, mails included',
      memory.map((mib, nth) => [`after ${(nth + 1) * BATCH} submissions`, mib]),
    );
    const [warm = 0, ...later] = memory;
    expect(Math.max(...later)).toBeLessThan(warm + GROWTH_MIB);
    expect(Math.max(...memory)).toBeLessThan(LIMIT_MIB);
  },
);
