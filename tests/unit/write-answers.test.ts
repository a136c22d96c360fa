import { expect, test } from 'vitest';
import { messages } from '../../widgets/get-matched/content.ts';
import { writeAnswers } from '../../widgets/kit/form/write-answers.ts';

test('answers are written with their labels, and empty ones are left out', () => {
  const answers = { role: 'dev', skills: ['React', 'Rust'], company: '', name: 'Ada Byron' };
  expect(writeAnswers({ answers, messages })).toBe(
    'Role: Developer\nSkills: React, Rust\nFull name: Ada Byron',
  );
});
