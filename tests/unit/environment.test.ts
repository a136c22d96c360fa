import { expect, test } from 'vitest';
import { readEnvironment } from '../../supabase/functions/send-email/environment.ts';

const complete = {
  DATABASE_URL: 'postgresql://send_email:word@db.example:5432/postgres',
  DRAIN_KEY: 'a-long-drain-key',
  PEPPER: 'a-pepper-of-some-length',
  MAIL_URL: 'smtp://127.0.0.1:54325',
  MAIL_TO: 'team@provider.example, sales@provider.example',
  MAIL_FROM: 'Website forms <forms@provider.example>',
  API_KEY: 'sb_publishable_local',
  ALLOWED_ORIGINS: 'https://provider.example,https://partner.example',
};

test('a complete environment is read', () => {
  expect(read({})).toEqual({
    database: {
      url: complete.DATABASE_URL,
      authority: undefined,
      limits: [
        { most: 10, seconds: 600 },
        { most: 50, seconds: 86_400 },
      ],
      keepDays: 365,
    },
    sendMs: 20_000,
    drainKey: 'a-long-drain-key',
    pepper: 'a-pepper-of-some-length',
    proof: {
      kind: 'off',
      secret: '',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    },
    addressHeaders: ['cf-connecting-ip', 'x-forwarded-for'],
    mailService: { kind: 'smtp', server: { host: '127.0.0.1', port: 54325, secure: false } },
    addresses: {
      to: ['team@provider.example', 'sales@provider.example'],
      from: { name: 'Website forms', address: 'forms@provider.example' },
    },
    apiKey: 'sb_publishable_local',
    allowedOrigins: ['https://provider.example', 'https://partner.example'],
  });
});

test('a mail server may want TLS, a user and a password, and has a usual port', () => {
  const server = (url: string) => read({ MAIL_URL: url }).mailService;
  expect(server('smtps://me%40provider.example:p%3Aw@mail.example')).toEqual({
    kind: 'smtp',
    server: {
      host: 'mail.example',
      port: 465,
      secure: true,
      auth: { user: 'me@provider.example', pass: 'p:w' },
    },
  });
  const plain = { host: '::1', port: 587, secure: false };
  expect(server('smtp://[::1]')).toEqual({ kind: 'smtp', server: plain });
});

test('a proof needs a secret', () => {
  const secret = 'a-secret-of-some-length';
  const { proof } = read({ PROOF: 'altcha', PROOF_SECRET: secret });
  expect(proof).toMatchObject({ kind: 'altcha', secret });
  expect(() => read({ PROOF: 'turnstile' })).toThrow('set PROOF_SECRET to a secret');
});

test.each(['resend', 'postmark'])('mails may be sent by %s', (kind) => {
  const { mailService } = read({ MAIL_URL: `${kind}:re_1234-abc` });
  expect(mailService).toEqual({ kind, key: 're_1234-abc' });
});

test('the sender may be an address alone, and every origin may be allowed', () => {
  const { addresses, allowedOrigins } = read({ MAIL_FROM: 'a@b.example', ALLOWED_ORIGINS: '*' });
  expect(addresses.from).toEqual({ name: '', address: 'a@b.example' });
  expect(allowedOrigins).toBe('*');
});

test('limits may be others or off, and what is kept may be kept for less long', () => {
  expect(read({ RATE_LIMITS: 'off' }).database.limits).toEqual([]);
  expect(read({ RATE_LIMITS: '3/1h' }).database.limits).toEqual([{ most: 3, seconds: 3600 }]);
  expect(read({ KEEP_DAYS: '30' }).database.keepDays).toBe(30);
  expect(read({ ADDRESS_HEADERS: 'X-Real-IP' }).addressHeaders).toEqual(['x-real-ip']);
});

test.each([
  ['DATABASE_URL', 'mysql://db.example'],
  ['DATABASE_URL', 'postgresql://'],
  ['DATABASE_CA', '/etc/ca.pem'],
  ['DRAIN_KEY', 'short'],
  ['PEPPER', 'short'],
  ['RATE_LIMITS', '10'],
  ['RATE_LIMITS', '10/10m,'],
  ['RATE_LIMITS', '10/2d'],
  ['RATE_LIMITS', '0/1h'],
  ['KEEP_DAYS', '0'],
  ['PROOF', 'captcha'],
  ['PROOF_URL', 'siteverify'],
  ['SEND_SECONDS', '21'],
  ['ADDRESS_HEADERS', 'x y'],
  ['MAIL_URL', 'mail.example'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_URL', 'resend:'],
  ['MAIL_URL', 'sendgrid:key'],
  ['MAIL_URL', 'smtp://me:100%@mail.example'],
  ['MAIL_TO', 'team'],
  ['MAIL_TO', 'team@provider.example,'],
  ['MAIL_FROM', 'Forms <forms>'],
  ['API_KEY', ' '],
  ['ALLOWED_ORIGINS', 'provider.example'],
  ['ALLOWED_ORIGINS', 'https://provider.example/path'],
])('%s as "%s" stops the start with one line that names it', (name, value) => {
  const start = () => read({ [name]: value });
  expect(start).toThrow(new RegExp(`^send-email cannot start: set ${name} to [^\\n]+\\.$`));
});

test('all that is missing is named in the one line', () => {
  const start = () => readEnvironment(() => undefined);
  for (const name of Object.keys(complete)) expect(start).toThrow(`set ${name} to `);
});

function read(changes: Record<string, string>) {
  const environment: Record<string, string> = { ...complete, ...changes };
  return readEnvironment((name) => environment[name]);
}
