import { describe, expect, test } from 'vitest';
import {
  type HistoryEvent,
  type HistoryState,
  nextHistory,
  restoreAnswers,
} from '../../widgets/kit/form/history-trail.ts';

const at = (...trail: number[]): HistoryState => ({ trail, entry: 'arrived', form: 'open' });
const going = (...trail: number[]): HistoryState => ({ ...at(...trail), entry: 'going' });
const over = (state: HistoryState): HistoryState => ({ ...state, form: 'over' });

const changedTo = (step: number | undefined, more = {}): HistoryEvent => ({
  type: 'form changed',
  step,
  isSent: false,
  isBlank: false,
  ...more,
});
const sentOn = (step: number) => changedTo(step, { isSent: true });
const blankOn = (step: number) => changedTo(step, { isBlank: true });
const arrived = (step: number, trail?: number[]): HistoryEvent => ({
  type: 'browser arrived',
  step,
  trail,
});

const write = (...trail: number[]) => ({ type: 'write', trail });
const push = (...trail: number[]) => ({ type: 'push', trail });
const goBack = (entries: number) => ({ type: 'go back', entries });
const show = (step: number) => ({ type: 'show step', step });
const keepFocus = { type: 'keep focus' };

describe('while the form changes', () => {
  test.each([
    ['an answer leaves the history as it is', at(1), changedTo(1), at(1), []],
    ['a new step adds an entry', at(1), changedTo(2), at(1, 2), [write(1), push(1, 2)]],
    ['a step may be skipped', at(1, 2), changedTo(5), at(1, 2, 5), [write(1, 2), push(1, 2, 5)]],
    ['the step before is gone back to', at(1, 2, 3), changedTo(2), going(1, 2, 3), [goBack(1)]],
    ['the first step is gone back to', at(1, 2, 3), changedTo(1), going(1, 2, 3), [goBack(2)]],
    [
      'the latest entry of a step counts',
      at(1, 4, 1, 2),
      changedTo(1),
      going(1, 4, 1, 2),
      [goBack(1)],
    ],
    ['the browser is left alone on its way back', going(1, 2, 3), changedTo(4), going(1, 2, 3), []],
    [
      'sending goes back to the first entry',
      at(1, 2, 3),
      sentOn(3),
      over(going(1, 2, 3)),
      [goBack(2)],
    ],
    ['sending on the first entry stays there', at(1), sentOn(1), over(at(1)), []],
    ['sending on the way back is remembered', going(1, 2), sentOn(2), over(going(1, 2)), []],
    ['a step after sending adds no entry', over(at(1)), changedTo(3), over(at(1)), []],
    [
      'a step whose entry the browser refuses takes the place of the one before',
      at(1, 2, 3),
      { type: 'push refused' },
      at(1, 3),
      [],
    ],
    ['a reset after sending opens the form again', over(at(1)), blankOn(1), at(1), []],
  ] as const)('%s', (_, state, event, next, effects) => {
    expect(nextHistory(state, event)).toEqual({ state: next, effects });
  });
});

describe('when the browser arrives', () => {
  test.each([
    [
      'after Back or Forward the form shows the step of that entry',
      ...[at(1, 2, 3), arrived(3, [1, 2]), at(1, 2), [write(1, 2), show(2)]],
    ],
    [
      'an entry that the form went back to shows its step already',
      ...[going(1, 2, 3), arrived(2, [1, 2]), at(1, 2), [keepFocus, write(1, 2)]],
    ],
    [
      'if the form has gone on before the browser arrives, its step is added',
      ...[going(1, 2), arrived(5, [1]), at(1, 5), [keepFocus, write(1), write(1), push(1, 5)]],
    ],
    [
      'if the form has gone further back before the browser arrives, so does the browser',
      ...[going(1, 2, 3), arrived(1, [1, 2]), going(1, 2), [keepFocus, write(1, 2), goBack(1)]],
    ],
    [
      'if the form was sent before the browser arrives, the browser goes to the first entry',
      ...[
        over(going(1, 2, 3)),
        arrived(3, [1, 2]),
        over(going(1, 2)),
        [keepFocus, write(1, 2), goBack(1)],
      ],
    ],
    [
      'a new entry of a fragment gets the form’s state',
      ...[at(1, 2), arrived(2), at(1, 2), [write(1, 2)]],
    ],
    [
      'an entry that is shown after sending forgets its answers',
      ...[over(at(1)), arrived(9, [1, 2]), over(at(1, 2)), [write(1, 2), show(2)]],
    ],
  ] as [string, HistoryState, HistoryEvent, HistoryState, object[]][])(
    '%s',
    (_, state, event, next, effects) => {
      expect(nextHistory(state, event)).toEqual({ state: next, effects });
    },
  );
});

test('a form without steps has one entry, and shows no step on arrival', () => {
  const state: HistoryState = { trail: [undefined], entry: 'arrived', form: 'open' };
  expect(nextHistory(state, changedTo(undefined))).toEqual({ state, effects: [] });
  const event: HistoryEvent = { type: 'browser arrived', step: undefined, trail: [undefined] };
  const effects = [{ type: 'write', trail: [undefined] }];
  expect(nextHistory(state, event)).toEqual({ state, effects });
});

test('restored answers are those that were kept, unless the visitor entered others since', () => {
  const initial = { name: '', email: '', skills: [] };
  const kept = { name: 'Ada', email: 'ada@byron.example' };
  const current = { ...initial, name: 'Grace' };
  expect(restoreAnswers(initial, kept, current)).toEqual({ ...kept, name: 'Grace', skills: [] });
  expect(restoreAnswers(initial, undefined, initial)).toEqual(initial);
});
