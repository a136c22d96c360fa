import fc from 'fast-check';
import { forms, trapFields } from '../../supabase/functions/_shared/contract.ts';
import type { FormRequest } from './client.ts';

/** Values that often break programs, in addition to those that fast-check generates. */
const spikes = [
  '\u0000',
  '\ud800',
  '\u202e',
  '\\u0000',
  "'; drop table intake.submission; --",
  '{{7*7}} %00 %s %n $1 \\1',
  '\r\n.\r\nMAIL FROM:<a@b.c>',
  'x'.repeat(6000),
  '🚀'.repeat(3000),
  '-0',
  '1e999',
];
const names = [
  ...new Set(forms.flatMap(({ fields }) => Object.keys(fields))),
  ...trapFields,
  '__proto__',
  'constructor',
  'toString',
  'length',
  'toJSON',
];

const text = fc.oneof(fc.constantFrom(...spikes), fc.string({ unit: 'binary' }), fc.string());
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), fc.double(), fc.constant({}));
const formType = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...forms.map(({ type }) => type)) },
  { weight: 1, arbitrary: anything },
);
const formData = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...names), text), anything) },
  { weight: 1, arbitrary: anything },
);

/** A form with valid required answers and a few random ones. */
const almost = fc
  .record({
    form: fc.constantFrom(...forms),
    number: fc.nat(),
    others: fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 }),
  })
  .map(({ form, number, others }) => {
    const right = Object.keys(form.fields).map((name) => [name, `ada-${number}@byron.example`]);
    return JSON.stringify({
      formType: form.type,
      formData: { ...Object.fromEntries(right), ...others },
    });
  });
/** A form with the right keys and random values. */
const nearly = fc
  .record({ formType, formData, more: anything }, { requiredKeys: [] })
  .map((value) => JSON.stringify(value));
const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"formData":', '}']), fc.integer({ min: 1, max: 40_000 }))
  .map(([[open, close], times]) => `${open.repeat(times)}1${close.repeat(times)}`);
const cut = fc
  .tuple(nearly, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([body, share]) => body.slice(0, body.length * share));
const flipped = fc.tuple(nearly, fc.nat(), fc.nat({ max: 255 })).map(([body, place, byte]) => {
  const bytes = Buffer.from(body);
  if (bytes.length > 0) bytes[place % bytes.length] = byte;
  return bytes;
});

const body: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 5, arbitrary: almost },
  { weight: 5, arbitrary: nearly },
  { weight: 2, arbitrary: cut },
  { weight: 2, arbitrary: flipped },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 32_000, max: 70_000 }).map((n) => ' '.repeat(n)) },
);

/** The characters that HTTP clients allow in headers. */
const headerText = fc
  .string({ maxLength: 400 })
  .map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
const headers = fc.record(
  {
    'content-type': fc.oneof(fc.constant('application/json; charset=utf-16'), headerText),
    apikey: headerText,
    origin: headerText,
    'x-forwarded-for': headerText,
    'cf-connecting-ip': headerText,
  },
  { requiredKeys: [] },
);
const query = fc
  .dictionary(fc.constantFrom('utm_source', 'partner', 'page', 'referrer', 'x'), text)
  .map((pairs) => `?${new URLSearchParams(pairs)}`);
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: query },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?%', '?%ff%fe=%', '?utm_source=%zz', '/..', '/health/%2e'),
  },
);
const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND') },
);

const formRequest: fc.Arbitrary<FormRequest> = fc.record(
  {
    body,
    path,
    method,
    headers: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
  },
  { requiredKeys: ['body'] },
);

/** Generates malformed requests, always the same ones for a seed. */
export function malformedRequests(count: number, seed: number): FormRequest[] {
  return fc.sample(formRequest, { numRuns: count, seed });
}
