import { expect, test } from 'vitest';
import { compareWords } from '../../site/embed-builder/content/translation.ts';

const defaults = { submit: 'Submit', steps: { role: { question: 'Who?', short: 'Role' } } };

test('a translation contains only the translated texts', () => {
  const translated = { submit: 'Senden', steps: { role: { question: 'Wen?', short: 'Role' } } };
  expect(compareWords(defaults, translated)).toEqual({
    changed: { submit: 'Senden', steps: { role: { question: 'Wen?' } } },
    unknown: [],
  });
  expect(compareWords(defaults, defaults)).toEqual({ changed: {}, unknown: [] });
});

test('a translation may lack texts', () => {
  expect(compareWords(defaults, {})).toEqual({ changed: {}, unknown: [] });
});

test('unknown keys of a translation are reported with their paths', () => {
  const translated = { sumbit: 'Senden', steps: { role: { qestion: 'Wen?' } }, toString: 'x' };
  expect(compareWords(defaults, translated)).toEqual({
    changed: {},
    unknown: ['sumbit', 'steps.role.qestion', 'toString'],
  });
});

test('a text in place of a group is reported, and a group in place of a text', () => {
  const translated = JSON.parse('{"submit": {"a": "b"}, "steps": "Schritte", "x": null}');
  expect(compareWords(defaults, translated)).toEqual({
    changed: {},
    unknown: ['submit', 'steps', 'x'],
  });
});
