import { expect, test } from 'vitest';
import { copyDraft } from '../../widgets/kit/form/drafts.ts';
import { type Draft, nextDrafts } from '../../widgets/kit/form/drafts-queue.ts';

const unsent = (key: string): Draft => ({ key, isUnsent: true });
const sent = (key: string): Draft => ({ key, isUnsent: false });

const [first, second, other, done, blank, filled] = [
  ...[unsent('wizard'), { ...unsent('wizard'), isSecond: true }, unsent('call')],
  ...[sent('wizard'), sent('wizard'), unsent('wizard')],
] as [Draft, Draft, Draft, Draft, Draft, Draft];

const removed = (form: Draft) => ({ type: 'removed', form }) as const;
const added = (form: Draft) => ({ type: 'added', form }) as const;

test.each([
  [
    'a removed form with unsent answers waits',
    [other],
    removed(first),
    { waiting: [other, first] },
  ],
  ['a removed form without them does not', [other], removed(blank), { waiting: [other] }],
  ['a form that is removed again waits once', [first], removed(first), { waiting: [first] }],
  [
    'a new form resumes the first equal one',
    ...[[other, first, second], added(blank), { waiting: [other, second], resumed: first }],
  ],
  ['a new form resumes no other', [other], added(blank), { waiting: [other] }],
  ['a form that has answers keeps them', [first], added(filled), { waiting: [first] }],
  ['a form that is added back keeps its own', [first, second], added(first), { waiting: [second] }],
  ['answers that were sent meanwhile are forgotten', [done], added(blank), { waiting: [] }],
] as [string, Draft[], Parameters<typeof nextDrafts<Draft>>[1], object][])(
  '%s',
  (_, waiting, event, expected) => {
    expect(nextDrafts(waiting, event, (form) => form)).toEqual(expected);
  },
);

test('a draft keeps the answers and the step, and not what a form was doing', () => {
  const skills = ['Figma'];
  const form = {
    ...{ answers: { skills }, step: 3, sentAt: undefined },
    ...{ blank: {}, isOpen: true, messages: {}, progress: 'sending', validationFailures: 2 },
    submit: () => {},
  };
  const draft = copyDraft(form);
  expect(draft).toEqual({ answers: { skills: ['Figma'] }, step: 3, sentAt: undefined });
  skills.push('typed later');
  expect(draft.answers).toEqual({ skills: ['Figma'] });
});
