import { expect, test } from 'vitest';
import type { SharedDaylightState } from '../../widgets/shared-daylight/store.ts';
import { hoursText, listText } from '../../widgets/shared-daylight/text.ts';

const inLanguage = (locale: string) => ({ locale }) as SharedDaylightState;

test('two elements on a page write hours and lists each in its own language', () => {
  const [english, german] = [inLanguage('en'), inLanguage('de')];
  expect([english, german, english].map((state) => hoursText(state, 390))).toEqual([
    '6.5 hours',
    '6,5 Stunden',
    '6.5 hours',
  ]);
  expect([30, 60, 370, 375].map((minutes) => hoursText(english, minutes))).toEqual([
    '30 minutes',
    '1 hour',
    '6 hours 10 minutes',
    '6.25 hours',
  ]);
  expect(listText(german, ['Bonn', 'Köln'])).toBe('Bonn und Köln');
  expect(listText(english, ['Bonn', 'Köln'])).toBe('Bonn and Köln');
});
