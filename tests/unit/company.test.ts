import { expect, test } from 'vitest';
import { imprintOf, readCompany } from '../../site/content/company.ts';

const fields = {
  entity: '',
  address: '',
  founded: '',
  approval: '',
  payday: '',
  people: [],
  logos: [],
};
const photo = '/pictures/nobody.webp';

test('the foot of a page says who is behind the site, as far as it is filled in', () => {
  const filled = { ...fields, entity: 'Acme LLC', address: '1 Main Street, Dover' };
  expect(imprintOf(readCompany(fields), 'Acme')).toBe('Acme');
  expect(imprintOf(readCompany(filled), 'Acme')).toBe('Acme LLC, 1 Main Street, Dover');
  expect(imprintOf(readCompany({ ...filled, founded: '2021' }), 'Acme')).toBe(
    'Since 2021 · Acme LLC, 1 Main Street, Dover',
  );
});

test.each([
  [{ founded: 2021 }, 'founded: a year in quotes is needed, or nothing.'],
  [{ approval: 'soon' }, 'approval: a time such as “2 workdays” is needed, or nothing.'],
  [{ payday: 'Fridays.' }, 'payday: words such as “on the last weekday of each month”'],
  [{ founded: 'last year' }, 'founded: a year such as “2021” is needed, or nothing.'],
  [
    { logos: [{ name: 'Acme', picture: 'acme.svg' }] },
    'logos > Acme > picture: an address such as',
  ],
  [{ logos: [{ name: 'Acme', picture: photo }] }, 'picture: there is no picture of that name.'],
  [{ people: [{ name: 'Ada', photo }] }, 'people > Ada > role: this field is missing'],
  [{ adress: 'Dover' }, 'adress: there is no field of that name.'],
])('a wrong field of the company, %j, is one line with the file and the field', (change, fault) => {
  const read = () => readCompany({ ...fields, ...change });
  expect(read).toThrow(/^site\/content\/brand\.ts: .*\.$/);
  expect(read).toThrow(fault);
});
