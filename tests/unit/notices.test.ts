import { beforeEach, expect, test } from 'vitest';
import { type Notice, notices } from '../../widgets/kit/notices.ts';

const { show, dismiss } = notices.getState();
const shown = () => notices.getState().notices.map(({ text }) => text);
const notice = (text: string): Notice => ({
  tone: 'danger',
  title: 'Error',
  text,
  dismissLabel: 'Dismiss',
});

beforeEach(() => notices.setState({ notices: [] }));

test('notices stand in the order in which they came', () => {
  for (const text of ['one', 'two']) show(notice(text));
  expect(shown()).toEqual(['one', 'two']);
});

test('a fourth notice takes the place of the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) show(notice(text));
  expect(shown()).toEqual(['two', 'three', 'four']);
});

test('the same notice again stands once, and last', () => {
  const [failure, other] = [notice('failure'), notice('other')];
  for (const each of [failure, other, failure]) show(each);
  expect(shown()).toEqual(['other', 'failure']);
});

test('a notice is dismissed, and the others stay', () => {
  const [one, two] = [notice('one'), notice('two')];
  show(one);
  show(two);
  dismiss(one);
  dismiss(one);
  expect(shown()).toEqual(['two']);
});
