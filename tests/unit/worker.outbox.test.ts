import { expect, test, vi } from 'vitest';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { DeliveryError } from '../../supabase/functions/send-email/delivery/delivery-error.ts';
import { createMailTarget } from '../../supabase/functions/send-email/delivery/mail-target.ts';
import type { SendMail } from '../../supabase/functions/send-email/delivery/providers/mail-provider.ts';
import { createWorker } from '../../supabase/functions/send-email/delivery/worker.ts';
import type { Mail } from '../../supabase/functions/send-email/email/compose.ts';
import type { LogEntry } from '../../supabase/functions/send-email/log.ts';
import { claimOne, setUpIntake, submissionOf, submit } from './intake.fixture.ts';

// The worker with the real outbox. worker.test.ts has its timing.

const { age, openStore, deliveries } = setUpIntake();
const addresses = {
  from: { name: '', address: 'forms@provider.example' },
  to: ['team@provider.example', 'gone@provider.example'],
  toByForm: {},
};

test('the content of a mail is composed at the first attempt, and later attempts send it unchanged', async () => {
  const { store, work, mails, send } = setUp();
  send.mockRejectedValueOnce(new DeliveryError('status_500'));
  await submit(store, 'Ada');
  await work();
  await age('1 minute');
  const moved = setUp({ ...addresses, to: ['new@provider.example'] });
  await moved.work();
  expect(mails(send)).toHaveLength(1);
  expect(mails(moved.send)).toEqual(mails(send));
});

test('content that another process stored first is sent', async () => {
  const { store, work, mails, send, duringCompose } = setUp();
  const id = await submit(store, 'held', 'trap');
  expect(id).toBeTruthy();
  await store.drain();
  duringCompose(async (claimed) => {
    await store.saveContent(claimed, { subject: 'of the other process' });
  });
  await work();
  expect(mails(send)).toEqual([{ subject: 'of the other process' }]);
});

test('a delivery that another process has claimed since is neither sent nor recorded, and causes no alert', async () => {
  const { store, work, entries, alert, send, duringCompose } = setUp();
  await submit(store, 'held', 'trap');
  await store.drain();
  duringCompose(async () => {
    await age('2 minutes');
    await claimOne(store);
  });
  await work();
  expect(send).not.toHaveBeenCalled();
  expect(entries).toMatchObject([{ level: 'info', outcome: 'lost' }]);
  expect(alert).not.toHaveBeenCalled();
  expect(await deliveries()).toContainEqual(
    expect.objectContaining({ submission: null, state: 'queued', attempts: 2, last_error: null }),
  );
});

test('a target that asks for a pause gets one, without a failure or an alert', async () => {
  const { store, work, entries, alert, send } = setUp();
  send.mockRejectedValueOnce(new DeliveryError('status_429', { restMs: 7_000 }));
  await submit(store, 'Ada');
  await work();
  await age('7 seconds');
  await work();
  expect(entries).toMatchObject([
    { level: 'info', outcome: 'rest', reason: 'status_429' },
    { level: 'info', outcome: 'sent', attempt: 2 },
  ]);
  expect(await deliveries()).toMatchObject([{ state: 'sent', failures: 0 }]);
  expect(alert).not.toHaveBeenCalled();
});

test('a target that asks for a pause without a duration is tried less and less, up to 5 minutes', async () => {
  const { store, work, send } = setUp();
  send.mockRejectedValue(new DeliveryError('status_429', { isThrottled: true }));
  await submit(store, 'Ada');
  for (const [index, pause] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    await work();
    expect(send).toHaveBeenCalledTimes(index + 1);
    // The clock of the database also runs, by less than this on a busy machine.
    await age(`${pause - 3} seconds`);
    await work();
    expect(send).toHaveBeenCalledTimes(index + 1);
    await age('3 seconds');
  }
});

test('a failed delivery is queued again, and neither log nor alert contain a visitor’s input', async () => {
  const { store, work, entries, alert, send } = setUp();
  send.mockRejectedValueOnce(
    Object.assign(new Error('550 no ada@byron.example here'), {
      code: 'EENVELOPE',
      responseCode: 550,
    }),
  );
  await submit(store, 'Ada');
  await work();
  const [{ id } = { id: '' }] = await deliveries();
  expect(await deliveries()).toMatchObject([
    { state: 'queued', failures: 1, last_error: 'EENVELOPE 550' },
  ]);
  expect(entries).toMatchObject([
    { level: 'error', delivery: id, attempt: 1, outcome: 'queued', reason: 'EENVELOPE 550' },
  ]);
  expect(alert.mock.calls).toEqual([['failed', 'target mail, EENVELOPE 550']]);
  expect(JSON.stringify(entries)).not.toMatch(/byron|Ada/);
});

test('a delivery that is given up after 72 hours is alerted as dead', async () => {
  const { store, work, entries, alert, send } = setUp();
  send.mockRejectedValueOnce(new DeliveryError('status_500'));
  await submit(store, 'Ada');
  await age('73 hours');
  await work();
  expect(entries).toMatchObject([{ level: 'error', outcome: 'dead' }]);
  expect(alert.mock.calls).toEqual([['dead', 'target mail, status_500']]);
});

test('after a partial refusal only the recipients that were refused are tried again', async () => {
  const { store, work, mails, alert, send } = setUp();
  send.mockImplementationOnce(async (mail) => {
    const remaining = { ...mail, to: ['gone@provider.example'] };
    throw new DeliveryError('recipient_refused', { remaining });
  });
  await submit(store, 'Ada');
  await work();
  expect(alert.mock.calls).toEqual([['failed', 'target mail, recipient_refused']]);
  await age('1 minute');
  await work();
  expect(send.mock.calls.map(([mail]) => mail.to)).toEqual([
    addresses.to,
    ['gone@provider.example'],
  ]);
  expect(mails(send)).toHaveLength(2);
});

test('a submission of an unknown form is given up at once', async () => {
  const { store, work, send } = setUp();
  await store.submit(submissionOf('Ada', { form: { ...newsletterForm, type: 'Other' } }), null);
  await work();
  expect(await deliveries()).toMatchObject([{ state: 'dead', last_error: 'unknown_form' }]);
  expect(send).not.toHaveBeenCalled();
});

test('the digest of held submissions counts them', async () => {
  const { store, work, mails, send } = setUp();
  for (const name of ['a', 'b', 'c']) await submit(store, name, 'trap');
  await store.drain();
  await work();
  expect(mails(send)).toMatchObject([{ subject: '3 forms are held as spam' }]);
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

function setUp(to = addresses) {
  const store = openStore();
  const entries: LogEntry[] = [];
  const alert = vi.fn(async () => {});
  const send = vi.fn<SendMail>(async () => {});
  const target = createMailTarget({ addresses: to, send, rate: 0, store });
  let meanwhile: typeof target.compose | undefined;
  const compose: typeof target.compose = async (claimed) => {
    await meanwhile?.(claimed);
    return target.compose(claimed);
  };
  return {
    ...{ store, entries, alert, send },
    work: createWorker(
      { ...target, compose },
      { store, alert, log: (entry) => entries.push(entry) },
    ),
    /** Lets something happen between the claim and the storing of the content. */
    duringCompose(act: (...claimed: Parameters<typeof target.compose>) => Promise<void>) {
      meanwhile = async (claimed) => {
        await act(claimed);
        return {} as Mail;
      };
    },
    mails: (sent: typeof send) => sent.mock.calls.map(([mail]) => mail),
  };
}
