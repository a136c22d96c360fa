import { expect, onTestFinished, test, vi } from 'vitest';
import { DeliveryError } from '../../supabase/functions/send-email/delivery/delivery-error.ts';
import { createMailTarget } from '../../supabase/functions/send-email/delivery/mail-target.ts';
import type { Target } from '../../supabase/functions/send-email/delivery/target.ts';
import {
  createWorker,
  type WorkerDependencies,
} from '../../supabase/functions/send-email/delivery/worker.ts';
import type { Mail } from '../../supabase/functions/send-email/email/compose.ts';
import type { LogEntry } from '../../supabase/functions/send-email/log.ts';
import type { Claim, Failure } from '../../supabase/functions/send-email/store/store.ts';
import { defer } from './deferred.fixture.ts';

test('everything due is delivered once, with at most maxConcurrent deliveries at a time', async () => {
  const { work, sent, settled, running } = setUp({ due: 20, maxConcurrent: 3 });
  await work();
  expect(sent.toSorted()).toEqual(idsUpTo(20));
  expect(running.most).toBe(3);
  expect(settled.every(({ failure }) => failure === null)).toBe(true);
});

test('if nothing is due, it claims once and stops', async () => {
  const { work, claims } = setUp({ due: 0 });
  await work();
  expect(claims).toHaveLength(1);
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

test('the content is composed at the first attempt, and later attempts send it unchanged', async () => {
  const compose = vi.fn(async () => ({ text: 'first' }));
  const contents: unknown[] = [];
  let isFirst = true;
  const send = async (content: unknown) => {
    contents.push(content);
    if (isFirst) {
      isFirst = false;
      throw new DeliveryError('status_500');
    }
  };
  const { work, requeue } = setUp({ due: 1, compose, send });
  await work();
  requeue('id-1');
  compose.mockResolvedValue({ text: 'second' });
  await work();
  expect(contents).toEqual([{ text: 'first' }, { text: 'first' }]);
  expect(compose).toHaveBeenCalledOnce();
});

test('content that another process stored first is sent', async () => {
  const contents: unknown[] = [];
  const send = async (content: unknown) => void contents.push(content);
  const { work } = setUp({
    due: 1,
    send,
    saveContent: async () => ({ text: 'of the other process' }),
  });
  await work();
  expect(contents).toEqual([{ text: 'of the other process' }]);
});

test('a lost claim is neither sent nor recorded, and causes no alert', async () => {
  const { work, sent, settled, entries, alert } = setUp({ due: 1, saveContent: async () => null });
  await work();
  expect(sent).toEqual([]);
  expect(settled).toEqual([]);
  expect(entries).toMatchObject([{ level: 'info', outcome: 'lost' }]);
  expect(alert).not.toHaveBeenCalled();
});

test('a target that asks for a pause gets one, without a failure or an alert', async () => {
  const send = () => Promise.reject(new DeliveryError('status_429', { restMs: 7_000 }));
  const { work, settled, entries, alert } = setUp({ due: 1, send });
  await work();
  expect(settled).toMatchObject([{ id: 'id-1', failure: { code: 'status_429', restMs: 7_000 } }]);
  expect(entries).toMatchObject([{ level: 'info', outcome: 'rest', reason: 'status_429' }]);
  expect(alert).not.toHaveBeenCalled();
});

test('a failed delivery is queued again, and the alert contains no visitor’s input', async () => {
  const error = Object.assign(new Error('550 no ada@byron.example here'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const { work, settled, entries, alert } = setUp({ due: 1, send: () => Promise.reject(error) });
  await work();
  expect(settled).toMatchObject([
    {
      attempt: 1,
      failure: { code: 'EENVELOPE 550', isFinal: false, restMs: null, remaining: null },
    },
  ]);
  expect(entries).toMatchObject([
    { level: 'error', delivery: 'id-1', outcome: 'queued', reason: 'EENVELOPE 550' },
  ]);
  expect(alert.mock.calls).toEqual([['failed', 'target mail, EENVELOPE 550']]);
  expect(JSON.stringify(entries)).not.toContain('byron');
});

test('a delivery that is given up is alerted as dead', async () => {
  const send = () => Promise.reject(new DeliveryError('status_500'));
  const { work, entries, alert } = setUp({ due: 1, send, settle: async () => 'dead' });
  await work();
  expect(entries).toMatchObject([{ level: 'error', outcome: 'dead' }]);
  expect(alert.mock.calls).toEqual([['dead', 'target mail, status_500']]);
});

test('one failure does not stop the other deliveries', async () => {
  const { work, settled } = setUp({
    due: 20,
    maxConcurrent: 3,
    send: () => Promise.reject(new Error()),
  });
  await work();
  expect(settled.map(({ id }) => id).toSorted()).toEqual(idsUpTo(20));
});

test('a result that cannot be recorded does not stop the other deliveries', async () => {
  const { work, sent, entries } = setUp({
    due: 3,
    settle: () => Promise.reject(new Error('unavailable')),
  });
  await work();
  expect(sent).toHaveLength(3);
  expect(entries.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unsettled'));
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

const addresses = {
  from: { name: '', address: 'forms@provider.example' },
  to: ['team@provider.example', 'gone@provider.example'],
  toByForm: {},
};

test('after a partial refusal only the recipients that were refused are tried again', async () => {
  const recipients: unknown[] = [];
  const target = createMailTarget({
    addresses,
    rate: 0,
    store: { countHeld: async () => [] },
    async send(mail) {
      recipients.push(mail.to);
      if (mail.to.length === 1) return;
      const remaining = { ...mail, to: ['gone@provider.example'] };
      throw new DeliveryError('recipient_refused', { remaining });
    },
  });
  const { work, requeue, alert } = setUp<Mail>({ due: 1, target });
  await work();
  expect(alert.mock.calls).toEqual([['failed', 'target mail, recipient_refused']]);
  requeue('id-1');
  await work();
  expect(recipients).toEqual([addresses.to, ['gone@provider.example']]);
});

test('a submission of an unknown form is given up at once', async () => {
  const send = vi.fn();
  const target = createMailTarget({
    addresses,
    rate: 0,
    store: { countHeld: async () => [] },
    send,
  });
  const { work, settled } = setUp<Mail>({ due: 1, form: 'Other', target });
  await work();
  expect(settled).toMatchObject([{ failure: { code: 'unknown_form', isFinal: true } }]);
  expect(send).not.toHaveBeenCalled();
});

test('a delivery without a submission sends the digest of held ones', async () => {
  const send = vi.fn(async (_: Mail) => {});
  const countHeld = async () => [{ form: 'Talent Application', spam: 'trap' as const, count: 3 }];
  const target = createMailTarget({ addresses, rate: 0, store: { countHeld }, send });
  const { work } = setUp<Mail>({ due: 1, form: null, target });
  await work();
  expect(send.mock.calls[0]?.[0].subject).toBe('3 forms are held as spam');
});

test('the rate of mails per second is kept with a margin', () => {
  const target = (rate: number) =>
    createMailTarget({
      addresses,
      rate,
      store: { countHeld: async () => [] },
      send: async () => {},
    });
  expect(target(0).gapMs).toBe(0);
  expect(target(2).gapMs).toBeGreaterThan(500);
  expect(target(2).gapMs).toBeLessThan(600);
});

interface Circumstances<Content> {
  readonly due: number;
  readonly maxConcurrent?: number;
  readonly gapMs?: number;
  /** The ids of deliveries that end when `finish` is called. */
  readonly hangs?: readonly string[];
  /** `null` is a delivery without a submission. */
  readonly form?: string | null;
  readonly target?: Target<Content>;
  readonly compose?: Target<Content>['compose'];
  readonly send?: Target<Content>['send'];
  readonly saveContent?: WorkerDependencies['store']['saveContent'];
  readonly settle?: WorkerDependencies['store']['settle'];
}

/** A worker with an in-memory outbox that behaves like the database. */
function setUp<Content = unknown>({
  due,
  maxConcurrent = 4,
  gapMs = 0,
  hangs = [],
  form = 'Newsletter Subscription',
  ...by
}: Circumstances<Content>) {
  const sent: string[] = [];
  const settled: (Claim & { failure: Failure | null })[] = [];
  const entries: LogEntry[] = [];
  const claims: number[] = [];
  const running = { now: 0, most: 0 };
  const waiting: string[] = [];
  const attempts = new Map<string, number>();
  const contents = new Map<string, unknown>();
  const hanging = defer();
  const alert = vi.fn(async () => {});
  let failure: Error | undefined;
  let last = 0;
  const queue = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      last += 1;
      waiting.push(`id-${last}`);
    }
  };
  const claimOf = (id: string): Claim => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const answers = { email: 'ada@byron.example', curiosity: '' };
    const lead = { id: `submission of ${id}`, answers, spam: null, origin: null, attribution: {} };
    const submission = form === null ? null : { ...lead, form, createdAt: new Date(0).toJSON() };
    return { id, attempt, content: contents.get(id) ?? null, submission };
  };
  const usual: Target<Content> = {
    name: 'mail',
    maxConcurrent,
    gapMs,
    compose: by.compose ?? (async ({ id }) => ({ text: id }) as Content),
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
  const work = createWorker(by.target ?? usual, {
    store: {
      async claim(_, { most, gapMs: gap }) {
        claims.push(most);
        const error = failure;
        failure = undefined;
        if (error) throw error;
        const count = gap > 0 ? 1 : most;
        const claimed = waiting.splice(0, count).map(claimOf);
        return { claims: claimed, ...(claimed.length === count && { waitMs: gap }) };
      },
      saveContent:
        by.saveContent ??
        (async ({ id }, content) => {
          contents.set(id, contents.get(id) ?? content);
          return contents.get(id);
        }),
      async settle(claim, failure) {
        settled.push({ ...claim, failure });
        if (failure?.remaining) contents.set(claim.id, failure.remaining);
        if (by.settle) return by.settle(claim, failure);
        if (!failure) return 'sent';
        return failure.isFinal ? 'dead' : 'queued';
      },
    },
    alert,
    log: (entry) => entries.push(entry),
  });
  return {
    work,
    queue,
    requeue: (id: string) => void waiting.push(id),
    failNextClaim(error: Error) {
      failure = error;
    },
    finish: hanging.resolve,
    ...{ sent, settled, entries, claims, running, alert },
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
