import { expect, test } from 'vitest';
import { readEnvironment } from '../../supabase/functions/send-email/config/environment.ts';
import { startHttpServer } from './http-server.fixture.ts';

const secret = 'a-secret-of-some-length';
const webhookSecret = `whsec_${btoa('a secret of 24 bytes or more')}`;
const authority = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
const complete = {
  DATABASE_URL: 'postgresql://send_email:word@db.example:5432/postgres',
  MAIL_URL: 'smtp://127.0.0.1:54325',
  MAIL_TO: 'team@provider.example, sales@provider.example',
  MAIL_FROM: 'Website forms <forms@provider.example>',
  API_KEY: 'sb_publishable_local',
  DRAIN_KEY: 'a-long-drain-key',
  PEPPER: 'a-pepper-of-some-length',
  ALLOWED_ORIGINS: 'https://provider.example,https://partner.example',
};

test('a complete environment is accepted, and optional variables have defaults', () => {
  expect(read()).toEqual({
    database: { url: complete.DATABASE_URL, authority: undefined, targets: ['mail'] },
    sendMail: expect.any(Function),
    mailRate: 0,
    addresses: {
      to: ['team@provider.example', 'sales@provider.example'],
      from: { name: 'Website forms', address: 'forms@provider.example' },
      toByForm: {},
    },
    webhook: undefined,
    alertUrl: undefined,
    apiKeys: ['sb_publishable_local'],
    drainKey: 'a-long-drain-key',
    pepper: 'a-pepper-of-some-length',
    proofSecret: undefined,
    addressHeaders: ['cf-connecting-ip'],
    allowedOrigins: ['https://provider.example', 'https://partner.example'],
  });
});

test('every optional variable is read', () => {
  const environment = read({
    DATABASE_CA: authority,
    MAIL_FROM: 'forms@provider.example',
    ALERT_URL: 'https://hooks.example/alert',
    WEBHOOK_URL: 'https://hooks.example/leads',
    WEBHOOK_SECRET: webhookSecret,
    SEND_SECONDS: '7',
    PROOF: 'altcha',
    PROOF_SECRET: secret,
    ADDRESS_HEADERS: 'X-Real-IP',
    ALLOWED_ORIGINS: '*',
  });
  expect(environment).toMatchObject({
    database: { authority: authority.trim(), targets: ['mail', 'webhook'] },
    addresses: { from: { name: '', address: 'forms@provider.example' } },
    webhook: { url: 'https://hooks.example/leads', secrets: [webhookSecret], deadlineMs: 7_000 },
    alertUrl: 'https://hooks.example/alert',
    proofSecret: secret,
    addressHeaders: ['x-real-ip'],
    allowedOrigins: '*',
  });
});

test('keys that are being replaced are lists', () => {
  const secrets = [webhookSecret, `whsec_${btoa('another secret of 24 bytes')}`];
  const url = 'https://hooks.example/leads';
  expect(
    read({ API_KEY: 'new, old', WEBHOOK_URL: url, WEBHOOK_SECRET: secrets.join(', ') }),
  ).toMatchObject({ apiKeys: ['new', 'old'], webhook: { secrets } });
});

test('without a proxy, no header names the visitor', () => {
  expect(read({ ADDRESS_HEADERS: 'none' }).addressHeaders).toEqual([]);
});

test('each form may have recipients of its own', () => {
  const { addresses } = read({
    MAIL_TO_GET_MATCHED: 'a@provider.example, b@provider.example',
    MAIL_TO_APPLICATION: 'c@provider.example',
    MAIL_TO_DISCOVERY_CALL: 'd@provider.example',
    MAIL_TO_NEWSLETTER: 'e@provider.example',
  });
  expect(addresses.toByForm).toEqual({
    'Get Matched - Multi-Step': ['a@provider.example', 'b@provider.example'],
    'Talent Application': ['c@provider.example'],
    'Discovery Call Request': ['d@provider.example'],
    'Newsletter Subscription': ['e@provider.example'],
  });
});

test.each([
  ['smtp://mail.example', 0],
  ['smtps://me%40provider.example:p%3Aw@mail.example', 0],
  ['postmark:token-1', 0],
  ['resend:re_1234-abc', 2],
])('mails can be sent by %s, by default at %i per second', (address, rate) => {
  expect(read({ MAIL_URL: address }).mailRate).toBe(rate);
  expect(read({ MAIL_URL: address, MAIL_RATE: '0.5' }).mailRate).toBe(0.5);
  expect(read({ MAIL_URL: address, MAIL_RATE: '0' }).mailRate).toBe(0);
});

test('the URL of a provider’s API can be changed', async () => {
  const { url, requests } = await startHttpServer(() => new Response('{}'));
  const { sendMail } = read({ MAIL_URL: 'resend:re_KEY', MAIL_API_URL: `${url}/rehearsal` });
  const sender = { name: '', address: 'forms@provider.example' };
  const mail = { messageId: '<1@provider.example>', date: new Date(0).toJSON(), headers: {} };
  await sendMail({ ...mail, from: sender, to: [], subject: 'Lead', text: 'Lead' }, 'key');
  expect(requests).toMatchObject([{ method: 'POST', path: '/rehearsal' }]);
});

test.each([
  ['DATABASE_URL', 'mysql://db.example'],
  ['DATABASE_URL', 'postgresql://'],
  ['DATABASE_CA', 'none'],
  ['DATABASE_CA', '/etc/ca.pem'],
  ['MAIL_URL', 'mail.example'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_URL', 'smtp://me:100%@mail.example'],
  ['MAIL_URL', 'resend:'],
  ['MAIL_URL', 'sendgrid:key'],
  ['MAIL_API_URL', 'api.example'],
  ['MAIL_RATE', '-1'],
  ['MAIL_RATE', 'two'],
  ['MAIL_TO', 'team'],
  ['MAIL_TO', 'team@provider.example,'],
  ['MAIL_TO_GET_MATCHED', 'team'],
  ['MAIL_TO_APPLICATION', 'team'],
  ['MAIL_TO_DISCOVERY_CALL', 'team'],
  ['MAIL_TO_NEWSLETTER', 'team'],
  ['MAIL_FROM', 'Forms <forms>'],
  ['ALERT_URL', 'hooks.example'],
  ['ALERT_URL', 'http://hooks.example'],
  ['MAIL_API_URL', 'http://api.example'],
  ['WEBHOOK_URL', 'ftp://hooks.example'],
  ['WEBHOOK_URL', 'http://hooks.example'],
  ['WEBHOOK_URL', 'http://127.0.0.1.hooks.example'],
  ['SEND_SECONDS', '0'],
  ['SEND_SECONDS', '21'],
  ['API_KEY', ' '],
  ['API_KEY', 'new,'],
  ['DRAIN_KEY', 'short'],
  ['PEPPER', 'short'],
  ['ALLOWED_ORIGINS', 'provider.example'],
  ['ALLOWED_ORIGINS', 'https://provider.example/path'],
  ['PROOF', 'turnstile'],
  ['ADDRESS_HEADERS', 'x y'],
])('%s set to "%s" is an error that names the variable', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(errorAbout(name));
});

test.each(['', 'short', secret, 'whsec_', 'whsec_***', `${webhookSecret},`])(
  'a webhook with the secret "%s" stops the start with one line that names the secret',
  (value) => {
    const start = () => read({ WEBHOOK_URL: 'https://hooks.example/leads', WEBHOOK_SECRET: value });
    expect(start).toThrow(errorAbout('WEBHOOK_SECRET'));
  },
);

test.each(['http://127.0.0.1:8080/leads', 'http://localhost/leads', 'http://[::1]/leads'])(
  'a receiver on this machine, %s, needs no TLS',
  (url) => {
    const { webhook } = read({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret });
    expect(webhook).toMatchObject({ url });
  },
);

test('a proof of work without a secret is an error that names the secret', () => {
  expect(() => read({ PROOF: 'altcha' })).toThrow(errorAbout('PROOF_SECRET'));
  expect(() => read({ PROOF: 'altcha', PROOF_SECRET: 'short' })).toThrow('PROOF_SECRET');
});

test('one error line names every missing variable', () => {
  const start = () => readEnvironment(() => undefined);
  for (const name of Object.keys(complete)) expect(start).toThrow(`set ${name} to `);
  expect(start).toThrow(/^[^\n]+$/);
});

function errorAbout(name: string): RegExp {
  return new RegExp(`^send-email cannot start: set ${name} to [^\\n]+\\.$`);
}

function read(changes: Record<string, string> = {}) {
  const environment: Record<string, string> = { ...complete, ...changes };
  return readEnvironment((name) => environment[name]);
}
