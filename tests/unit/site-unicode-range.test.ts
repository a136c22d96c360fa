import { expect, test } from 'vitest';
import { unicodeRange } from '../../site/build/assets/unicode-range.ts';

test('characters that follow each other are one range, whatever order they are named in', () => {
  expect(unicodeRange('c-ab”')).toBe('U+2d,U+61-63,U+201d');
  expect(unicodeRange(' ')).toBe('U+20');
});
