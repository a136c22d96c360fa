import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { asTyped } from '../../widgets/kit/form/as-typed.ts';

test.each([
  ...['müller.de', 'mail.bücher.example', 'пример.испытание', '例え.テスト', 'ελληνικά.gr'],
  ...[
    'مثال.إختبار',
    'straße-nach-süden.de',
    '☃.net',
    'üüü.de',
    '他们为什么不说中文.com',
    '💡.example',
  ],
])('an address at %s is shown as it was typed', (domain) => {
  expect(asTyped(`ada@${domainToASCII(domain)}`)).toBe(`ada@${domain}`);
});

test.each([
  ...['ada@byron.example', 'xn--ada@byron.example', 'ada@xn--.example', 'ada', ''],
  ...['ada@xn--99999999999.example', 'ada@xn---.de', '+27 12 345 6789'],
])('%j stays as it is', (address) => {
  expect(asTyped(address)).toBe(address);
});
