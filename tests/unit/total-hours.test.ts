import { expect, test } from 'vitest';
import { totalHours } from '../../site/content/total-hours.ts';

test.each([
  [[], '0 hours'],
  [['40+'], '40 hours or more'],
  [['20–30', '20–30'], '40–60 hours'],
  [['40+', '20–30', '40+'], '100–110 hours or more'],
])('the weekly hours %j add up to %s', (figures, total) => {
  expect(totalHours(figures)).toBe(total);
});
