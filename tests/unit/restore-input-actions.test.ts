import { expect, test } from 'vitest';
import {
  type Control,
  isSameControl,
  isUsed,
  restoreActions,
} from '../../widgets/kit/form/restore-input-actions.ts';

const control = (kind: Control['kind'], changed: Partial<Control> = {}): Control => ({
  ...{ name: 'control', kind, value: '', isChecked: false, isFocused: false, isPressed: false },
  ...changed,
});

test.each([
  ['a field with text', control('text', { value: 'Ada' })],
  ['a focused blank field', control('text', { isFocused: true })],
  ['a choice that is made', control('choice', { value: 'dev', isChecked: true })],
  ['a chosen file', control('file', { value: 'C:\\fakepath\\cv.pdf' })],
  ['a pressed button', control('button', { isPressed: true })],
])('%s counts as used', (_, used) => {
  expect(isUsed(used)).toBe(true);
});

test.each([
  ['a blank field', control('text')],
  ['a choice that is not made', control('choice', { value: 'dev' })],
  ['a button', control('button', { value: 'next' })],
])('%s does not count as used', (_, unused) => {
  expect(isUsed(unused)).toBe(false);
});

test('a control is known by its name, and a choice also by its value', () => {
  const [dev, pm] = [control('choice', { value: 'dev' }), control('choice', { value: 'pm' })];
  expect(isSameControl(control('text'), control('text', { value: 'typed' }))).toBe(true);
  expect(isSameControl(control('text'), control('text', { name: 'other' }))).toBe(false);
  expect(isSameControl(dev, dev)).toBe(true);
  expect(isSameControl(dev, pm)).toBe(false);
});

test.each([
  ['text is typed', control('text', { value: 'Ada' }), control('text'), ['type']],
  [
    'text is typed into the focused field',
    ...[control('text', { value: 'Ada', isFocused: true }), control('text'), ['focus', 'type']],
  ],
  ['the focus alone is moved', control('text', { isFocused: true }), control('text'), ['focus']],
  ['a file is attached', control('file', { value: 'cv.pdf' }), control('file'), ['attach files']],
  ['a choice is made', control('choice', { isChecked: true }), control('choice'), ['check']],
  [
    'a choice that is made already is not pressed again',
    ...[control('choice', { isChecked: true }), control('choice', { isChecked: true }), []],
  ],
  [
    'a button is pressed with the focus on it',
    ...[
      control('button', { isFocused: true, isPressed: true, value: 'next' }),
      ...[control('button'), ['focus', 'press']],
    ],
  ],
] as [string, Control, Control, string[]][])('%s', (_, used, live, actions) => {
  expect(restoreActions(used, live)).toEqual(actions);
});
