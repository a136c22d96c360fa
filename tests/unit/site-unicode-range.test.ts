import { expect, test } from 'vitest';
import { unicodeRange } from '../../site/assets/unicode-range.ts';

test('consecutive characters are merged into ranges, in any input order', () => {
  expect(unicodeRange('c-ab”')).toBe('U+2d,U+61-63,U+201d');
  expect(unicodeRange(' ')).toBe('U+20');
});
