import { mutantsOf } from './mutant.ts';

const source = (name: string) => `supabase/functions/send-email/${name}.ts`;
const contract = 'supabase/functions/_shared/contract.ts';
const emailAddress = 'supabase/functions/_shared/email-address.ts';
const unit = (...names: string[]) => names.map((name) => `tests/unit/${name}.test.ts`);

/** Of the function: handler, contract, delivery, limits, mail, spam and proof. */
export const mutantsOfFunction = [
  ...mutantsOf(source('handler'), unit('handler'), [
    [
      'handler: what is held is mailed',
      'if (!submission.isHeld) deps.inBackground(deps.deliver().catch(() => {}));',
      'deps.inBackground(deps.deliver().catch(() => {}));',
    ],
    [
      'handler: the answer waits for the mail',
      'deps.inBackground(deps.deliver().catch(() => {}));',
      'await deps.deliver().catch(() => {});',
    ],
    [
      'handler: a database that is away is an error of ours',
      'deps.store.submit(submission).catch(failAsUnavailable)',
      'deps.store.submit(submission)',
    ],
    [
      'handler: anyone may drain',
      '  refuseWithoutKey(request, deps);\n  await deps.deliver()',
      '  await deps.deliver()',
    ],
    [
      'handler: anyone is told counts',
      '    refuseWithoutKey(request, deps);\n    const',
      '    const',
    ],
    [
      'handler: who sends too much is told that it is stored',
      "if (receipt.outcome === 'limited') throw new Refusal('limited', receipt);",
      "if (receipt.outcome === 'limited') return '';",
    ],
  ]),
  ...mutantsOf(source('guard'), unit('handler'), [
    [
      'guard: an origin that begins like ours is ours',
      'allowed.includes(origin)',
      'allowed.some((ours) => origin.startsWith(ours))',
    ],
    [
      'guard: any origin may send',
      "if (!isAllowed(headers.get('origin'), allowedOrigins))",
      'if (false)',
    ],
  ]),
  ...mutantsOf(source('secret'), unit('handler'), [
    [
      'secret: a part of the key is the key',
      'let difference = a.length ^ b.length;',
      'let difference = 0;',
    ],
  ]),
  ...mutantsOf(source('read-json'), unit('handler'), [
    [
      'read-json: a body of 32 KiB is too large',
      'chunk.byteLength > MAX_BODY_BYTES',
      'chunk.byteLength >= MAX_BODY_BYTES',
    ],
    [
      'read-json: a body of any length is read where it says its length',
      "if (Number(length) > MAX_BODY_BYTES) throw new Refusal('body_too_large');",
      '',
    ],
    ['read-json: what is not UTF-8 is guessed', '{ fatal: true }', '{ fatal: false }'],
  ]),
  ...mutantsOf(source('validate'), unit('handler'), [
    [
      'validate: an answer of any length is taken',
      'text.length > field.max',
      'text.length > 10 * field.max',
    ],
    [
      'validate: an answer may be one too long',
      'text.length > field.max',
      'text.length > field.max + 1',
    ],
    [
      'validate: a list of any length is taken',
      "if (typeof value !== 'string' && value.length > (field.items ?? Infinity)) return 'too_many';",
      '',
    ],
    ['validate: an empty item is an item', "items.filter((item) => item !== '')", 'items'],
    [
      'validate: only the first field at fault is named',
      'if (fault) fields[name] = fault;',
      'if (fault && Object.keys(fields).length === 0) fields[name] = fault;',
    ],
  ]),
  ...mutantsOf(contract, unit('contract', 'handler'), [
    [
      'contract: the newsletter needs no address',
      "email: { kind: 'email', required: true, max: SHORT },\n    curiosity",
      'email: { max: SHORT },\n    curiosity',
    ],
    [
      'contract: the wizard wants a name',
      'name: { max: SHORT }',
      'name: { required: true, max: SHORT }',
    ],
    ['contract: a trap is a field like any other', "['website', 'fax']", "['website']"],
  ]),
  ...mutantsOf(emailAddress, unit('handler', 'mail'), [
    ['email-address: what follows an address is let pass', ')?)*$/i;', ')?)*/i;'],
  ]),
  ...mutantsOf(source('spam'), unit('handler'), [
    ['spam: six links are a person', 'const MOST_LINKS = 5;', 'const MOST_LINKS = 6;'],
    ['spam: five links are an advertisement', '> MOST_LINKS', '>= MOST_LINKS'],
  ]),
  ...mutantsOf(source('read-submission'), unit('handler', 'proof'), [
    [
      'read-submission: a missing proof is let pass',
      "isProven ? null : 'proof'",
      'isProven ? null : null',
    ],
    [
      'read-submission: an empty form is mailed',
      'spam !== null || isEmpty(answers)',
      'spam !== null',
    ],
  ]),
  ...mutantsOf(source('altcha'), unit('proof'), [
    [
      'altcha: work for one body is a proof for any',
      'digest === (await hexDigest(body)) && (await verifySolution(proof, secret))',
      'verifySolution(proof, secret)',
    ],
    ['altcha: a task of any age will do', 'maxnumber: HARDEST, expires,', 'maxnumber: HARDEST,'],
  ]),
  ...mutantsOf(source('turnstile'), unit('proof'), [
    ['turnstile: while it is away every lead is held', 'return true;', 'return false;'],
  ]),
  ...mutantsOf(source('delivery'), unit('delivery'), [
    [
      'delivery: after a success nobody looks for what it made due',
      "isAsked ||= outcome === 'sent';",
      '',
    ],
    [
      'delivery: of many that fail only the first are tried',
      'isAsked ||= claims.length === free;',
      '',
    ],
    ['delivery: more at once than there is room for', 'deps.width - inHand', 'deps.width'],
    ['delivery: one that hangs holds up all', 'free >= deps.width / 2', 'free >= deps.width'],
    ['delivery: what can never be sent is tried again', 'error instanceof Undeliverable', 'false'],
    [
      'delivery: who asks while one works is forgotten',
      'isAsked = true;\n    wake();',
      'isAsked = true;',
    ],
    ['delivery: after a failure nothing is mailed any more', '      work = undefined;\n', ''],
  ]),
  ...mutantsOf(source('persist'), unit('persist'), [
    ['persist: a deadlock is final', '40P01|', ''],
    [
      'persist: what the database refuses is asked again and again',
      '!isAway(error) || performance',
      'performance',
    ],
    ['persist: it never gives up', ' || performance.now() > deadline', ''],
  ]),
  ...mutantsOf(source('postgres'), unit('intake.submit'), [
    [
      'postgres: of forms stored together each is told another’s id',
      'receipts[sorted.indexOf(submission)] as Receipt',
      'receipts[submissions.indexOf(submission)] as Receipt',
    ],
    [
      'postgres: one that will not do refuses all that came with it',
      'if (submissions.length === 1 || isAway(error)) throw error;',
      'throw error;',
    ],
  ]),
  ...mutantsOf(source('rate-limit'), unit('environment'), [
    ['rate-limit: a limit of a day is one of an hour', 'd: 86_400 }', 'd: 3600 }'],
    ['rate-limit: a limit may be longer than counts are kept', 'seconds <= LONGEST', 'seconds > 0'],
  ]),
  ...mutantsOf(source('address'), unit('address'), [
    ['address: everyone of a household has a limit of their own', '.slice(0, 4)', '.slice(0, 8)'],
    ['address: the proxy is the visitor', "?.split(',')[0]", "?.split(',').at(-1)"],
  ]),
  ...mutantsOf(source('mail'), unit('mail'), [
    ['mail: a mail that is sent twice has two ids', 'submission.id}@', 'crypto.randomUUID()}@'],
    ['mail: a mail that is sent twice has two dates', 'date: receivedAt,', 'date: new Date(),'],
    ['mail: an out-of-office answers the visitor', "{ 'Auto-Submitted': 'auto-generated' }", '{}'],
  ]),
  ...mutantsOf(source('letter'), unit('mail'), [
    [
      'letter: whatever a visitor typed is replied to',
      'contacts.find(isEmailAddress)',
      "contacts.find((text) => text.includes('@'))",
    ],
  ]),
  ...mutantsOf(source('mail-provenance'), unit('mail'), [
    [
      'mail-provenance: a page is believed that names another site than its own',
      '{origin}/`)',
      '{origin}`)',
    ],
    [
      'mail-provenance: a page may fill the mail',
      "shorten(value ?? '', LONGEST_VALUE)",
      "value ?? ''",
    ],
  ]),
  ...mutantsOf(source('html'), unit('mail'), [
    ['html: a quotation mark ends an attribute', '/[&<>"\']/g', '/[&<>]/g'],
  ]),
  ...mutantsOf(source('plain-text'), unit('mail', 'handler'), [
    ['plain-text: an address may read backwards', "\n    .replace(bidiOverrides, '')", ''],
  ]),
  ...mutantsOf(source('mail-text'), unit('mail'), [
    ['mail-text: an answer of two lines passes for another field', "' '.repeat(width)", "''"],
  ]),
  ...mutantsOf(source('message'), unit('mail'), [
    ['message: what a visitor writes ends a part', '!content.includes(boundary) &&', ''],
    [
      'message: a line is longer than a server takes',
      '!unusual.test(content) &&',
      '!unusual.test(content) ||',
    ],
  ]),
  ...mutantsOf(source('smtp'), unit('mail'), [
    [
      'smtp: a password crosses the network in the clear',
      'requireTLS: !server.secure && server.auth !== undefined,',
      '',
    ],
    ['smtp: a server that hangs is waited for', 'data: { signal }', 'data: {}'],
  ]),
  ...mutantsOf(source('http-mail'), unit('http-mail'), [
    [
      'http-mail: a refusal passes for success',
      'if (!response.ok) throw new ProviderError(response.status);',
      '',
    ],
  ]),
];
