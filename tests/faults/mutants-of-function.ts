import { mutantsOf } from './mutant.ts';

const source = (name: string) => `supabase/functions/send-email/${name}.ts`;
const contract = 'supabase/functions/_shared/contract.ts';
const emailAddress = 'supabase/functions/_shared/email-address.ts';
const unit = (...names: string[]) => names.map((name) => `tests/unit/${name}.test.ts`);

/** Of the function: handler, contract, delivery, limits, mail, spam and proof. */
export const mutantsOfFunction = [
  ...mutantsOf(source('handler'), unit('handler'), [
    [
      'handler: a mail is put together before its sender is answered',
      'nextTurn().then(mail)',
      'mail()',
    ],
    [
      'handler: what is held is mailed',
      'submission.isHeld ? undefined : delivery.reserve()',
      'delivery.reserve()',
    ],
    [
      'handler: the answer waits for the mail',
      'deps.inBackground(storing.then(({ mail }) => nextTurn().then(mail)).catch(() => {}));',
      'await storing.then(({ mail }) => mail());',
    ],
    [
      'handler: a database that is away is an error of ours',
      'await inTime(storing).catch(failAsUnavailable)',
      'await inTime(storing)',
    ],
    [
      'handler: anyone may drain',
      '  refuseWithoutKey(request, deps);\n  await deps.delivery',
      '  await deps.delivery',
    ],
    [
      'handler: what could not be stored takes room for ever',
      '    room?.leave();\n    throw error;',
      '    throw error;',
    ],
    [
      'handler: a repetition takes room for ever',
      '  room?.leave();\n  const isToBeMailed',
      '  const isToBeMailed',
    ],
    [
      'handler: what has no room waits for the next minute',
      'isToBeMailed ? delivery.mailAll : async () => {}',
      'async () => {}',
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
    ['delivery: after a success nobody looks for what it made due', 'isAsked ||= hasFreed;', ''],
    [
      'delivery: of many that fail only the first are tried',
      'isAsked ||= claims.length === free;',
      '',
    ],
    [
      'delivery: after a success of what has just come nobody looks',
      'if (hasFreed) await mailDue();',
      '',
    ],
    ['delivery: more at once than there is room for', 'deps.width - claimed', 'deps.width'],
    [
      'delivery: more that has just come than there is room for',
      'if (reserved >= deps.width) return undefined;',
      '',
    ],
    ['delivery: a room that was left stays taken', '        reserved -= 1;\n', ''],
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
      'receipts[asked.indexOf(entry)] as Receipt',
      'receipts[entries.indexOf(entry)] as Receipt',
    ],
    [
      'postgres: a form that came twice at once is told nothing the second time',
      'if (repeats.length > 0) receipts.push(...(await submitAll(repeats)));',
      '',
    ],
    [
      'postgres: one that will not do refuses all that came with it',
      'if (entries.length === 1 || isAway(error)) throw error;',
      'throw error;',
    ],
  ]),
  ...mutantsOf(source('postgres'), unit('intake.delivery'), [
    [
      'postgres: of attempts settled together each is told another’s end',
      'settled.get(keyOf(settlement)) ?? lost',
      'rows[settlements.indexOf(settlement)] ?? lost',
    ],
  ]),
  ...mutantsOf(source('gather'), unit('gather'), [
    ['gather: any number is done at once', 'waiting.slice(0, mostAtOnce)', 'waiting.slice(0)'],
    ['gather: each is done by an act of its own', 'if (isBusy) return;', ''],
    ['gather: no act waits for others', 'setTimeout(resolve, pauseMs)', 'resolve(0)'],
  ]),
  ...mutantsOf(source('deadline'), unit('deadline'), [
    [
      'deadline: an alarm that is switched off rings',
      'alarms.delete(alarm);\n      alarm',
      'alarm',
    ],
    [
      'deadline: after the first alarm none rings',
      'return wait(Math.max(alarm.at - now, LATE_MS));',
      'return;',
    ],
    ['deadline: an alarm that is set late never rings', 'if (timer === undefined) wait(ms);', ''],
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
  ...mutantsOf(source('plain-text'), unit('plain-text'), [
    ['plain-text: who looks first overlooks some', '\\u2066-\\u2069\\ud800', '\\ud800'],
  ]),
  ...mutantsOf(source('plain-text'), unit('mail', 'handler'), [
    ['plain-text: an address may read backwards', "\n    .replace(bidiOverrides, '')", ''],
  ]),
  ...mutantsOf(source('mail-text'), unit('mail'), [
    ['mail-text: an answer of two lines passes for another field', "' '.repeat(width)", "''"],
  ]),
  ...mutantsOf(source('message'), unit('smtp'), [
    ['message: what a visitor writes ends a part', '!content.includes(boundary) &&', ''],
    [
      'message: a line is longer than a server takes',
      '!unusual.test(content) &&',
      '!unusual.test(content) ||',
    ],
  ]),
  ...mutantsOf(source('smtp'), unit('smtp'), [
    ['smtp: what was too late is sent all the same', '          remove(waiting, post);\n', ''],
    ['smtp: more connections than are wished', 'if (lines >= width) return;', ''],
    ['smtp: what was late to its turn is not sent to its end', 'if (post.isUnderWay) return;', ''],
    ['smtp: a connection is kept for ever', "line.say('QUIT\\r\\n');\n        line.close();", ''],
    ['smtp: a busy connection is waited for', 'if (waiting.includes(post)) goOn();', ''],
  ]),
  ...mutantsOf(source('smtp-serving'), unit('smtp'), [
    [
      'smtp-serving: a server that hangs is waited for',
      "post.end(new SmtpError('ETIMEDOUT'));\n      line.close();",
      '{}',
    ],
    [
      'smtp-serving: what was too late behind another is said',
      'if (post.isLate) line.close();',
      '',
    ],
    [
      'smtp-serving: what is given back too late is said by another',
      "if (post.isLate) post.end(new SmtpError('ETIMEDOUT'));\n    else",
      '',
    ],
    ['smtp-serving: what is given back waits for ever', 'post.isUnderWay = false;', ''],
    [
      'smtp-serving: a mail whose connection broke when it was said is said again',
      'line.isOpen() || line.isNew || isSaid',
      'line.isOpen() || line.isNew',
    ],
    [
      'smtp-serving: a server that has had enough is tried for ever',
      'line.isOpen() || line.isNew || isSaid',
      'line.isOpen() || isSaid',
    ],
    [
      'smtp-serving: a server that has had enough of a connection loses the mail its turn',
      'else giveBack(post);',
      'else post.end(error);',
    ],
    [
      'smtp-serving: a mail that was announced when the connection broke is never settled',
      'giveBack(next);\n    return undefined;',
      'return undefined;',
    ],
  ]),
  ...mutantsOf(source('smtp-serving'), unit('smtp-parcels'), [
    [
      'smtp-serving: one of several that hangs is waited for',
      'const switchOff = beginWithDeadline(posts, line);',
      'const switchOff = () => {};',
    ],
    [
      'smtp-serving: the next is announced among whole mails',
      'line.takesSeveral && !line.takesParcels',
      'line.takesSeveral',
    ],
    [
      'smtp-serving: what was said without an answer is said again',
      'if (line.hasSaidBye) untouched.push(post);',
      'if (!line.isOpen()) untouched.push(post);',
    ],
    [
      'smtp-serving: what a server did not take before it closed has failed',
      'if (line.hasSaidBye) untouched.push(post);',
      'if (!line) untouched.push(post);',
    ],
    ['smtp-serving: what is given back changes its order', 'untouched.reverse()', 'untouched'],
    ['smtp-serving: a slow server is handed as many', 'isSlow ? 1 :', ''],
    [
      'smtp-serving: a server is handed any number',
      'Math.min(2 * most, MOST_TOGETHER)',
      '2 * most',
    ],
    ['smtp-serving: a quick server is handed no more', 'Math.min(2 * most, MOST_TOGETHER)', 'most'],
  ]),
  ...mutantsOf(source('smtp-exchange'), unit('smtp'), [
    ['smtp-exchange: a dot ends a mail', ".replaceAll('\\r\\n.', '\\r\\n..')", ''],
    [
      'smtp-exchange: a text is said for nobody',
      'if (data < 400) line.close();\n  else await',
      'if (data >= 400) await',
    ],
    ['smtp-exchange: what was refused is in the way of the next', 'await forgetMail(line);', '{}'],
    ['smtp-exchange: a refused text passes for sent', 'if (code >= 300)', 'if (code >= 600)'],
    [
      'smtp-exchange: one unknown recipient keeps a mail from all',
      'recipients.some(',
      'recipients.every(',
    ],
    [
      'smtp-exchange: a server that takes one command at a time is told several',
      'if (!line.takesSeveral) line.say(command);',
      'line.say(command);',
    ],
  ]),
  ...mutantsOf(source('smtp-exchange'), unit('smtp-parcels'), [
    [
      'smtp-exchange: what was refused is in the way of a whole mail',
      '`RSET\\r\\n$',
      '`NOOP\\r\\n$',
    ],
    [
      'smtp-exchange: a refused mail passes for sent',
      'if ((codes.at(-1) ?? 0) < 300) return;',
      'if ((codes.at(-1) ?? 0) < 600) return;',
    ],
    [
      'smtp-exchange: a refused sender passes for a refused text',
      'fault < codes.length - 1',
      'fault < 0',
    ],
    [
      'smtp-exchange: the code of a refusal is that of what came of it',
      "SmtpError(fault < codes.length - 1 ? 'EENVELOPE' : 'EMESSAGE', codes[fault])",
      "SmtpError(fault < codes.length - 1 ? 'EENVELOPE' : 'EMESSAGE', codes.at(-1))",
    ],
    [
      'smtp-exchange: a whole mail is said with the dots of one that ends in a dot',
      'const { text } = envelope;',
      'const text = textOf(envelope);',
    ],
    ['smtp-exchange: a farewell is not kept in mind', 'line.hasSaidBye = true;', ''],
  ]),
  ...mutantsOf(source('smtp-line'), unit('smtp-parcels'), [
    [
      'smtp-line: whole mails go to a server that takes one command at a time',
      "takesSeveral && can('CHUNKING')",
      "can('CHUNKING')",
    ],
    ['smtp-line: whole mails go to no server', "takesSeveral && can('CHUNKING')", 'false'],
  ]),
  ...mutantsOf(source('smtp-line'), unit('smtp'), [
    [
      'smtp-line: a password crosses the network in the clear',
      'requireTLS: !secure && auth !== undefined,',
      '',
    ],
    [
      'smtp-line: no password is told',
      'else if (!auth || !connection.allowsAuth)',
      'else if (true)',
    ],
    ['smtp-line: an answer of several lines is several', " && line[3] !== '-'", ''],
    ['smtp-line: an answer without end is heard out', 'rest.length > LONGEST_REPLY ||', ''],
  ]),
  ...mutantsOf(source('http-mail'), unit('http-mail'), [
    [
      'http-mail: a refusal passes for success',
      'if (!response.ok) throw new ProviderError(response.status);',
      '',
    ],
    [
      'http-mail: a mail that waited too long is sent all the same',
      'if (performance.now() - askedAt > deadlineMs) throw new LateError();',
      '',
    ],
  ]),
  ...mutantsOf(source('turns'), unit('http-mail'), [
    ['turns: all are under way at once', 'if (free > 0) free -= 1;', 'if (free < 9) free -= 1;'],
    ['turns: whoever waits waits for ever', 'if (next) next();', 'if (next) free += 1;'],
  ]),
];
