import { expect, test } from 'vitest';
import { type Form, forms } from '../../supabase/functions/_shared/contract.ts';
import { composeMail, type Mail } from '../../supabase/functions/send-email/mail.ts';
import { labelOf } from '../../supabase/functions/send-email/mail-words.ts';

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

function write(
  answers: Record<string, string | readonly string[]>,
  index = 0,
  attribution: Record<string, string> = {},
  origin: string | null = null,
): Mail {
  const submission = { id, form: forms[index] as Form, answers, attribution, origin };
  return composeMail(submission, addresses, new Date('2026-11-20T16:48:29Z'));
}
