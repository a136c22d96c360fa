import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../supabase/functions/_shared/contract.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, acknowledgedId, type FormRequest } from './client.ts';
import { drainUntilDelivered, exactlyOnce, reportDelivery } from './delivery-report.ts';
import { type Figure, printFigures } from './figures.ts';
import { createLead } from './lead.ts';
import { malformedRequests } from './malformed.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { sendRaw } from './raw-request.fixture.ts';
import { size } from './size.ts';
import { sendSlowly } from './slow-body.fixture.ts';

const COUNT = size(1000, 10_000);
/** The length of the query in a URL of 64 KiB. */
const LONGEST_ADDRESS = 65_000;
/** The random seed. It is printed, so that a failure can be reproduced. */
const SEED = Number(process.env.FAULTS_SEED ?? 20_261_120);

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.close());

test('the function responds to every malformed request, and stores only submissions of the four forms', async () => {
  const requests = malformedRequests(COUNT, SEED);
  const [part] = backend.functions;
  const pid = part?.pid();
  // Ends after 10 seconds. The other requests are sent meanwhile.
  const slow = sendSlowly(part?.port ?? 0);
  const answers = await mapConcurrently(20, requests, (request, n) =>
    backend.send(fromAddress(n, request)),
  );
  const lead = await backend.send(createLead(1));
  await drainUntilDelivered(backend);
  const wrong = answers.flatMap((answer, n) =>
    isOurs(answer, requests[n] ?? {})
      ? []
      : [{ ...answer, request: JSON.stringify(requests[n]).slice(0, 500) }],
  );
  const report = await reportDelivery(backend, answers.map(acknowledgedId));
  const rows = await backend.query<{ form: string; state: string }>(
    'select form, state from intake.submission',
  );
  const names = new Set(rows.map(({ form }) => form));
  printFigures(`${COUNT} malformed requests, 20 at once, seed ${SEED}`, [
    ...statusesOf(answers.map(({ status }) => status)),
    ['answers of 5xx, not ours, or none', wrong.length],
    ['crashes', Number(part?.pid() !== pid || lead.status !== 200)],
    ['rows', rows.length],
    ['names of forms in them', names.size],
  ]);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(await slow).toMatch(/^HTTP\/1\.1 400 [\s\S]*"body_too_slow"/);
  expect(acknowledgedId(lead)).toBeTruthy();
  expect([...names].toSorted()).toEqual(forms.map(({ type }) => type).toSorted());
  expect(rows.filter(({ state }) => state !== 'done' && state !== 'held')).toEqual([]);
  // Held submissions must not be mailed. Equal answers of other partners or addresses are other leads.
  const allowed = { notMailed: expect.anything(), storedTwice: expect.anything() };
  expect(report).toMatchObject({ ...exactlyOnce, ...allowed });
  expect(backend.lines.filter((line) => !isLogLine(line))).toEqual([]);
});

const path = '/functions/v1/send-email';
test.each([
  [`POST ${path} HTTP/1.1`, 'Host: canary:99999'],
  [`POST ${path} HTTP/1.1`, 'Host: [canary'],
  [`POST ${path} HTTP/1.1`, 'Host: canary@x:y'],
  [`POST http://[canary/ HTTP/1.1`, 'Host: localhost'],
  [`POST http://canary:99999${path} HTTP/1.1`, 'Host: localhost'],
  [`OPTIONS * HTTP/1.1`, 'Host: canary:99999'],
  [`GET ${path}/health?canary HTTP/1.1`, 'Host: canary%zz'],
  [`GET //canary HTTP/1.1`, 'Host: localhost'],
  ['GET /canary HTTP/1.0'],
])(
  'the request "%s, %s" is refused like any other, and the log does not quote it',
  async (...lines) => {
    const before = backend.lines.length;
    const answer = await sendRaw(backend.functions[0]?.port ?? 0, lines);
    expect(answer).toMatch(/^HTTP\/1\.\d 40\d /);
    expect(answer).not.toContain('canary');
    if (!isOfDeno(answer)) {
      expect(answer).toMatch(/access-control-allow-origin: \*/i);
      expect(answer).toMatch(/"requestId":"[\da-f-]{36}"}$/);
    }
    const written = backend.lines.slice(before);
    expect(written.filter((line) => !isLogLine(line) || line.includes('canary'))).toEqual([]);
  },
);

/** Each from an address of its own, because one address gets few refusals a second. */
function fromAddress(n: number, request: FormRequest): FormRequest {
  return { ...request, headers: { ...createLead(n).headers, ...request.headers } };
}

/** Deno refuses what is not HTTP itself, in an answer without a body. */
const isOfDeno = (answer: string): boolean => /content-length: 0\r\n/i.test(answer);

function statusesOf(statuses: readonly number[]): Figure[] {
  return [...new Set(statuses)]
    .toSorted()
    .map((status) => [
      `answered with ${status}`,
      statuses.filter((other) => other === status).length,
    ]);
}

/** Deno itself refuses a URL that is too long, without a body. */
function isOurs({ status, text }: Answer, { path = '' }: FormRequest): boolean {
  if (path.length > LONGEST_ADDRESS) return status === 400 || status === 414;
  return status === 204 || (status >= 200 && status < 500 && /^{".*}$/.test(text));
}

/** Whether a line is a log entry and not the output of a crash. */
function isLogLine(line: string): boolean {
  return /^{".*}$/.test(line);
}
