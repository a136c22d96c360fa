import { describe, expect, test } from 'vitest';
import {
  nextRequest,
  type RequestEvent,
  type RequestState,
} from '../../widgets/kit/form/form-request.ts';

type Progress = RequestState['progress'];

const received: RequestEvent = { type: 'received', isChanged: false };
const receivedForOthers: RequestEvent = { type: 'received', isChanged: true };
const [slow, deadline, refused, notSent] = (
  ['slow', 'deadline', 'refused', 'not sent'] as const
).map((type) => ({ type })) as [RequestEvent, RequestEvent, RequestEvent, RequestEvent];

const progressAfter = (progress: Progress, event: RequestEvent) =>
  nextRequest({ progress, audience: 'form' }, event).state.progress;

test.each<[string, RequestEvent, Record<Progress, Progress>]>([
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

  test.each<[string, RequestEvent, Record<RequestState['audience'], object[]>]>([
    ['the form is told after three seconds', slow, { form: [show('slow')], page: [], nobody: [] }],
    [
      'the form and the page are told at the deadline',
      deadline,
      {
        form: [show('late'), notify('late'), settle(false), emit('hire-error')],
        page: [notify('late'), emit('hire-error')],
        nobody: [],
      },
    ],
    [
      'the form and the page are told of a success',
      received,
      {
        form: [show('sent'), notify('success'), settle(true), emit('hire-success')],
        page: [emit('hire-success')],
        nobody: [],
      },
    ],
    [
      'the form and the page are told of a refusal',
      refused,
      {
        form: [show('failure'), notify('failure'), settle(false), emit('hire-error')],
        page: [notify('failure'), emit('hire-error')],
        nobody: [],
      },
    ],
    [
      'the form and the page are told if nothing was sent, with a retry',
      notSent,
      {
        form: [show('failure'), notify('failure', true), settle(false), emit('hire-error')],
        page: [notify('failure', true), emit('hire-error')],
        nobody: [],
      },
    ],
  ])('%s', (_, event, expected) => {
    for (const audience of ['form', 'page', 'nobody'] as const) {
      const { effects } = nextRequest({ progress: 'sending', audience }, event);
      expect(effects, audience).toEqual(expected[audience]);
    }
  });

  test('nobody is told anything twice', () => {
    expect(nextRequest({ progress: 'late', audience: 'form' }, refused).effects).toEqual([]);
    expect(nextRequest({ progress: 'slow', audience: 'form' }, slow).effects).toEqual([]);
  });
});

test.each([
  [true, 'page'],
  [false, 'nobody'],
] as const)('an abandoned request goes on; whether it is reported: %s', (isReported, audience) => {
  for (const progress of ['sending', 'slow', 'late'] as const) {
    const event: RequestEvent = { type: 'abandoned', isReported };
    expect(nextRequest({ progress, audience: 'form' }, event)).toEqual({
      state: { progress, audience },
      effects: [],
    });
  }
});
