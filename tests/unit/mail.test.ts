import { type AddressInfo, createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { type Form, forms, getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { composeMail, type Mail } from '../../supabase/functions/send-email/mail.ts';
import { labelOf } from '../../supabase/functions/send-email/mail-words.ts';
import { createSmtpMailer } from '../../supabase/functions/send-email/smtp.ts';

const id = '0f960926-2d37-4962-8977-d470a39c14fa';
const addresses = {
  to: ['team@provider.example'],
  from: { name: 'Website', address: 'forms@provider.example' },
};
const ada = {
  role: 'dev',
  engagement: 'Full-time',
  startDate: 'ASAP',
  name: 'Ada Byron',
  company: 'Byron Ltd',
  email: 'ada@byron.example',
};

const options = { deadlineMs: 4000, width: 1 };

const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

test('the subject says in one line who asks for what', () => {
  expect(write(ada).subject).toBe(
    'Get matched: Developer, Full-time, ASAP — Ada Byron (Byron Ltd)',
  );
  expect(write({ email: 'ada@byron.example', curiosity: 'ai-workflows' }, 1).subject).toBe(
    'Newsletter: AI workflows — ada@byron.example',
  );
  expect(write({ name: 'Ada', company: 'Byron Ltd', urgency: '1-month' }, 2).subject).toBe(
    'Discovery call: Within a month — Ada (Byron Ltd)',
  );
  expect(write({ name: 'Ada', experience: '3-5', availability: 'part-time' }, 3).subject).toBe(
    'Talent application: 3–5 years, Part-time — Ada',
  );
});

test('the subject of a wizard with gaps says what there is', () => {
  expect(write({}).subject).toBe('Get matched: nothing filled in');
  expect(write({ role: 'ai' }).subject).toBe('Get matched: AI specialist — no name given');
  expect(write({ company: 'Byron Ltd' }).subject).toBe('Get matched — Byron Ltd');
  expect(write({ phone: '555' }).subject).toBe('Get matched — 555');
  expect(write({ hiringFor: 'help' }).subject).toBe('Get matched — no name given');
});

test('a subject is never longer than 150, and is cut between characters', () => {
  for (const filler of ['x'.repeat(200), '🚀'.repeat(100), `${'y'.repeat(48)}🚀🚀`]) {
    const { subject } = write(Object.fromEntries(Object.keys(ada).map((key) => [key, filler])));
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).not.toMatch(/\p{Cs}/u);
    expect(subject).toContain('…');
  }
});

test('the reader finds how to reach the person first, and what is empty last', () => {
  const { text } = write({ ...ada, hiringFor: 'One\nTwo' });
  expect(text).toBe(`Get matched: Ada Byron, Byron Ltd

Reply to this mail to answer ada@byron.example.

Name:        Ada Byron
E-mail:      ada@byron.example
Company:     Byron Ltd
Role:        Developer
Engagement:  Full-time
Hiring for:  One
             Two
Start:       ASAP

Left empty: Phone, Management, Project, Company size, Skills

Received 20 November 2026 at 16:48 UTC
Reference ${id}
`);
});

const fromAcme = {
  partner: 'acme',
  campaign: 'spring',
  utm_source: 'letter',
  utm_medium: 'email',
  utm_campaign: 'may',
  gclid: 'click',
  page: 'https://acme.example/hire',
  referrer: 'https://search.example',
};

test('the reader finds where it came from below the answers, and nothing of it elsewhere', () => {
  const mail = write(ada, 0, fromAcme, 'https://acme.example');
  expect(
    mail.text,
  ).toContain(`Left empty: Phone, Management, Project, Company size, Skills, Hiring for

Where it came from
Partner:     acme
Campaign:    spring, may
Source:      letter / email
Page:        https://acme.example/hire
Referrer:    https://search.example

Received 20 November 2026`);
  for (const text of ['acme', 'spring, may', 'letter / email', 'https://acme.example/hire']) {
    expect(mail.html).toContain(`>${text}</td>`);
  }
  const { text, html, ...rest } = mail;
  const { text: _, html: __, ...restWithout } = write(ada);
  expect(rest).toEqual(restWithout);
});

test('a mail whose origin is not known says nothing of it', () => {
  for (const origin of [null, 'null']) {
    const { text, html } = write(ada, 0, {}, origin);
    expect(text + html).not.toContain('Where it came from');
  }
});

test('where the browser names another site than the page does, both are told', () => {
  const provenance = (page: string, origin: string) =>
    /^Where.*\n((?:.+\n)*)/m.exec(write({}, 0, { page }, origin).text)?.[1];
  const page = 'https://acme.example/hire';
  expect(provenance(page, 'https://acme.example')).toBe(`Page:  ${page}\n`);
  expect(provenance(page, 'https://acme.example.evil.example')).toContain(
    'Sent from:  https://acme.example.evil.example\n',
  );
  expect(provenance('https://acme.example.evil.example/', 'https://acme.example')).toContain(
    'Sent from:  https://acme.example\n',
  );
  expect(provenance('', 'https://acme.example')).toBe('Sent from:  https://acme.example\n');
});

test('a referrer that is the page’s own site is left out', () => {
  const { text } = write(ada, 0, { ...fromAcme, referrer: 'https://acme.example' });
  expect(text).not.toContain('Referrer');
});

test('what a page says of itself stays on its line, is cut, and is no markup and no link', () => {
  const attack = `ac\u202eme\r\nE-mail: evil@evil.example\u0000<img src=x>${'x'.repeat(600)}`;
  const attribution = Object.fromEntries(Object.keys(fromAcme).map((name) => [name, attack]));
  const { text, html } = write(ada, 0, attribution, attack);
  expect(text.match(/^E-mail: .*/gm)).toEqual(['E-mail:      ada@byron.example']);
  expect(text).toMatch(/^Partner: {5}acme E-mail: evil@evil.example<img src=x>x+…$/m);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(500);
  expect(html).not.toMatch(/<img|[\u202e\0]/);
  const { html: bare } = write(ada, 0, { partner: 'evil@evil.example', page: 'javascript:x' });
  expect(bare.match(/href="[^"]*"/g)).toEqual(['href="mailto:ada@byron.example"']);
});

test.each([...forms.entries()])(
  'every answer is in both parts of the mail of form %i',
  (index, form) => {
    const filled = Object.entries(form.fields).map(([name, field], i) => {
      const answer = `answer-${i}`;
      return {
        name,
        label: labelOf(name),
        answer,
        value: 'kind' in field && field.kind === 'list' ? [answer] : answer,
      };
    });
    const { text, html } = write(Object.fromEntries(filled.map((f) => [f.name, f.value])), index);
    for (const { label, answer } of filled) {
      expect(text).toMatch(new RegExp(`^${label.replace(/[()]/g, '\\$&')}: +${answer}$`, 'm'));
      expect(html).toContain(`>${label}</th>`);
      expect(html).toContain(`>${answer}</td>`);
    }
  },
);

test('a role is written as words, and a code on no list as it is', () => {
  const codes = ['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other', 'constructor'];
  expect(codes.map((role) => /Role: +(.*)/.exec(write({ role }).text)?.[1])).toEqual([
    'Project manager',
    'Developer',
    'Designer',
    'AI specialist',
    'Customer service',
    'Marketing',
    'Sales',
    'Other',
    'constructor',
  ]);
});

test('a reply goes to the visitor only where the address is one', () => {
  expect(write(ada).replyTo).toBe('ada@byron.example');
  for (const email of [
    '',
    'call me',
    'Ada <ada@byron.example>',
    'a@b.c, d@e.f',
    'a@b.c\nBcc: d@e.f',
  ]) {
    const mail = write({ ...ada, email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('does not reach the sender');
  }
});

test('the same submission has the same Message-ID, and the date of its receipt', () => {
  expect(write(ada).messageId).toBe(`<${id}@provider.example>`);
  expect(write({}).messageId).toBe(write(ada).messageId);
  expect(write(ada).date).toEqual(new Date('2026-11-20T16:48:29Z'));
});

test('no out-of-office is asked to answer the visitor', () => {
  expect(write(ada).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

test('an answer of several lines cannot pass for another field', () => {
  const { text } = write({ ...ada, hiringFor: 'Help\nE-mail: evil@evil.example' });
  expect(text.match(/^E-mail: .*/gm)).toEqual(['E-mail:      ada@byron.example']);
});

test('no answer gets into the HTML unescaped', () => {
  const attack = `"><img src=x onerror=alert(1)><script>'&amp;</script>`;
  for (const index of forms.keys()) {
    const keys = Object.keys((forms[index] as Form).fields);
    const { html } = write(Object.fromEntries(keys.map((key) => [key, attack])), index);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  }
});

test('an address that is a link cannot leave its attribute', () => {
  expect(write({ ...ada, email: "a&'?b@byron.example" }).html).toContain(
    'href="mailto:a%26&#39;%3Fb@byron.example"',
  );
});

test('what no person types is removed from every part', () => {
  const dirt = '\u0000\u001b\u007f\u0085\u202e\u2066\ud800';
  const { subject, text, html } = write({
    ...ada,
    name: `Ada${dirt} Byron`,
    hiringFor: `x${dirt}y`,
  });
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
  }
  expect(subject).toContain('Ada Byron');
});

test('over SMTP, line breaks in any field add no header and no recipient', async () => {
  const { server, received } = await listenForMail();
  const attack =
    'x\r\nBcc: evil@evil.example\r\nX-Evil: 1\r\n\r\n<h1>body</h1>\r\n.\r\nRCPT TO:<evil@evil.example>';
  const keys = Object.keys(getMatchedForm.fields);
  const mailer = createSmtpMailer(server, options);
  for (const key of keys) await mailer.send(write({ ...ada, [key]: attack }));
  expect(received).toHaveLength(keys.length);
  for (const { recipients, email } of received) {
    expect(recipients).toEqual(['team@provider.example']);
    expect(email.headers.map((header) => header.key)).not.toContain('bcc');
    expect(email.headers.map((header) => header.key)).not.toContain('x-evil');
    expect(email.subject).not.toMatch(/[\r\n]/);
  }
});

test('over SMTP, a mail arrives as it was written', async () => {
  const { server, received } = await listenForMail();
  const mail = write({ ...ada, name: 'Ádá 🚀 拜伦', hiringFor: '.\n..\nFrom here\n' });
  await createSmtpMailer(server, options).send(mail);
  const email = received[0]?.email as Email;
  expect(email.subject).toBe(mail.subject);
  expect(email.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(email.html?.trimEnd()).toBe(mail.html.trimEnd());
  expect(email.messageId).toBe(mail.messageId);
  expect(email.replyTo).toEqual([{ name: '', address: 'ada@byron.example' }]);
  expect(email.from).toEqual(addresses.from);
});

test.each([
  ['a line that ends a part', 'one\n--=_part\nContent-Type: text/html\n\n<h1>x</h1>\n--=_part--'],
  ['a line longer than a server takes', 'word '.repeat(400).trim()],
  ['a dot on a line of its own', 'one\n.\nMAIL FROM:<evil@evil.example>'],
])('over SMTP, %s arrives as it was written', async (_, text) => {
  const { server, received } = await listenForMail();
  const mail = { ...write({ ...ada, hiringFor: text }), text };
  await createSmtpMailer(server, options).send(mail);
  const { email, raw } = received[0] as Received;
  expect(email.text?.trimEnd()).toBe(text);
  expect(email.html?.trimEnd()).toBe(mail.html.trimEnd());
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
});

test('over SMTP, a mail in plain letters can be read on its way', async () => {
  const { server, received } = await listenForMail();
  await createSmtpMailer(server, options).send(write({ name: 'Ada Byron' }, 2));
  expect(received[0]?.raw).toContain('\r\nContent-Transfer-Encoding: 7bit\r\n');
  expect(received[0]?.raw).toMatch(/\r\nName: +Ada Byron\r\n/);
});

test('a mail server that refuses a mail makes sending fail', async () => {
  const { server } = await listenForMail(451);
  await expect(createSmtpMailer(server, options).send(write(ada))).rejects.toThrow();
});

test('a password is told to no server that has no TLS', async () => {
  const told: unknown[] = [];
  const eager = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth(auth, _, done) {
      told.push(auth.password);
      done(null, { user: 'forms' });
    },
  });
  open.push({ close: () => new Promise<void>((closed) => eager.close(() => closed())) });
  const server = { ...(await listen(eager.server)), auth: { user: 'forms', pass: 'secret' } };
  await expect(createSmtpMailer(server, options).send(write(ada))).rejects.toThrow();
  expect(told).toEqual([]);
});

test('a mail server that is not there makes sending fail', async () => {
  const { server, close } = await listenForMail();
  await close();
  await expect(createSmtpMailer(server, options).send(write(ada))).rejects.toThrow();
});

test('a mail server that says nothing makes sending fail at the deadline', async () => {
  const silent = createServer((socket) => open.push({ close: () => socket.destroy() }));
  const server = await listen(silent);
  open.push(silent);
  await expectFailureInTime(server);
});

test('a mail server that takes a mail and never answers makes sending fail at the deadline', async () => {
  const hanging = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream) => void stream.resume(),
  });
  open.push({ close: () => new Promise<void>((closed) => hanging.close(() => closed())) });
  await expectFailureInTime(await listen(hanging.server));
});

async function expectFailureInTime(server: Awaited<ReturnType<typeof listen>>): Promise<void> {
  const startedAt = Date.now();
  await expect(
    createSmtpMailer(server, { ...options, deadlineMs: 150 }).send(write(ada)),
  ).rejects.toThrow();
  expect(Date.now() - startedAt).toBeLessThan(2000);
}

function write(
  answers: Record<string, string | readonly string[]>,
  index = 0,
  attribution: Record<string, string> = {},
  origin: string | null = null,
): Mail {
  const submission = { id, form: forms[index] as Form, answers, attribution, origin };
  return composeMail(submission, addresses, new Date('2026-11-20T16:48:29Z'));
}

interface Received {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

async function listenForMail(refuseWith?: number) {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray()).toString();
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ recipients, raw, email: await PostalMime.parse(raw) });
      done(refuseWith ? Object.assign(new Error('Later'), { responseCode: refuseWith }) : null);
    },
  });
  smtp.on('error', () => {});
  const close = () => new Promise<void>((closed) => smtp.close(() => closed()));
  open.push({ close });
  return { server: await listen(smtp.server), received, close };
}

async function listen(server: Server) {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, secure: false };
}
