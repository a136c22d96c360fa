import { expect, test } from 'vitest';
import { plainText } from '../../supabase/functions/send-email/plain-text.ts';

test('of all characters those that no person types are taken away, and line breaks are one kind', () => {
  const removed = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
  const expected = (character: string) => {
    if (/[\r\u0085\u2028\u2029]/.test(character)) return 'a\nb';
    return removed.test(character) ? 'ab' : `a${character}b`;
  };
  const amiss = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => plainText(`a${character}b`) !== expected(character),
  );
  expect(amiss.map((character) => character.charCodeAt(0).toString(16))).toEqual([]);
});

test('an emoji stays as it is, and so does a text with nothing to take away', () => {
  expect(plainText('  Ada 👩‍💻 Łódź\tß\n“quoted”  ')).toBe('Ada 👩‍💻 Łódź\tß\n“quoted”');
  expect(plainText('a\r\nb')).toBe('a\nb');
});
