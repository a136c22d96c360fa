import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../widgets/kit/element/fill.ts';
import { translate } from '../../widgets/kit/element/translate.ts';

const words = {
  next: 'Next',
  steps: { role: { question: 'Who?', options: { dev: 'Developer', pm: 'Manager' } } },
  later: null as object | null,
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => expect(words.steps.role.options.dev).toBe('Developer'));

test('what a host says takes the place of our words, and the rest stays', () => {
  const messages = { next: 'Weiter', steps: { role: { options: { dev: 'Entwicklerin' } } } };
  expect(translate(words, messages)).toEqual({
    next: 'Weiter',
    steps: { role: { question: 'Who?', options: { dev: 'Entwicklerin', pm: 'Manager' } } },
    later: null,
  });
  expect(warn).not.toHaveBeenCalled();
});

test('an empty text takes a word away', () => {
  expect(translate(words, { next: '' }).next).toBe('');
});

test.each([undefined, null, {}])('%j changes nothing, and is no mistake', (messages) => {
  expect(translate(words, messages)).toEqual(words);
  expect(warn).not.toHaveBeenCalled();
});

test('what has no place among the words is left out, and told once', () => {
  const messages = { next: 4, nexxt: 'Weiter', steps: { role: 'Wer?', more: {} }, later: null };
  expect(translate(words, messages)).toEqual(words);
  expect(warn).toHaveBeenCalledOnce();
  for (const name of ['next', 'nexxt', 'steps.role', 'steps.more', 'later']) {
    expect(warn.mock.lastCall?.[0]).toContain(name);
  }
});

test.each([
  ['a tree for a text', { next: { a: 'b' } }],
  ['a list', ['Weiter']],
  ['a text for all of it', 'Weiter'],
  ['a function', { next: () => 'Weiter' }],
  ['null', { steps: null }],
  ['what every object has', JSON.parse('{"constructor": "a", "__proto__": {"next": "b"}}')],
])('%s is no words', (_, messages) => {
  const translated = translate(words, messages);
  expect({ ...translated }).toEqual(words);
  expect(translated.next).toBe('Next');
  expect(({} as { next?: string }).next).toBeUndefined();
});

test('words for a part that comes later are kept for it', () => {
  expect(translate(words, { later: { title: 'Termin' } }).later).toEqual({ title: 'Termin' });
});

test('values fill a text’s holes, in any order, and a hole without one is left', () => {
  expect(fill('{of} → {step} ({step})', { step: 2, of: 9 })).toBe('9 → 2 (2)');
  expect(fill('{other} {file}', { file: '$&.pdf' })).toBe('{other} $&.pdf');
});
