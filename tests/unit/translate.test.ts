import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interpolate } from '../../widgets/kit/element/interpolate.ts';
import { translate } from '../../widgets/kit/element/translate.ts';

const messages = {
  next: 'Next',
  steps: { role: { question: 'Who?', options: { dev: 'Developer', pm: 'Manager' } } },
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => expect(messages.steps.role.options.dev).toBe('Developer'));

test('the host’s messages replace their originals, and the others stay', () => {
  const replacements = { next: 'Weiter', steps: { role: { options: { dev: 'Entwicklerin' } } } };
  expect(translate(messages, replacements)).toEqual({
    next: 'Weiter',
    steps: { role: { question: 'Who?', options: { dev: 'Entwicklerin', pm: 'Manager' } } },
  });
  expect(warn).not.toHaveBeenCalled();
});

test('an empty message replaces a message', () => {
  expect(translate(messages, { next: '' }).next).toBe('');
});

test.each([undefined, null, {}])(
  'the messages %j change nothing and log no warning',
  (replacements) => {
    expect(translate(messages, replacements)).toEqual(messages);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('messages with unknown names and wrong types are ignored, with one warning', () => {
  const replacements = { next: 4, nexxt: 'Weiter', steps: { role: 'Wer?', more: {} }, later: null };
  expect(translate(messages, replacements)).toEqual(messages);
  expect(warn).toHaveBeenCalledOnce();
  for (const name of ['next', 'nexxt', 'steps.role', 'steps.more', 'later']) {
    expect(warn.mock.lastCall?.[0]).toContain(name);
  }
});

test.each([
  ['an object for a text', { next: { a: 'b' } }],
  ['a list', ['Weiter']],
  ['a text for the whole', 'Weiter'],
  ['a function', { next: () => 'Weiter' }],
  ['null', { steps: null }],
  [
    'names that every object inherits',
    JSON.parse('{"constructor": "a", "__proto__": {"next": "b"}}'),
  ],
])('as messages, %s is ignored', (_, replacements) => {
  const translated = translate(messages, replacements);
  expect({ ...translated }).toEqual(messages);
  expect(translated.next).toBe('Next');
  expect(({} as { next?: string }).next).toBeUndefined();
});

test('interpolate replaces placeholders in any order, and keeps one without a value', () => {
  expect(interpolate('{of} → {step} ({step})', { step: 2, of: 9 })).toBe('9 → 2 (2)');
  expect(interpolate('{other} {file}', { file: '$&.pdf' })).toBe('{other} $&.pdf');
});
