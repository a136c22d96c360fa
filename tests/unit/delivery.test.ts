import { expect, test } from 'vitest';
import {
  createDelivery,
  type DeliveryDependencies,
  type DeliveryLine,
} from '../../supabase/functions/send-email/delivery.ts';
import type { Claim, Settlement } from '../../supabase/functions/send-email/store.ts';

test('everything that is due is mailed, no more of it at once than there is room for', async () => {
  const { deliver, sent, settled, underWay } = setUp({ due: 20, width: 3 });
  await deliver();
  expect(new Set(sent).size).toBe(20);
  expect(underWay.most).toBe(3);
  expect(settled.every(({ error }) => error === null)).toBe(true);
});

test('one mail that hangs does not keep others waiting', async () => {
  const { deliver, queue, sent, underWay, finish } = setUp({ due: 1, width: 2, hangs: ['id-1'] });
  const first = deliver();
  await expect.poll(() => underWay.now).toBe(1);
  queue(5);
  const second = deliver();
  await expect.poll(() => sent).toHaveLength(5);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(6);
});

test('while as many hang as there is room for, nothing more is taken into hand', async () => {
  const hangs = ['id-1', 'id-2', 'id-3'];
  const { deliver, queue, sent, underWay, finish } = setUp({ due: 3, width: 3, hangs });
  const first = deliver();
  await expect.poll(() => underWay.now).toBe(3);
  queue(2);
  const second = deliver();
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(5);
});

test('who asks while the last one comes to rest is not forgotten', async () => {
  const { deliver, queue, sent } = setUp({ due: 1 });
  for (let turn = 0; turn < 10; turn += 1) {
    const working = deliver();
    for (let tick = 0; tick < turn; tick += 1) await Promise.resolve();
    queue(1);
    await Promise.all([working, deliver()]);
  }
  expect(sent).toHaveLength(11);
});

test('after a success it looks for what that success has made due', async () => {
  const { deliver, queue, sent, settle } = setUp({
    due: 1,
    settle: async (settlement) => {
      if (sent.length === 1) queue(1);
      return settle(settlement);
    },
  });
  await deliver();
  expect(sent).toEqual(['id-1', 'id-2']);
});

test('everything that is due is tried, even though every mail fails', async () => {
  const send = () => Promise.reject(new Error('away'));
  const { deliver, settled } = setUp({ due: 20, width: 3, send });
  await deliver();
  expect(new Set(settled.map(({ id }) => id)).size).toBe(20);
});

test('a mail that fails is settled with its code, and the log has no message', async () => {
  const failure = Object.assign(new Error('550 no ada@byron.example here'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const { deliver, settled, lines } = setUp({ due: 1, send: () => Promise.reject(failure) });
  await deliver();
  expect(settled).toEqual([{ id: 'id-1', attempt: 1, error: 'EENVELOPE 550', isFinal: false }]);
  expect(lines[0]).toMatchObject({ id: 'id-1', outcome: 'queued', reason: 'EENVELOPE 550' });
  expect(JSON.stringify(lines)).not.toContain('ada');
});

test('a form that is not in the contract is given up at once', async () => {
  const { deliver, settled } = setUp({ due: 1, form: 'Other' });
  await deliver();
  expect(settled).toMatchObject([{ error: 'unknown_form', isFinal: true }]);
});

test('what writes the mail is told where the submission came from', async () => {
  const told: unknown[] = [];
  const { deliver } = setUp({ due: 1, send: async (submission) => void told.push(submission) });
  await deliver();
  expect(told).toMatchObject([
    { origin: 'https://acme.example', attribution: { partner: 'acme' } },
  ]);
});

test('an outcome that cannot be written down is no reason to stop', async () => {
  const settle = () => Promise.reject(new Error('away'));
  const { deliver, lines } = setUp({ due: 3, settle });
  await deliver();
  expect(lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unsettled'));
});

test('after a database that was away the next call works again', async () => {
  let isAway = true;
  const { deliver, sent, claim } = setUp({ due: 1 });
  const failing = setUp({
    due: 0,
    claim: async (most) => {
      if (isAway) throw new Error('away');
      return claim(most);
    },
  });
  await expect(failing.deliver()).rejects.toThrow('away');
  isAway = false;
  await failing.deliver();
  expect(failing.sent).toHaveLength(1);
  await deliver();
  expect(sent).toHaveLength(0);
});

interface Circumstances {
  readonly due: number;
  readonly width?: number;
  readonly form?: string;
  /** The ids of mails that end when `finish` is called. */
  readonly hangs?: readonly string[];
  readonly send?: DeliveryDependencies['send'];
  readonly claim?: (most: number) => Promise<readonly Claim[]>;
  readonly settle?: DeliveryDependencies['store']['settle'];
}

function setUp({
  due,
  width = 4,
  form = 'Newsletter Subscription',
  hangs = [],
  ...by
}: Circumstances) {
  const sent: string[] = [];
  const settled: Settlement[] = [];
  const lines: DeliveryLine[] = [];
  const underWay = { now: 0, most: 0 };
  let finish = () => {};
  const hanging = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let last = 0;
  let waiting: Claim[] = [];
  const queue = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      last += 1;
      const answers = { email: 'ada@byron.example', curiosity: '' };
      const from = { origin: 'https://acme.example', attribution: { partner: 'acme' } };
      const createdAt = new Date(0);
      waiting.push({ id: `id-${last}`, form, answers, ...from, createdAt, attempt: 1 });
    }
  };
  const claim = async (most: number) => {
    const claims = waiting.slice(0, most);
    waiting = waiting.slice(most);
    return claims;
  };
  const send = async ({ id }: { id: string }) => {
    underWay.now += 1;
    underWay.most = Math.max(underWay.most, underWay.now);
    if (hangs.includes(id)) await hanging;
    await Promise.resolve();
    underWay.now -= 1;
    sent.push(id);
  };
  const settle = async (settlement: Settlement) => {
    settled.push(settlement);
    return settlement.error ? 'queued' : 'sent';
  };
  queue(due);
  const deliver = createDelivery({
    store: { claim: by.claim ?? claim, settle: by.settle ?? settle },
    send: by.send ?? send,
    log: (line) => lines.push(line),
    width,
    leaseMs: 1000,
  });
  return { deliver, queue, claim, settle, sent, settled, lines, underWay, finish };
}
