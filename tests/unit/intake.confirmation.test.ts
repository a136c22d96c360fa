import { expect, test, vi } from 'vitest';
import {
  applicationForm,
  discoveryCallForm,
  getMatchedForm,
  newsletterForm,
} from '../../supabase/functions/_shared/contract.ts';
import { createConfirm } from '../../supabase/functions/send-email/delivery/confirm.ts';
import { DeliveryError } from '../../supabase/functions/send-email/delivery/delivery-error.ts';
import { createMailTarget } from '../../supabase/functions/send-email/delivery/mail-target.ts';
import type { SendMail } from '../../supabase/functions/send-email/delivery/providers/mail-provider.ts';
import { createWorker } from '../../supabase/functions/send-email/delivery/worker.ts';
import type { Mail } from '../../supabase/functions/send-email/email/compose.ts';
import { renderConfirmation } from '../../supabase/functions/send-email/email/confirmation.ts';
import {
  digestOf,
  type Submission,
} from '../../supabase/functions/send-email/validation/read-submission.ts';
import { setUpIntake } from './intake.fixture.ts';

const promise = 'Ana from our team answers within one workday.';
const team = 'team@provider.example';
const { openStore, query, deliveries } = setUpIntake();

/** A visitor's form for talent. */
function formOf(answers: Record<string, unknown>, changes: Partial<Submission> = {}): Submission {
  const complete = { name: 'Ada', email: 'ada@byron.example', role: 'dev', ...answers } as never;
  const digest = digestOf(getMatchedForm, complete);
  const facts = { spam: null, origin: null, attribution: {} };
  return { form: getMatchedForm, answers: complete, digest, ...facts, ...changes };
}

/** The function's parts from the store to the mail service. `send` stores and confirms a form. */
function setUp(turnedOn: string | undefined = promise) {
  const store = openStore();
  const addresses = { from: { name: 'Us', address: team }, to: [team], toByForm: {} };
  const service = vi.fn<SendMail>(async () => {});
  const alert = vi.fn(async () => {});
  const target = createMailTarget({ addresses, send: service, rate: 0, store });
  const work = createWorker(target, { store, alert, log: () => {} });
  const confirm = createConfirm({ promise: turnedOn, addresses, pepper: 'x'.repeat(16), store });
  const send = async (submission: Submission, address: Uint8Array | null = null) =>
    confirm(submission, await store.submit(submission, address));
  const mails = () => service.mock.calls.map(([mail]) => mail as Mail);
  const toVisitors = () => mails().filter(({ to }) => to[0] !== team);
  return { store, service, alert, work, confirm, send, toVisitors };
}

test('a visitor gets one mail with who answers when, and a reply reaches the team', async () => {
  const { send, work, toVisitors } = setUp();
  expect(await send(formOf({ notes: 'my words', company: 'Byron Ltd' }))).toBe(true);
  await work();
  const [mail] = toVisitors();
  expect(mail).toMatchObject({
    to: ['ada@byron.example'],
    replyTo: team,
    subject: 'We have your request',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  expect(mail?.text).toContain('Hello Ada,');
  expect(mail?.text).toContain(promise);
  expect(mail?.text).toContain('Role: Developer');
  expect(mail?.text).not.toMatch(/my words|Byron/);
  expect(mail?.html).toBeUndefined();
});

test('no visitor gets a mail until confirmations are turned on', async () => {
  const { send, work, toVisitors } = setUp('');
  expect(await send(formOf({}))).toBe(false);
  await work();
  expect(toVisitors()).toEqual([]);
});

test('a hundred forms from one address confirm no more than its limit', async () => {
  const { send, work, toVisitors } = setUp();
  for (let n = 0; n < 100; n += 1) {
    await send(formOf({ email: `victim${n}@byron.example` }), Uint8Array.of(1));
  }
  await work();
  expect(toVisitors()).toHaveLength(10);
});

test('a hundred forms from a hundred addresses send a mailbox one mail a day, however it is written', async () => {
  const { send, work, toVisitors } = setUp();
  const written = ['ada@byron.example', 'ADA@Byron.example', 'ada+1@byron.example'];
  const all = Array.from({ length: 100 }, (_, n) =>
    send(formOf({ email: written[n % 3], company: String(n) }), Uint8Array.of(n)),
  );
  await Promise.all(all);
  await work();
  expect(toVisitors()).toHaveLength(1);
  await query("update intake.confirmation set at = at - interval '3 days'");
  expect(await send(formOf({ company: 'next week' }))).toBe(true);
});

test.each<[string, Partial<Submission>, Record<string, unknown>?]>([
  ['a held form', { spam: 'trap' }],
  ['a form with many links', { spam: 'links' }],
  ['a correction', { attribution: { replaces: crypto.randomUUID() } }],
  ['a form without an email address', {}, { email: '' }],
  ['a form with a wrong email address', {}, { email: 'ada at byron' }],
  ['two email addresses', {}, { email: 'a@byron.example, b@byron.example' }],
  ['a newsletter', { form: newsletterForm }],
])('%s is not confirmed', async (_, changes, answers = {}) => {
  const { send } = setUp();
  expect(await send(formOf(answers, changes))).toBe(false);
});

test('a form that was discarded meanwhile is not confirmed', async () => {
  const { store, confirm } = setUp();
  const stored = await store.submit(formOf({}), null);
  await query("update intake.submission set state = 'discarded'");
  expect(await confirm(formOf({}), stored)).toBe(false);
});

test('a form that is sent again is not confirmed again', async () => {
  const { send } = setUp();
  await send(formOf({}));
  await query('delete from intake.confirmation');
  expect(await send(formOf({}))).toBe(false);
});

test('an address that refuses the mail alerts nobody, leaves the form delivered, and is not tried again by replay', async () => {
  const { send, service, alert, work, store } = setUp();
  service.mockImplementation(async (mail) => {
    if (mail.to[0] !== team) throw new DeliveryError('EMESSAGE 550', { isFinal: true });
  });
  await send(formOf({}));
  await work();
  expect(alert).not.toHaveBeenCalled();
  expect(await query('select state from intake.submission')).toEqual([{ state: 'done' }]);
  expect(await store.health()).toMatchObject({ ok: true, dead: 0 });
  await query('select intake.replay(null)');
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent']);
});

test('forgetting a form forgets its mail', async () => {
  const { send } = setUp();
  await send(formOf({}));
  await query('select intake.forget(array(select id from intake.submission))');
  expect(await deliveries()).toEqual([]);
});

test.each([
  ['Ada Byron', 'Hello Ada,'],
  ['Łukasz', 'Hello Łukasz,'],
  ['O’Neil', 'Hello O’Neil,'],
  ['x'.repeat(200), `Hello ${'x'.repeat(30)},`],
  ['Buy-now.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['+4912345', 'Hello,'],
  ['<b>Ada</b>', 'Hello,'],
  ['', 'Hello,'],
])('the mail to a visitor with the name %j begins with %j', (name, greeting) => {
  const { text } = renderConfirmation(getMatchedForm.type, { name }, promise) ?? { text: '' };
  expect(text.split('\n')[0]).toBe(greeting);
});

test.each([
  [getMatchedForm.type, { role: 'Call 0900', startDate: 'ASAP' }, ['Start date: ASAP']],
  [
    discoveryCallForm.type,
    { talentType: 'evil.example', urgency: '1-month' },
    ['Urgency: Within a month'],
  ],
  [applicationForm.type, { experience: 'visit me', bio: 'visit me' }, []],
])(
  'the mail about a form %j repeats only answers that are our own options',
  (form, answers, rows) => {
    const { text } = renderConfirmation(form, answers as never, promise) ?? { text: '' };
    for (const row of rows) expect(text).toContain(row);
    expect(text).not.toMatch(/0900|evil|visit/);
  },
);
