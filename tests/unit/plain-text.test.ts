import { expect, test } from 'vitest';
import { addressText, isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { plainText } from '../../supabase/functions/_shared/plain-text.ts';
import { oneLine, shorten } from '../../supabase/functions/send-email/validation/plain-text.ts';

test('exactly the invisible characters of a text are removed, and line breaks are normalized', () => {
  const removed =
    /(?![\n\t])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/u;
  const expected = (character: string) => {
    if (/[\r\u0085\u2028\u2029]/.test(character)) return 'a\nb';
    if (/[\u00a0\u202f]/.test(character)) return 'a b';
    return removed.test(character) ? 'ab' : `a${character}b`;
  };
  const wrong = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => plainText(`a${character}b`) !== expected(character),
  );
  expect(wrong.map((character) => character.charCodeAt(0).toString(16))).toEqual([]);
});

test('an address pasted with marks of the text direction or hidden spaces is a correct one', () => {
  for (const pasted of ['\u202aada@byron.example\u202c', '\u2066ada@byron.example\u2069\u00a0'])
    expect(isEmailAddress(pasted)).toBe(true);
});

test('characters that join the letters of a word or the parts of an emoji stay', () => {
  expect(plainText('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻');
});

test('ordinary text stays as it is, except spaces around it', () => {
  expect(plainText('  Ada 👩‍💻 Łódź\tß\n“quoted”  ')).toBe('Ada 👩‍💻 Łódź\tß\n“quoted”');
  expect(plainText('a\r\nb')).toBe('a\nb');
});

test('one line contains no line breaks of any kind', () => {
  expect(oneLine(' a\r\nBcc: b\u2028c\n\n d ')).toBe('a Bcc: b c d');
});

test('invisible characters of a pasted email address are removed', () => {
  const pasted = '\ufeff\u00a0ada\u200b\u00ad@byron\u2060\u200d.ex\u202fample\u200e ';
  expect(addressText(pasted)).toBe('ada@byron.example');
  expect(addressText('call me')).toBe('call me');
});

test('a long text is cut between characters, and ends with an ellipsis', () => {
  expect(shorten('short', 5)).toBe('short');
  expect(shorten('longer', 5)).toBe('long…');
  expect(shorten('abc🚀d', 5)).toBe('abc…');
});
