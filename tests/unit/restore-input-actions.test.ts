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
  ['a blank field', control('text'), false],
  ['a field with text', control('text', { value: 'Ada' }), true],
  ['a focused blank field', control('text', { isFocused: true }), true],
  ['a choice that is not made', control('choice', { value: 'dev' }), false],
  ['a choice that is made', control('choice', { value: 'dev', isChecked: true }), true],
  ['a chosen file', control('file', { value: 'C:\\fakepath\\cv.pdf' }), true],
  ['a button', control('button', { value: 'next' }), false],
  ['a pressed button', control('button', { isPressed: true }), true],
])('whether %s was used', (_, used, expected) => {
  expect(isUsed(used)).toBe(expected);
});

test.each([
  ['a field with the same name', control('text'), control('text', { value: 'typed' }), true],
  ['a field with another name', control('text'), control('text', { name: 'other' }), false],
  [
    'the same choice',
    control('choice', { value: 'dev' }),
    control('choice', { value: 'dev' }),
    true,
  ],
  [
    'another choice of the same question',
    ...[control('choice', { value: 'dev' }), control('choice', { value: 'pm' }), false],
  ],
] as [string, Control, Control, boolean][])(
  'whether %s is the same control',
  (_, used, live, expected) => {
    expect(isSameControl(used, live)).toBe(expected);
  },
);

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
