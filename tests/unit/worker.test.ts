import { expect, onTestFinished, test, vi } from 'vitest';
import { sendSeconds } from '../../supabase/functions/send-email/config/variables.ts';
import type { Target } from '../../supabase/functions/send-email/delivery/target.ts';
import {
  createWorker,
  LEASE_MS,
  type WorkerDependencies,
} from '../../supabase/functions/send-email/delivery/worker.ts';
import type { LogEntry } from '../../supabase/functions/send-email/log.ts';
import {
  IN_BACKGROUND_MS,
  STATEMENT_MS,
} from '../../supabase/functions/send-email/store/postgres.ts';
import { defer } from './deferred.fixture.ts';

test('everything due is delivered once, with at most maxConcurrent deliveries at a time', async () => {
  const { work, sent, entries, running } = setUp({ due: 20, maxConcurrent: 3 });
  await work();
  expect(sent.toSorted()).toEqual(idsUpTo(20));
  expect(running.most).toBe(3);
  expect(entries.every(({ outcome }) => outcome === 'sent')).toBe(true);
});

test('if nothing is due, it claims once and stops', async () => {
  const { work, claims } = setUp({ due: 0 });
  await work();
  expect(claims).toHaveLength(1);
});

test('a delivery is leased for longer than an attempt can take', async () => {
  const { work, leases } = setUp({ due: 1 });
  await work();
  const longestStatement = IN_BACKGROUND_MS + STATEMENT_MS;
  const seconds = Array.from({ length: 100 }, (_, second) => sendSeconds.parse(`${second}`) ?? 0);
  expect(new Set(leases)).toEqual(new Set([LEASE_MS]));
  // Stores the content, sends it and stores the outcome.
  expect(LEASE_MS).toBeGreaterThan(2 * longestStatement + 1_000 * Math.max(...seconds));
});

test('a call while one delivery hangs delivers what has become due meanwhile', async () => {
  const { work, queue, sent, running, finish } = setUp({
    due: 1,
    maxConcurrent: 4,
    hangs: ['id-1'],
  });
  const first = work();
  await expect.poll(() => running.now).toBe(1);
  queue(5);
  const second = work();
  await expect.poll(() => sent).toHaveLength(5);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(6);
  expect(running.most).toBe(4);
});

test('while maxConcurrent deliveries hang, nothing more is claimed', async () => {
  const hangs = ['id-1', 'id-2'];
  const { work, queue, sent, claims, running, finish } = setUp({ due: 2, maxConcurrent: 2, hangs });
  const first = work();
  await expect.poll(() => running.now).toBe(2);
  queue(3);
  const claimed = claims.length;
  const second = work();
  await new Promise(setImmediate);
  expect(claims).toHaveLength(claimed);
  expect(running.now).toBe(2);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(5);
});

test.each([
  ['the last look', 0, 16],
  ['the last delivery', 1, 16],
  ['the only delivery there may be', 1, 1],
])('a call at the moment when %s ends is not lost', async (_, due, maxConcurrent) => {
  for (let moment = 0; moment < 40; moment += 1) {
    const { work, queue, sent } = setUp({ due, maxConcurrent });
    const working = work();
    for (let tick = 0; tick < moment; tick += 1) await Promise.resolve();
    queue(1);
    await Promise.all([working, work()]);
    expect(sent, `after ${moment} microtasks`).toHaveLength(due + 1);
  }
});

test('many simultaneous calls do not start more deliveries', async () => {
  const { work, sent, running } = setUp({ due: 10, maxConcurrent: 2 });
  await Promise.all([work(), work(), work(), work()]);
  expect(sent.toSorted()).toEqual(idsUpTo(10));
  expect(running.most).toBe(2);
});

test.each([
  ['at a pace', 1_000],
  ['without one', 0],
])(
  'with a queue that never ends, the work stops before Supabase ends the process, %s',
  async (_, gapMs) => {
    useFakeTime();
    const { work, queue } = setUp({
      due: 4,
      maxConcurrent: 4,
      gapMs,
      async send() {
        queue(2);
        // At least one delivery is always in progress.
        await pause(1_700);
      },
    });
    const ended = vi.fn();
    void work().then(ended);
    // Supabase ends a process 150 seconds after a request or later.
    await vi.advanceTimersByTimeAsync(130_000);
    expect(ended).toHaveBeenCalledOnce();
  },
);

test('with a gap, one delivery starts in each gap', async () => {
  useFakeTime();
  const times: number[] = [];
  const send = async () => void times.push(performance.now());
  const { work } = setUp({ due: 3, gapMs: 500, send });
  const begin = performance.now();
  const working = work();
  await vi.advanceTimersByTimeAsync(2_000);
  await working;
  expect(times.map((time) => time - begin)).toEqual([0, 500, 1_000]);
});

test('one failure does not stop the other deliveries', async () => {
  const { work, settled } = setUp({
    due: 20,
    maxConcurrent: 3,
    send: () => Promise.reject(new Error()),
  });
  await work();
  expect(settled.toSorted()).toEqual(idsUpTo(20));
});

test('a result that cannot be recorded does not stop the other deliveries', async () => {
  const { work, sent, entries, alerts } = setUp({
    due: 3,
    settle: () => Promise.reject(Object.assign(new Error(), { code: 'locked 55P03' })),
  });
  await work();
  expect(sent).toHaveLength(3);
  expect(entries.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unsettled'));
  expect(alerts).toEqual(
    Array(3).fill(['unsettled', 'target mail, the digest of held forms, locked 55P03']),
  );
});

test('a failed claim is logged, and the next call works again', async () => {
  const error = Object.assign(new Error('unavailable'), { code: 'ECONNREFUSED' });
  const { work, sent, entries, failNextClaim } = setUp({ due: 1 });
  failNextClaim(error);
  await work();
  expect(entries).toMatchObject([{ level: 'error', target: 'mail', reason: 'ECONNREFUSED' }]);
  await work();
  expect(sent).toEqual(['id-1']);
});

interface Circumstances {
  readonly due: number;
  readonly maxConcurrent?: number;
  readonly gapMs?: number;
  /** The ids of deliveries that end when `finish` is called. */
  readonly hangs?: readonly string[];
  readonly send?: Target['send'];
  readonly settle?: WorkerDependencies['store']['settle'];
}

/**
 * A worker with a queue in memory instead of the outbox: these tests stop at every microtask and pass
 * minutes in no time, which a database cannot. worker.outbox.test.ts has the real outbox.
 */
function setUp({ due, maxConcurrent = 4, gapMs = 0, hangs = [], ...by }: Circumstances) {
  const sent: string[] = [];
  const settled: string[] = [];
  const entries: LogEntry[] = [];
  const alerts: unknown[] = [];
  const claims: number[] = [];
  const leases: number[] = [];
  const running = { now: 0, most: 0 };
  const waiting: string[] = [];
  const hanging = defer();
  let failure: Error | undefined;
  let last = 0;
  const queue = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      last += 1;
      waiting.push(`id-${last}`);
    }
  };
  const target: Target = {
    name: 'mail',
    maxConcurrent,
    gapMs,
    compose: async ({ id }) => ({ text: id }),
    async send(content, id) {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      try {
        if (hangs.includes(id)) await hanging.promise;
        await by.send?.(content, id);
        sent.push(id);
      } finally {
        running.now -= 1;
      }
    },
  };
  queue(due);
  const work = createWorker(target, {
    store: {
      async claim(_, { most, leaseMs, gapMs: gap }) {
        claims.push(most);
        leases.push(leaseMs);
        const error = failure;
        failure = undefined;
        if (error) throw error;
        const count = gap > 0 ? 1 : most;
        const claimed = waiting
          .splice(0, count)
          .map((id) => ({ id, attempt: 1, content: null, submission: null }));
        return { claims: claimed, ...(claimed.length === count && { waitMs: gap }) };
      },
      saveContent: async (_, content) => content,
      async settle(claim, outcome) {
        settled.push(claim.id);
        if (by.settle) return by.settle(claim, outcome);
        return outcome ? 'queued' : 'sent';
      },
    },
    alert: async (...alert) => void alerts.push(alert),
    log: (entry) => entries.push(entry),
  });
  return {
    work,
    queue,
    failNextClaim(error: Error) {
      failure = error;
    },
    finish: hanging.resolve,
    ...{ sent, settled, entries, alerts, claims, leases, running },
  };
}

function idsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `id-${nth + 1}`).toSorted();
}

function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
