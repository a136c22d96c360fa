import { expect, test } from 'vitest';
import { timeIn } from '../../widgets/kit/form/time-in.ts';

test('the time is in the words of the language, and in English if browsers do not know that', () => {
  const [english, german] = [timeIn('en'), timeIn('de')];
  expect(english).toMatch(/\d{4} at \d/);
  expect(german).toMatch(/\d{4} um \d/);
  expect(timeIn('no language')).toMatch(/\d{4} at \d/);
  expect(timeIn()).toMatch(/\d{4} at \d/);
});
