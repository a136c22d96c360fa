import { expect, test } from 'vitest';
import {
  createDelivery,
  type DeliveryDependencies,
  type DeliveryLine,
} from '../../supabase/functions/send-email/delivery.ts';
import type { Claim, Settlement } from '../../supabase/functions/send-email/store.ts';

test('everything that is due is mailed, no more of it at once than there is room for', async () => {
  const { mailAll, sent, settled, underWay } = setUp({ due: 20, width: 3 });
  await mailAll();
  expect(new Set(sent).size).toBe(20);
  expect(underWay.most).toBe(3);
  expect(settled.every(({ error }) => error === null)).toBe(true);
});

test('one mail that hangs does not keep others waiting', async () => {
  const { mailAll, queue, sent, underWay, finish } = setUp({ due: 1, width: 2, hangs: ['id-1'] });
  const first = mailAll();
  await expect.poll(() => underWay.now).toBe(1);
  queue(5);
  const second = mailAll();
  await expect.poll(() => sent).toHaveLength(5);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(6);
});

test('while as many hang as there is room for, nothing more is taken into hand', async () => {
  const hangs = ['id-1', 'id-2', 'id-3'];
  const { mailAll, queue, sent, underWay, finish } = setUp({ due: 3, width: 3, hangs });
  const first = mailAll();
  await expect.poll(() => underWay.now).toBe(3);
  queue(2);
  const second = mailAll();
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(5);
});

test('who asks while the last one comes to rest is not forgotten', async () => {
  const { mailAll, queue, sent } = setUp({ due: 1 });
  for (let turn = 0; turn < 10; turn += 1) {
    const working = mailAll();
    for (let tick = 0; tick < turn; tick += 1) await Promise.resolve();
    queue(1);
    await Promise.all([working, mailAll()]);
  }
  expect(sent).toHaveLength(11);
});

test('after a success that has made others due it looks for them', async () => {
  const { mailAll, queue, sent } = setUp({
    due: 1,
    settle: async () => {
      const hasFreed = sent.length === 1;
      if (hasFreed) queue(1);
      return { state: 'sent', hasFreed };
    },
  });
  await mailAll();
  expect(sent).toEqual(['id-1', 'id-2']);
});

test('what has just been stored is mailed and settled without being claimed', async () => {
  const { reserve, claimOf, sent, settled, claims } = setUp({ due: 0 });
  await reserve()?.mail(claimOf('new'));
  expect(sent).toEqual(['new']);
  expect(settled).toEqual([{ id: 'new', attempt: 1, error: null, isFinal: false }]);
  expect(claims).toEqual([]);
});

test('there is room for so many, until they are sent or leave', async () => {
  const { reserve, claimOf, finish } = setUp({ due: 0, width: 2, hangs: ['new'] });
  const [first, second] = [reserve(), reserve()];
  expect(reserve()).toBeUndefined();
  second?.leave();
  expect(reserve()).toBeDefined();
  const mailing = first?.mail(claimOf('new'));
  await Promise.resolve();
  expect(reserve()).toBeUndefined();
  finish();
  await mailing;
  expect(reserve()).toBeDefined();
});

test('what has just come does not keep what is due waiting, however much it is', async () => {
  const { reserve, claimOf, mailAll, sent, finish } = setUp({ due: 2, width: 1, hangs: ['new'] });
  void reserve()?.mail(claimOf('new'));
  const all = mailAll();
  await expect.poll(() => sent).toEqual(['id-1', 'id-2']);
  finish();
  await all;
});

test('who has all mailed waits for what has just come as well', async () => {
  const { reserve, claimOf, mailAll, settled, finish } = setUp({ due: 1, hangs: ['new'] });
  void reserve()?.mail(claimOf('new'));
  const all = mailAll();
  await expect.poll(() => settled).toHaveLength(1);
  finish();
  await all;
  expect(settled.map(({ id }) => id)).toEqual(['id-1', 'new']);
});

test('a success of what has just come mails what it has made due', async () => {
  const { reserve, claimOf, queue, sent } = setUp({
    due: 0,
    settle: async ({ id }) => {
      if (id === 'new') queue(1);
      return { state: 'sent', hasFreed: id === 'new' };
    },
  });
  await reserve()?.mail(claimOf('new'));
  expect(sent).toEqual(['new', 'id-1']);
});

test('everything that is due is tried, even though every mail fails', async () => {
  const send = () => Promise.reject(new Error('away'));
  const { mailAll, settled } = setUp({ due: 20, width: 3, send });
  await mailAll();
  expect(new Set(settled.map(({ id }) => id)).size).toBe(20);
});

test('a mail that fails is settled with its code, and the log has no message', async () => {
  const failure = Object.assign(new Error('550 no ada@byron.example here'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const { mailAll, settled, lines } = setUp({ due: 1, send: () => Promise.reject(failure) });
  await mailAll();
  expect(settled).toEqual([{ id: 'id-1', attempt: 1, error: 'EENVELOPE 550', isFinal: false }]);
  expect(lines[0]).toMatchObject({ id: 'id-1', outcome: 'queued', reason: 'EENVELOPE 550' });
  expect(JSON.stringify(lines)).not.toContain('ada');
});

test('a form that is not in the contract is given up at once', async () => {
  const { mailAll, settled } = setUp({ due: 1, form: 'Other' });
  await mailAll();
  expect(settled).toMatchObject([{ error: 'unknown_form', isFinal: true }]);
});

test('what writes the mail is told where the submission came from', async () => {
  const told: unknown[] = [];
  const { mailAll } = setUp({ due: 1, send: async (submission) => void told.push(submission) });
  await mailAll();
  expect(told).toMatchObject([
    { origin: 'https://acme.example', attribution: { partner: 'acme' } },
  ]);
});

test('an outcome that cannot be written down is no reason to stop', async () => {
  const settle = () => Promise.reject(new Error('away'));
  const { mailAll, lines } = setUp({ due: 3, settle });
  await mailAll();
  expect(lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unsettled'));
});

test('after a database that was away the next call works again', async () => {
  let isAway = true;
  const { mailAll, sent, claim } = setUp({ due: 1 });
  const failing = setUp({
    due: 0,
    claim: async (most) => {
      if (isAway) throw new Error('away');
      return claim(most);
    },
  });
  await expect(failing.mailAll()).rejects.toThrow('away');
  isAway = false;
  await failing.mailAll();
  expect(failing.sent).toHaveLength(1);
  await mailAll();
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
  const claimOf = (id: string): Claim => {
    const answers = { email: 'ada@byron.example', curiosity: '' };
    const from = { origin: 'https://acme.example', attribution: { partner: 'acme' } };
    return { id, form, answers, ...from, createdAt: new Date(0), attempt: 1 };
  };
  const queue = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      last += 1;
      waiting.push(claimOf(`id-${last}`));
    }
  };
  const claims: number[] = [];
  const claim = async (most: number) => {
    claims.push(most);
    const taken = waiting.slice(0, most);
    waiting = waiting.slice(most);
    return taken;
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
    return { state: settlement.error ? 'queued' : 'sent', hasFreed: false };
  };
  queue(due);
  const { mailAll, reserve } = createDelivery({
    store: { claim: by.claim ?? claim, settle: by.settle ?? settle },
    send: by.send ?? send,
    log: (line) => lines.push(line),
    width,
    leaseMs: 1000,
  });
  const found = { sent, settled, lines, underWay, claims };
  return { mailAll, reserve, queue, claim, claimOf, finish, ...found };
}
