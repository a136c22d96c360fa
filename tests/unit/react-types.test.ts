import type { JSX } from 'react';
import { expect, test } from 'vitest';
import type {} from '../../widgets/react.d.ts';

type Props<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag];

const wizard = (props: Props<'hire-get-matched'>) => props;
const carousel = (props: Props<'hire-carousel'>) => props;
const call = (props: Props<'hire-discovery-call'>) => props;
const popover = (props: Props<'hire-popover'>) => props;

test('what an element takes, React takes; the type check is the test', () => {
  const seen: number[] = [];
  const props = [
    wizard({ role: 'dev', guard: true, partner: 'acme', className: 'wide' }),
    wizard({ 'onhire-step': ({ detail: { step } }) => seen.push(step) }),
    call({ open: true, scheduleUrl: 'https://example.com' }),
    carousel({ interval: 0, label: 'What people say' }),
    popover({ mode: 'bubble', openOn: 'scroll:50', frequency: 'once', open: true }),
  ];
  expect(props).toHaveLength(5);
});

test('what it does not take is an error; the type check is the test', () => {
  // @ts-expect-error no such role
  wizard({ role: 'king' });
  // @ts-expect-error it does not open
  wizard({ open: true });
  // @ts-expect-error a number, not its words
  carousel({ interval: 'five' });
  // @ts-expect-error no such mode
  popover({ mode: 'toast' });
  // @ts-expect-error a method is no attribute
  expect(carousel({ play: () => {} })).toBeTruthy();
});
