import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attributeName,
  readAttribute,
  readAttributes,
} from '../../widgets/kit/element/attributes.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => warn.mockReset());

test.each([
  ['role', 'role'],
  ['scheduleUrl', 'schedule-url'],
  ['ownsPage', 'owns-page'],
])('the property %s is the attribute %s', (property, name) => {
  expect(attributeName(property)).toBe(name);
});

describe('readAttribute', () => {
  test.each([
    ['string', 'a b', 'a b'],
    ['string', '', ''],
    ['number', '3', 3],
    ['number', ' 2.5 ', 2.5],
    ['number', '-1e3', -1000],
    ['boolean', '', true],
    ['boolean', 'false', true],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', 'null', null],
    [['auto', 'dark'], 'dark', 'dark'],
  ] as const)('an attribute of the kind %j reads "%s" as %j', (kind, text, value) => {
    expect(readAttribute('x', kind, text)).toEqual(value);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['string', 'number', 'json', ['auto']] as const)(
    'an absent attribute of the kind %j is undefined',
    (kind) => {
      expect(readAttribute('x', kind, null)).toBeUndefined();
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test('an absent boolean attribute is false', () => {
    expect(readAttribute('x', 'boolean', null)).toBe(false);
  });

  test.each([
    ['number', ''],
    ['number', 'three'],
    ['number', '3px'],
    [['auto', 'dark'], 'Dark'],
    [['auto', 'dark'], ''],
    [['auto', 'dark'], 'constructor'],
  ] as const)(
    'an attribute of the kind %j ignores "%s", with a warning that names it',
    (kind, text) => {
      expect(readAttribute('theme', kind, text)).toBeUndefined();
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`theme="${text}"`));
    },
  );

  test.each(['{name: Ada}', ''])(
    'JSON that cannot be read is ignored, and the warning does not repeat %j',
    (text) => {
      expect(readAttribute('prefill', 'json', text)).toBeUndefined();
      const note = 'hire: prefill cannot be read and is ignored: use JSON';
      expect(warn).toHaveBeenCalledExactlyOnceWith(note);
    },
  );
});

test('readAttributes reads each attribute by its name in HTML', () => {
  const written: Record<string, string> = { 'schedule-url': 'https://x.example', guard: '' };
  const kinds = { scheduleUrl: 'string', guard: 'boolean', role: ['dev'], size: 'number' } as const;
  expect(readAttributes(kinds, (name) => written[name] ?? null)).toEqual({
    scheduleUrl: 'https://x.example',
    guard: true,
    role: undefined,
    size: undefined,
  });
});
