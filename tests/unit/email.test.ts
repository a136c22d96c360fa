import { describe, expect, test } from 'vitest';
import {
  availabilities,
  experiences,
  forms,
  roles,
  skillsByRole,
  talentSkills,
  talentTypes,
  topics,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import {
  composeDigestMail,
  composeLeadMail,
  type Mail,
} from '../../supabase/functions/send-email/email/compose.ts';
import {
  answerLabel,
  fieldLabel,
  mailOutlines,
} from '../../supabase/functions/send-email/email/labels.ts';
import type { Lead } from '../../supabase/functions/send-email/store/store.ts';
import { choices, messages } from '../../widgets/get-matched/content.ts';

const id = '0f960926-2d37-4962-8977-d470a39c14fa';
const delivery = '7d1c0b52-8a53-4c4e-9f0e-0f2d2a8f4f10';
const [wizard, newsletter, discoveryCall, application] = forms.map(({ type }) => type) as [
  string,
  string,
  string,
  string,
];
const addresses = {
  from: { name: 'Website', address: 'forms@provider.example' },
  to: ['team@provider.example'],
  toByForm: { [application]: ['talent@provider.example', 'hr@provider.example'] },
};
const ada = {
  role: 'dev',
  engagement: 'Full-time',
  startDate: 'ASAP',
  name: 'Ada Byron',
  company: 'Byron Ltd',
  email: 'ada@byron.example',
};

test('the subject names the sender and the request on one line', () => {
  const subjects = [
    write(ada),
    write({ email: 'ada@byron.example', curiosity: 'ai-workflows' }, { form: newsletter }),
    write({ name: 'Ada', company: 'Byron Ltd', urgency: '1-month' }, { form: discoveryCall }),
    write({ name: 'Ada', experience: '3-5', availability: 'part-time' }, { form: application }),
  ].map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Get matched: Developer, Full-time, ASAP — Ada Byron (Byron Ltd)',
    'Newsletter: AI workflows — ada@byron.example',
    'Discovery call: Within a month — Ada (Byron Ltd)',
    'Talent application: 3–5 years, Part-time — Ada',
  ]);
});

test('the subject of an incomplete wizard contains the given answers', () => {
  expect(write({ role: 'ai' }).subject).toBe('Get matched: AI specialist — no name given');
  expect(write({ company: 'Byron Ltd' }).subject).toBe('Get matched — Byron Ltd');
  expect(write({ phone: '555' }).subject).toBe('Get matched — 555');
  expect(write({ hiringFor: 'help' }).subject).toBe('Get matched — no name given');
});

test('possible spam is mailed with the reason at the start of the subject', () => {
  expect(write(ada, { spam: 'links' }).subject).toBe(`[5+ links] ${write(ada).subject}`);
  const empty = write({}, { spam: 'empty' });
  expect(empty.subject).toBe('[empty] Get matched: nothing filled in');
  expect(empty.text).toContain('nothing filled in');
});

test('the subject of a released form has no spam reason', () => {
  for (const spam of ['trap', 'proof'] as const) {
    expect(write(ada, { spam }).subject).toBe(write(ada).subject);
  }
});

test('a subject has at most 150 characters, and is not cut inside a character', () => {
  for (const filler of ['x'.repeat(200), '🚀'.repeat(100), `${'y'.repeat(48)}🚀🚀`]) {
    const { subject } = write(Object.fromEntries(Object.keys(ada).map((name) => [name, filler])));
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).not.toMatch(/\p{Cs}/u);
    expect(subject).toContain('…');
  }
});

test('a form goes to its own recipients if it has any, and otherwise to the default ones', () => {
  expect(write(ada).to).toEqual(['team@provider.example']);
  expect(write({ name: 'Ada' }, { form: application }).to).toEqual([
    'talent@provider.example',
    'hr@provider.example',
  ]);
});

test('a form that is not in the contract gets no mail', () => {
  expect(composeLeadMail({ ...leadOf(ada), form: 'Other' }, delivery, addresses)).toBeUndefined();
});

test('the text lists contact data first and empty fields last', () => {
  const { text } = write({ ...ada, hiringFor: 'One\nTwo' });
  expect(
    text.replace(/(Left empty: Phone, Management).*/, '$1, …'),
  ).toBe(`Get matched: Ada Byron, Byron Ltd

Reply to this email to answer ada@byron.example.

Name:        Ada Byron
Email:       ada@byron.example
Company:     Byron Ltd
Role:        Developer
Engagement:  Full-time
Hiring for:  One
             Two
Start date:  ASAP

Left empty: Phone, Management, …

Received November 20, 2026 at 16:48 UTC
Reference ${id}
`);
});

describe('a form that replaces an earlier one', () => {
  const replaced = {
    id: '1f960926-2d37-4962-8977-d470a39c14fa',
    answers: { ...ada, email: 'ada@byrn.example' },
    createdAt: '2026-11-20T16:40:00Z',
    delivery: '8d1c0b52-8a53-4c4e-9f0e-0f2d2a8f4f10',
  };
  const mail = write(
    { ...ada, phone: '020 7946 0000' },
    { replaced, attribution: { replaces: replaced.id } },
  );

  test('says so in the subject, and what has changed in the text and the HTML', () => {
    expect(mail.subject).toBe(`[changed] ${write(ada).subject}`);
    expect(
      mail.text,
    ).toContain(`This replaces what was received November 20, 2026 at 16:40 UTC (reference ${replaced.id}). Changed:
Email:       ada@byrn.example → ada@byron.example
Phone:       (nothing) → 020 7946 0000
`);
    expect(mail.html).toContain('ada@byrn.example → ada@byron.example');
    expect(mail.text).not.toContain('Where it came from');
  });

  test('is shown with the mail that it replaces', () => {
    expect(mail.headers['In-Reply-To']).toBe(`<${replaced.delivery}@provider.example>`);
    expect(write(ada, { replaced: null }).headers['In-Reply-To']).toBeUndefined();
  });
});

const everyField = forms.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]) => ({ form, name, field })),
);

test('every field of every form is in the text and the HTML under a readable label', () => {
  for (const { form, name, field } of everyField) {
    const label = fieldLabel(name);
    expect(label).toMatch(/^[A-Z][a-z-]*(?: [a-z]+| \([A-Z]+\))*$/);
    const answer = 'kind' in field && field.kind === 'list' ? ['One', 'Two'] : 'One, Two';
    const { text, html } = write({ [name]: answer }, { form: form.type });
    expect(text).toMatch(new RegExp(`^${label.replace(/[()]/g, '\\$&')}: +One, Two$`, 'm'));
    expect(html).toContain(`>${label}</th><td dir="auto">One, Two</td>`);
  }
});

const options = {
  ...choices,
  curiosity: topics,
  talentType: talentTypes,
  urgency: urgencies,
  experience: experiences,
  availability: availabilities,
  skills: [...talentSkills, ...Object.values(skillsByRole).flat()],
};

test.each(Object.entries(options))('every option of "%s" has a readable label', (field, codes) => {
  const words = codes.map((code) => answerLabel(field, code));
  expect(new Set(words).size).toBe(new Set(codes).size);
  for (const text of words) {
    expect(text).toMatch(/^[A-Z\d]/);
    // Matches codes such as "1-2-weeks", and lower-case abbreviations.
    expect(text).not.toMatch(/\d-\d|^(Ai|Cs|Dev|Pm|Qa|Ui)\b/);
    expect(text.replace(/^(Part|Full|Project)-/, '')).not.toMatch(/^[A-Z]?[a-z]+-[a-z-]+$/);
  }
});

test('the contact fields and subject fields are fields of their form', () => {
  for (const form of forms) {
    const { contact, subjectFields } = mailOutlines[form.type];
    expect(Object.keys(form.fields)).toEqual(
      expect.arrayContaining([...contact, ...subjectFields]),
    );
    expect(contact).toContain('email');
  }
});

test('a mail calls each role what the wizard calls it', () => {
  const { options } = messages.steps.role;
  for (const role of roles) expect(answerLabel('role', role)).toBe(options[role]);
});

test('unreadable codes have labels', () => {
  expect(answerLabel('talentType', 'ai-specialists')).toBe('AI specialists');
  expect(answerLabel('urgency', '1-2-weeks')).toBe('In 1–2 weeks');
  expect(answerLabel('experience', '10+')).toBe('10+ years');
});

test('an answer that is not an option is shown as written', () => {
  expect(answerLabel('role', 'Rust / C++ wizard')).toBe('Rust / C++ wizard');
  expect(answerLabel('hiringFor', 'ai-workflows')).toBe('ai-workflows');
  expect(write({ role: '__proto__' }).text).toMatch(/^Role: +__proto__$/m);
});

const fromAcme = {
  utm_source: 'letter',
  gclid: 'click',
  partner: 'acme',
  page: 'https://acme.example/hire',
};

test('the attribution is below the answers, and nowhere else', () => {
  const mail = write(ada, { attribution: fromAcme, origin: 'https://acme.example' });
  expect(mail.text).toContain(`
Where it came from
Source:      letter
Gclid:       click
Partner:     acme
Page:        https://acme.example/hire

Received November 20, 2026`);
  for (const text of Object.values(fromAcme)) expect(mail.html).toContain(`>${text}</td>`);
  const { text, html, ...rest } = mail;
  const { text: _, html: __, ...restWithout } = write(ada);
  expect(rest).toEqual(restWithout);
});

test('a form without attribution shows the origin of its page', () => {
  const { text } = write(ada, { origin: 'https://acme.example' });
  expect(text).toMatch(/^Sent from: +https:\/\/acme\.example$/m);
});

test('a form of unknown origin shows no attribution', () => {
  for (const origin of [null, 'null']) {
    const { text, html } = write(ada, { origin });
    expect(text + html).not.toContain('Where it came from');
  }
});

test('if browser and page name different sites, both are shown', () => {
  const provenance = (page: string, origin: string) =>
    /^Where.*\n((?:.+\n)*)/m.exec(write({}, { attribution: { page }, origin }).text)?.[1];
  const page = 'https://acme.example/hire';
  const evil = 'https://acme.example.evil.example';
  expect(provenance(page, 'https://acme.example')).toBe(`Page:  ${page}\n`);
  expect(provenance(page, evil)).toContain(`Sent from:  ${evil}\n`);
  expect(provenance(`${evil}/`, 'https://acme.example')).toContain(
    'Sent from:  https://acme.example\n',
  );
});

test('a campaign that the page and the link have in common is written once', () => {
  const campaignsOf = (campaign: string) =>
    write(ada, { attribution: { campaign, utm_campaign: 'q4' } }).text.match(/^Campaign.*(?=:)/gm);
  expect(campaignsOf('q4')).toEqual(['Campaign']);
  expect(campaignsOf('react-q4')).toEqual(['Campaign of the page', 'Campaign']);
});

test('attribution stays on one line, is shortened, and is neither markup nor a link', () => {
  const attack = `ac\u202eme\r\nEmail: evil@evil.example\u0000<img src=x>${'x'.repeat(600)}`;
  const attribution = Object.fromEntries(Object.keys(fromAcme).map((name) => [name, attack]));
  const { text, html } = write(ada, { attribution, origin: attack });
  expect(text.match(/^Email: .*/gm)).toEqual(['Email:       ada@byron.example']);
  expect(text).toMatch(/^Partner: {5}acme Email: evil@evil\.\u200cexample<img src=x>x+…$/m);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(500);
  expect(html).not.toMatch(/<img|[\u202e\0]/);
  const links = write(ada, { attribution: { partner: 'evil@evil.example', page: 'javascript:x' } });
  expect(links.html?.match(/href="[^"]*"/g)).toEqual(['href="mailto:ada@byron.example"']);
});

test('a reply goes to the visitor only if the email address is valid', () => {
  expect(write(ada).replyTo).toBe('ada@byron.example');
  for (const email of [
    '',
    'call me',
    'Ada <ada@byron.example>',
    'a@b.c, d@e.f',
    'a@b.c\nBcc: d@e.f',
    '=?utf-8?q?evil=40evil.example?=@byron.example',
  ]) {
    const mail = write({ ...ada, email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('won’t reach them');
  }
});

test('a name that is the address of a page becomes no link, and other answers stay as they are', () => {
  const names = { name: 'https://www.evil.example/login', company: 'Evil.example' };
  const website = 'See https://ada.example/work.';
  const mail = write(
    { ...ada, ...names, hiringFor: website },
    { attribution: { partner: 'evil.example', page: 'https://acme.example/jobs' } },
  );
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).not.toMatch(/evil\.example|https:\/\/www/i);
    expect(part?.replaceAll('\u200c', '')).toContain('https://www.evil.example/login');
  }
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(website);
    expect(part).toContain('https://acme.example/jobs');
    expect(part).toContain('ada@byron.example');
  }
  expect(write({ ...ada, name: 'bob@byron.example', email: '' }).replyTo).toBe('bob@byron.example');
});

test('a subject contains no encoded word, which a mail program would decode', () => {
  const { subject } = write({ ...ada, name: '=?utf-8?q?Bank=0D=0A?=', engagement: '=?x?b?eA==?=' });
  expect(subject).toContain('utf-8?q?Bank');
  expect(subject).not.toContain('=?');
});

test('each delivery has one Message-ID, the date of the submission and no out-of-office reply', () => {
  expect(write(ada)).toMatchObject({
    messageId: `<${delivery}@provider.example>`,
    date: '2026-11-20T16:48:29.000Z',
    from: addresses.from,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

test('a mail does not change when it is stored as JSON', () => {
  const mail = write(ada, { attribution: fromAcme });
  expect(JSON.parse(JSON.stringify(mail))).toEqual(mail);
});

test('an answer with several lines cannot look like another field', () => {
  const { text } = write({ ...ada, hiringFor: 'Help\nEmail: evil@evil.example' });
  expect(text.match(/^Email: .*/gm)).toEqual(['Email:       ada@byron.example']);
});

test('every answer is escaped in the HTML', () => {
  const attack = `"><img src=x onerror=alert(1)><script>'&amp;</script>`;
  for (const { type, fields } of forms) {
    const answers = Object.fromEntries(Object.keys(fields).map((name) => [name, attack]));
    const { html } = write(answers, { form: type });
    expect(html).not.toMatch(/<img|<script/);
    expect(html?.split('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(
      Object.keys(fields).length,
    );
  }
});

test('an email address cannot break out of its link’s attribute', () => {
  expect(write({ ...ada, email: "a&'?b@byron.example" }).html).toContain(
    'href="mailto:a%26&#39;%3Fb@byron.example"',
  );
});

test('invisible characters are removed from every part of a mail', () => {
  const dirt = '\u0000\u001b\u007f\u0085\u202e\u2066\ud800';
  const dirty = { ...ada, name: `Ada${dirt} Byron`, hiringFor: `x${dirt}y` };
  const { subject, text, html } = write(dirty);
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
  }
  expect(subject).toContain('Ada Byron');
});

test('the digest lists how many forms are held and why, and how to see and release them', () => {
  const held = [
    { form: wizard, spam: 'proof' as const, count: 1 },
    { form: application, spam: 'trap' as const, count: 11 },
  ];
  const mail = composeDigestMail(held, delivery, addresses);
  expect(mail.subject).toBe('12 forms are held as spam');
  expect(mail.to).toEqual(addresses.to);
  expect(mail.messageId).toBe(`<${delivery}@provider.example>`);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toMatch(/^1 +Get Matched - Multi-Step: .*proof/m);
  expect(mail.text).toMatch(/^11 +Talent Application: .*field/m);
  expect(mail.text).toContain('npm run leads -- list --state held');
  expect(mail.text).toContain('npm run leads -- release ID');
  expect(composeDigestMail(held.slice(0, 1), delivery, addresses).subject).toBe(
    '1 form is held as spam',
  );
});

function leadOf(answers: Lead['answers'], differences: Partial<Lead> = {}): Lead {
  const createdAt = '2026-11-20T16:48:29.000Z';
  const usual = { id, form: wizard, spam: null, origin: null, attribution: {}, createdAt };
  return { ...usual, answers, ...differences };
}

function write(answers: Lead['answers'], differences?: Partial<Lead>): Mail {
  const mail = composeLeadMail(leadOf(answers, differences), delivery, addresses);
  if (!mail) throw new Error('The contract does not know the form.');
  return mail;
}
