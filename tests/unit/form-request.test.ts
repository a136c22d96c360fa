import { describe, expect, test } from 'vitest';
import {
  nextRequest,
  type RequestEvent,
  type RequestState,
} from '../../widgets/kit/form/form-request.ts';

type Progress = RequestState['progress'];

const received: RequestEvent = { type: 'received', isChanged: false };
const receivedForOthers: RequestEvent = { type: 'received', isChanged: true };
const [slow, deadline, notSent] = (['slow', 'deadline', 'not sent'] as const).map((type) => ({
  type,
})) as [RequestEvent, RequestEvent, RequestEvent];
const refused: RequestEvent = { type: 'refused', why: 'failure' };
const refusedAsTooLong: RequestEvent = { type: 'refused', why: 'tooLong' };

const progressAfter = (progress: Progress, event: RequestEvent) =>
  nextRequest({ progress, isAbandoned: false }, event).state.progress;

test.each<[string, RequestEvent, Partial<Record<Progress, Progress>>]>([
  [
    'three seconds',
    slow,
    { sending: 'slow', slow: 'slow', late: 'late', failure: 'failure', sent: 'sent' },
  ],
  [
    'the deadline',
    deadline,
    { sending: 'late', slow: 'late', late: 'late', failure: 'failure', sent: 'sent' },
  ],
  [
    'a success',
    received,
    { sending: 'sent', slow: 'sent', late: 'sent', failure: 'failure', sent: 'sent' },
  ],
  [
    'a success, when the answers are other ones by then,',
    receivedForOthers,
    { sending: 'sent', slow: 'sent', late: 'late', failure: 'failure', sent: 'sent' },
  ],
  [
    'a refusal',
    refused,
    { sending: 'failure', slow: 'failure', late: 'late', failure: 'failure', sent: 'sent' },
  ],
  [
    'a refusal that says why',
    refusedAsTooLong,
    { sending: 'tooLong', slow: 'tooLong', late: 'late', limited: 'limited', sent: 'sent' },
  ],
  [
    'a client that cannot be loaded',
    notSent,
    { sending: 'failure', slow: 'failure', late: 'late', failure: 'failure', sent: 'sent' },
  ],
])('after %s a request goes on as expected', (_, event, expected) => {
  const all = Object.keys(expected) as Progress[];
  const next = Object.fromEntries(
    all.map((progress) => [progress, progressAfter(progress, event)]),
  );
  expect(next).toEqual(expected);
});

describe('who is told of a request', () => {
  const show = (progress: Progress) => ({ type: 'show progress', progress });
  const notify = (notice: string, hasRetry = false) => ({ type: 'notify', notice, hasRetry });
  const settle = (isSent: boolean) => ({ type: 'settle', isSent });
  const emit = (event: string) => ({ type: 'emit', event });

  test.each<[string, RequestEvent, object[]]>([
    ['the form is told after three seconds', slow, [show('slow')]],
    [
      'the form and the page are told at the deadline',
      deadline,
      [show('late'), notify('late'), settle(false), emit('hire-error')],
    ],
    [
      'the form and the page are told of a success',
      received,
      [show('sent'), notify('success'), settle(true), emit('hire-success')],
    ],
    [
      'the form and the page are told of a refusal',
      refused,
      [show('failure'), notify('failure'), settle(false), emit('hire-error')],
    ],
    [
      'the visitor is told what to shorten',
      refusedAsTooLong,
      [show('tooLong'), notify('tooLong'), settle(false), emit('hire-error')],
    ],
    [
      'the form and the page are told if nothing was sent, with a retry',
      notSent,
      [show('failure'), notify('failure', true), settle(false), emit('hire-error')],
    ],
  ])('%s, but not of an abandoned one', (_, event, expected) => {
    const effectsOf = (isAbandoned: boolean) =>
      nextRequest({ progress: 'sending', isAbandoned }, event).effects;
    expect(effectsOf(false)).toEqual(expected);
    expect(effectsOf(true)).toEqual([]);
  });

  test('nobody is told anything twice', () => {
    const isAbandoned = false;
    expect(nextRequest({ progress: 'late', isAbandoned }, refused).effects).toEqual([]);
    expect(nextRequest({ progress: 'slow', isAbandoned }, slow).effects).toEqual([]);
  });
});

test('an abandoned request goes on', () => {
  for (const progress of ['sending', 'slow', 'late'] as const) {
    expect(nextRequest({ progress, isAbandoned: false }, { type: 'abandoned' })).toEqual({
      state: { progress, isAbandoned: true },
      effects: [],
    });
  }
});
