import { describe, expect, test } from 'vitest';
import { address, claim, namesOf, setUpIntake, submissionOf, submit } from './intake.fixture.ts';

const { age, openStore, query, submissions, deliveries, connectAsOwner, untilWaiting } =
  setUpIntake();

describe('spam', () => {
  test.each(['trap', 'proof'] as const)(
    'a form held for its %s is delivered once when the same answers come without that sign',
    async (spam) => {
      const store = openStore(['mail', 'webhook']);
      const held = await store.submit(submissionOf('Ada', { spam }), null);
      expect(held.outcome).toBe('stored');
      expect(await claim(store)).toEqual([]);
      await age('3 hours');
      const repeats = Array.from({ length: 10 }, () => store.submit(submissionOf('Ada'), null));
      const receipts = await Promise.all(repeats);
      expect(receipts.map(({ outcome }) => outcome).toSorted()).toEqual([
        ...Array(9).fill('duplicate'),
        'released',
      ]);
      expect(new Set(receipts.map(({ id }) => id))).toEqual(new Set([held.id]));
      const [mail, ...others] = await claim(store);
      expect(mail).toMatchObject({ submission: { id: held.id, spam: null } });
      expect(others).toEqual([]);
      expect(await claim(store, { target: 'webhook' })).toHaveLength(1);
    },
  );

  test('a held form stays held if it is repeated with another sign of spam', async () => {
    const store = openStore();
    await submit(store, 'Ada', 'proof');
    const repeated = await store.submit(submissionOf('Ada', { spam: 'trap' }), null);
    expect(repeated.outcome).toBe('duplicate');
    expect(await claim(store)).toEqual([]);
    expect(await submissions()).toMatchObject([{ state: 'held', hits: 2 }]);
  });

  test('repeating a genuine form with a filled honeypot only increases its count', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const repeated = await store.submit(submissionOf('Ada', { spam: 'trap' }), null);
    expect(repeated.outcome).toBe('duplicate');
    expect(await submissions()).toMatchObject([{ state: 'open', spam: null, hits: 2 }]);
    expect(await claim(store)).toHaveLength(1);
  });

  test.each(['links', 'empty'] as const)(
    'a form with the sign "%s" is delivered with that sign',
    async (spam) => {
      const store = openStore();
      await submit(store, 'Ada', spam);
      expect(await claim(store)).toMatchObject([{ submission: { spam } }]);
    },
  );
});

describe('repetitions', () => {
  test('equal answers are the same submission for 24 hours', async () => {
    const store = openStore();
    const first = await store.submit(submissionOf('Ada'), null);
    await age('23 hours 59 minutes');
    expect(await store.submit(submissionOf('Ada'), null)).toMatchObject({
      outcome: 'duplicate',
      id: first.id,
    });
    await age('2 minutes');
    const later = await store.submit(submissionOf('Ada'), null);
    expect(later.outcome).toBe('stored');
    expect(later.id).not.toBe(first.id);
    expect(await submissions()).toMatchObject([{ hits: 2 }, { hits: 1 }]);
  });

  test('20 forms that two processes receive 30 times each at once become 20 submissions', async () => {
    const stores = [openStore(), openStore()];
    const receipts = await Promise.all(
      Array.from({ length: 600 }, (_, n) =>
        stores[n % 2]?.submit(submissionOf(`Ada ${n % 20}`), null),
      ),
    );
    expect(new Set(receipts.map((receipt) => receipt?.id)).size).toBe(20);
    expect((await submissions()).map(({ hits }) => hits)).toEqual(Array(20).fill(30));
    expect(await deliveries()).toHaveLength(20);
  }, 30_000);

  test('a form waits while an equal one is being stored, and then counts as its repetition', async () => {
    const other = await connectAsOwner();
    const { form, answers, digest } = submissionOf('Ada');
    await other.query('begin');
    await other.query(`select intake.submit($1, $2, $3, null, false, null, '{}', '{mail}', null)`, [
      form.type,
      answers,
      digest,
    ]);
    const receipt = openStore().submit(submissionOf('Ada'), null);
    await untilWaiting(receipt);
    await other.query('commit');
    expect((await receipt).outcome).toBe('duplicate');
  });
});

describe('limits', () => {
  test('an address can send 10 forms in 10 minutes, and is then told how long to wait', async () => {
    const store = openStore();
    const send = (name: string, by = address) => store.submit(submissionOf(name), by);
    for (let n = 0; n < 10; n += 1) expect((await send(`${n}`)).outcome).toBe('stored');
    const limited = await send('one too many');
    expect(limited).toMatchObject({ outcome: 'limited', id: null });
    // Rates are stored per minute.
    expect(limited.retryAfter).toBeGreaterThan(9 * 60 - 30);
    expect(limited.retryAfter).toBeLessThanOrEqual(10 * 60);
    expect(await submissions()).toHaveLength(10);
    expect((await send('of another address', Uint8Array.of(9))).outcome).toBe('stored');
    expect((await store.submit(submissionOf('of nobody known'), null)).outcome).toBe('stored');
    await age('10 minutes');
    expect((await send('one too many')).outcome).toBe('stored');
  });

  test('an address can send 50 forms in a day, and then waits for the longer of both limits', async () => {
    const store = openStore();
    const send = (name: string) => store.submit(submissionOf(name), address);
    for (let n = 0; n < 50; n += 1) {
      if (n > 0 && n % 10 === 0) await age('10 minutes');
      expect((await send(`${n}`)).outcome).toBe('stored');
    }
    const limited = await send('one too many');
    expect(limited.outcome).toBe('limited');
    // The first was sent 40 minutes ago.
    expect(limited.retryAfter).toBeGreaterThan(23 * 3600 + 18 * 60);
    expect(limited.retryAfter).toBeLessThanOrEqual(23 * 3600 + 20 * 60);
    await age('23 hours 20 minutes');
    expect((await send('one too many')).outcome).toBe('stored');
  });

  test('a repetition is never refused and does not count', async () => {
    const store = openStore();
    const send = async (name: string) => (await store.submit(submissionOf(name), address)).outcome;
    for (let n = 0; n < 15; n += 1) await send('Ada');
    for (let n = 0; n < 9; n += 1) expect(await send(`${n}`)).toBe('stored');
    expect(await send('one too many')).toBe('limited');
    expect(await send('Ada')).toBe('duplicate');
  });

  test('an address that has reached its limit can still release its held form', async () => {
    const store = openStore();
    await store.submit(submissionOf('Ada', { spam: 'trap' }), address);
    for (let n = 0; n < 9; n += 1) await store.submit(submissionOf(`${n}`), address);
    expect((await store.submit(submissionOf('Ada'), address)).outcome).toBe('released');
  });

  test('the limit is exact while two processes store 40 forms of an address at once', async () => {
    const stores = [openStore(), openStore()];
    const receipts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => stores[n % 2]?.submit(submissionOf(`${n}`), address)),
    );
    expect(receipts.filter((receipt) => receipt?.outcome === 'stored')).toHaveLength(10);
    expect(await submissions()).toHaveLength(10);
  });

  test('a network can send ten times as many forms as one of its addresses', async () => {
    const store = openStore();
    const network = Uint8Array.of(4, 8);
    const send = async (n: number, from: Uint8Array | null = network) =>
      (await store.submit(submissionOf(`${n}`), Uint8Array.of(n, 64), from)).outcome;
    for (let n = 0; n < 100; n += 1) expect(await send(n)).toBe('stored');
    expect(await send(100)).toBe('limited');
    expect(await send(99)).toBe('duplicate');
    expect(await send(100, Uint8Array.of(4, 9))).toBe('stored');
    expect(await send(101, null)).toBe('stored');
  });

  test('the owner of the database can change the limits or turn them off', async () => {
    const store = openStore();
    const send = async (name: string) => (await store.submit(submissionOf(name), address)).outcome;
    await query('update intake.settings set most_in_ten_minutes = 1');
    expect([await send('a'), await send('b')]).toEqual(['stored', 'limited']);
    await query('update intake.settings set most_in_ten_minutes = null, most_in_a_day = null');
    expect([await send('b'), await send('c')]).toEqual(['stored', 'stored']);
  });
});

test('forms above the ceiling are stored, and delivered 10 minutes later', async () => {
  const store = openStore();
  await query('update intake.settings set ceiling_per_minute = 3');
  const receipts = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    receipts.push(await store.submit(submissionOf(name), null));
  }
  expect(receipts.map(({ outcome }) => outcome)).toEqual(Array(4).fill('stored'));
  expect(receipts.map(({ isDeferred }) => isDeferred)).toEqual([false, false, false, true]);
  expect(namesOf(await claim(store))).toEqual(['a', 'b', 'c']);
  await age('61 seconds');
  expect((await store.submit(submissionOf('e'), null)).isDeferred).toBe(false);
  expect(namesOf(await claim(store))).toEqual(['e']);
  await age('9 minutes');
  expect(namesOf(await claim(store))).toContain('d');
});

test('the ceiling is 300 forms a minute', async () => {
  const store = openStore();
  await query(
    `insert into intake.submission (form, data, state) select 'Form', '{}', 'done'
      from generate_series(1, 299)`,
  );
  expect((await store.submit(submissionOf('the 300th'), null)).isDeferred).toBe(false);
  expect((await store.submit(submissionOf('the 301st'), null)).isDeferred).toBe(true);
});

test('storing a form reports a late schedule if nothing has called /drain for 5 minutes', async () => {
  const store = openStore();
  const isLate = async (name: string) =>
    (await store.submit(submissionOf(name), null)).isScheduleLate;
  await age('4 minutes 50 seconds');
  expect(await isLate('a')).toBe(false);
  await age('11 seconds');
  expect(await isLate('b')).toBe(true);
  await store.drain();
  expect(await isLate('c')).toBe(false);
});

test('a delivery contains the answers and the attribution unchanged', async () => {
  const store = openStore();
  const answers = { name: `O'Brien "\\" 🚀 {$1} --`, skills: ['React', "'; drop table x"] };
  const [attribution, origin] = [
    { utm_source: "'); select 1", partner: 'acme' },
    'https://a.example',
  ];
  const { id } = await store.submit(submissionOf('', { answers, attribution, origin }), null);
  const [claimed] = await claim(store);
  expect(claimed?.submission).toMatchObject({ id, answers, attribution, origin });
  expect(Date.now() - Date.parse(claimed?.submission?.createdAt ?? '')).toBeLessThan(10_000);
});

describe('a form that is sent again with a change', () => {
  const correct = async (store: ReturnType<typeof openStore>, replaces: string, name: string) =>
    (await store.submit(submissionOf(name, { attribution: { replaces } }), null)).id ?? '';

  test('is delivered with what it replaces', async () => {
    const store = openStore();
    const first = await submit(store, 'Ann');
    const [sent] = await claim(store);
    await correct(store, first, 'Anna');
    const [corrected] = await claim(store);
    expect(corrected?.submission?.replaced).toEqual({
      id: first,
      answers: sent?.submission?.answers,
      createdAt: expect.any(String),
      delivery: sent?.id,
    });
    expect(sent?.submission?.replaced).toBeNull();
  });

  test('replaces nothing if there is no such form, or if it is that form itself', async () => {
    const store = openStore();
    const first = await submit(store, 'Ann');
    await correct(store, first, 'Ann');
    await correct(store, '1f960926-2d37-4962-8977-d470a39c14fa', 'Anna');
    for (const { submission } of await claim(store)) expect(submission?.replaced).toBeNull();
  });

  test('is forgotten together with all that it replaces', async () => {
    const store = openStore();
    const second = await correct(store, await submit(store, 'Ann'), 'Anna');
    const third = await correct(store, second, 'Annabel');
    await submit(store, 'Bob');
    await query('select intake.forget($1)', [[third]]);
    expect(namesOf(await claim(store))).toEqual(['Bob']);
  });
});
