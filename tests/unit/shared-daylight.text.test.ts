import { expect, test } from 'vitest';
import type { SharedDaylightState } from '../../widgets/shared-daylight/store.ts';
import { hoursText, listText } from '../../widgets/shared-daylight/text.ts';

const inLanguage = (locale: string) => ({ locale }) as SharedDaylightState;

test('two elements on a page write hours and lists each in its own language', () => {
  const [english, german] = [inLanguage('en'), inLanguage('de')];
  expect([english, german, english].map((state) => hoursText(state, 390))).toEqual([
    '6 hours 30 minutes',
    '6 Stunden 30 Minuten',
    '6 hours 30 minutes',
  ]);
  expect(listText(german, ['Bonn', 'Köln'])).toBe('Bonn und Köln');
  expect(listText(english, ['Bonn', 'Köln'])).toBe('Bonn and Köln');
});
