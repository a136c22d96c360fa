import { expect, test } from 'vitest';
import { readEnvironment } from '../../supabase/functions/send-email/environment.ts';

const complete = {
  MAIL_URL: 'smtp://127.0.0.1:54325',
  MAIL_TO: 'team@provider.example, sales@provider.example',
  MAIL_FROM: 'Website forms <forms@provider.example>',
  API_KEY: 'sb_publishable_local',
  ALLOWED_ORIGINS: 'https://provider.example,https://partner.example',
};

test('a complete environment is read', () => {
  expect(read({})).toEqual({
    mailServer: { host: '127.0.0.1', port: 54325, secure: false },
    addresses: {
      to: ['team@provider.example', 'sales@provider.example'],
      from: { name: 'Website forms', address: 'forms@provider.example' },
    },
    apiKey: 'sb_publishable_local',
    allowedOrigins: ['https://provider.example', 'https://partner.example'],
  });
});

test('a mail server may want TLS, a user and a password, and has a usual port', () => {
  expect(read({ MAIL_URL: 'smtps://me%40provider.example:p%3Aw@mail.example' }).mailServer).toEqual(
    {
      host: 'mail.example',
      port: 465,
      secure: true,
      auth: { user: 'me@provider.example', pass: 'p:w' },
    },
  );
  expect(read({ MAIL_URL: 'smtp://[::1]' }).mailServer).toEqual({
    host: '::1',
    port: 587,
    secure: false,
  });
});

test('the sender may be an address alone, and every origin may be allowed', () => {
  const { addresses, allowedOrigins } = read({ MAIL_FROM: 'a@b.example', ALLOWED_ORIGINS: '*' });
  expect(addresses.from).toEqual({ name: '', address: 'a@b.example' });
  expect(allowedOrigins).toBe('*');
});

test.each([
  ['MAIL_URL', 'mail.example'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_URL', 'smtp://'],
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
