import { beforeEach, expect, test } from 'vitest';
import { type Notice, notices } from '../../widgets/kit/notices/notices.ts';

const { show, dismiss } = notices.getState();
const shown = () => notices.getState().notices.map(({ text }) => text);
const notice = (text: string): Notice => ({
  tone: 'danger',
  title: 'Error',
  text,
  dismissLabel: 'Dismiss',
});

beforeEach(() => notices.setState({ notices: [] }));

test('notices are listed in the order in which they were shown', () => {
  for (const text of ['one', 'two']) show(notice(text));
  expect(shown()).toEqual(['one', 'two']);
});

test('a fourth notice replaces the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) show(notice(text));
  expect(shown()).toEqual(['two', 'three', 'four']);
});

test('a repeated notice is listed once, and last', () => {
  const [failure, other] = [notice('failure'), notice('other')];
  for (const each of [failure, other, failure]) show(each);
  expect(shown()).toEqual(['other', 'failure']);
});

test('dismissing one notice keeps the others', () => {
  const [one, two] = [notice('one'), notice('two')];
  show(one);
  show(two);
  dismiss(one);
  dismiss(one);
  expect(shown()).toEqual(['two']);
});
