import { expect, test } from 'vitest';
import { compareWords } from '../../site/embed-builder/content/translation.ts';

const ours = { submit: 'Submit', steps: { role: { question: 'Who?', short: 'Role' } } };

test('only what was translated is taken over', () => {
  const given = { submit: 'Senden', steps: { role: { question: 'Wen?', short: 'Role' } } };
  expect(compareWords(ours, given)).toEqual({
    changed: { submit: 'Senden', steps: { role: { question: 'Wen?' } } },
    unknown: [],
  });
  expect(compareWords(ours, ours)).toEqual({ changed: {}, unknown: [] });
});

test('what is left out stays as it is', () => {
  expect(compareWords(ours, {})).toEqual({ changed: {}, unknown: [] });
});

test('a name that there is not is told with its path, and not taken over', () => {
  const given = { sumbit: 'Senden', steps: { role: { qestion: 'Wen?' } }, toString: 'x' };
  expect(compareWords(ours, given)).toEqual({
    changed: {},
    unknown: ['sumbit', 'steps.role.qestion', 'toString'],
  });
});

test('a text in the place of a group, or another way round, is told too', () => {
  const given = JSON.parse('{"submit": {"a": "b"}, "steps": "Schritte", "x": null}');
  expect(compareWords(ours, given)).toEqual({ changed: {}, unknown: ['submit', 'steps', 'x'] });
});
