import { expect, test } from 'vitest';
import {
  findEmpty,
  findExpiry,
  findLeftovers,
  findSettings,
  listEmpty,
  listLeftovers,
} from '../../tools/build/launch-check.ts';

const file = 'site/content/cases.ts';

test('the launch check finds invented records at any depth, and reports their names', () => {
  const exported = {
    default: { sections: [{ kind: 'cases', cases: [{ title: 'Bakery', sample: true }] }] },
    people: [
      { author: 'Hannah', sample: true },
      { author: 'Real', sample: false },
    ],
  };
  expect(findLeftovers([{ file, text: '', exported }])).toEqual([
    { file, what: 'an invented record: Bakery' },
    { file, what: 'an invented record: Hannah' },
  ]);
});

test('the launch check reports a record once, in the file that defines it', () => {
  const record = { name: 'Thandi', sample: true };
  const found = findLeftovers([
    { file, text: '', exported: { talent: [record] } },
    { file: 'site/pages/index.ts', text: '', exported: { default: { talent: [record] } } },
  ]);
  expect(found).toEqual([{ file, what: 'an invented record: Thandi' }]);
});

test.each([
  ['mail hello@daybreak.example now', 'hello@daybreak.example'],
  ['[book](https://calendar.example.com/30min)', 'https://calendar.example.com/30min'],
  ["href: 'http://localhost:8080/apply'", 'http://localhost:8080/apply'],
])('the launch check reports a placeholder address: %s', (text, address) => {
  expect(findLeftovers([{ file, text, exported: undefined }])).toEqual([
    { file, what: `an address that leads nowhere: ${address}` },
  ]);
});

test('the launch check does not report the word "example" alone', () => {
  const text = 'For example, this. Six example projects; an exampled tester.';
  expect(findLeftovers([{ file, text, exported: undefined }])).toEqual([]);
});

test('the launch check reports settings with default values, and the variable to set', () => {
  const settings = (site: string, key: string) =>
    findSettings(file, {
      SITE_URL: ['the address of the site', site],
      SUPABASE_ANON_KEY: ['its public key', key],
    });
  expect(settings('http://localhost:8080', 'sb_publishable_local')).toEqual([
    { file, what: 'the address of the site is http://localhost:8080: set SITE_URL' },
    { file, what: 'its public key is sb_publishable_local: set SUPABASE_ANON_KEY' },
  ]);
  expect(settings('https://daybreak.work', 'sb_publishable_Ab12')).toEqual([]);
});

test('the launch check lists its findings by file, with their number', () => {
  const list = listLeftovers([
    { file: 'a.ts', what: 'one' },
    { file: 'b.ts', what: 'two' },
    { file: 'a.ts', what: 'three' },
  ]);
  expect(list).toContain('a.ts\n  one\n  three\n\nb.ts\n  two');
  expect(list).toContain('3 to replace, in 2 files.');
  expect(listLeftovers([])).toBe('Nothing is left to replace.');
});

test('the launch check lists what may stay empty, with what the pages then do', () => {
  const fields = { entity: '', address: 'Dover', logos: [], developers: undefined };
  const list = listEmpty(findEmpty('a.ts', fields, 'left out'));
  expect(list).toContain('a.ts\n  entity: left out\n  logos: left out\n  developers: left out');
  expect(list).not.toContain('address');
  expect(listEmpty([])).toBe('');
});

test.each([
  ['2027-01-21T00:00:00.000Z', []],
  [
    '2027-01-19T00:00:00.000Z',
    ['it expires in 29 days (2027-01-19T00:00:00.000Z): build the site again and deploy it'],
  ],
  [
    '2026-12-01T00:00:00.000Z',
    ['it has expired (2026-12-01T00:00:00.000Z): build the site again and deploy it'],
  ],
])('a security.txt that expires on %s is reported 30 days before', (date, whats) => {
  const name = 'dist/.well-known/security.txt';
  const text = `Contact: mailto:a@b.example\nExpires: ${date}\n`;
  const found = findExpiry(name, text, new Date('2026-12-21'));
  expect(found).toEqual(whats.map((what) => ({ file: name, what })));
});
