import { expect, test, vi } from 'vitest';
import { createPopoverStore, type PopoverDeps } from '../../widgets/popover/store.ts';

/** A popover with the world stood in for, and a record of what was done there. */
function start(changed: Partial<PopoverDeps> = {}) {
  const events: string[] = [];
  const offers: { openOn: string; act(): void; signal: AbortSignal }[] = [];
  const keepShown = vi.fn();
  const store = createPopoverStore({
    emit: (name) => {
      events.push(name);
      return true;
    },
    offer: (openOn, act, signal) => void offers.push({ openOn, act, signal }),
    keepShown,
    ...changed,
  });
  const awaited = () => offers.filter(({ signal }) => !signal.aborted);
  return { state: store.getState, events, awaited, keepShown };
}

test('it begins closed, and waits for nothing but to be asked', () => {
  const { state, awaited, events } = start();
  state().wait(undefined);
  expect(state().isOpen).toBe(false);
  expect(awaited()).toEqual([]);
  expect(events).toEqual([]);
});

test('asked to, it opens and closes, and tells of both', () => {
  const { state, events } = start();
  state().open();
  expect(state()).toMatchObject({ isOpen: true, isUnasked: false });
  state().toggle();
  expect(state().isOpen).toBe(false);
  expect(events).toEqual(['hire-open', 'hire-close']);
});

test('every opening is kept, asked or not, and an opening of what is open is none', () => {
  const { state, keepShown } = start();
  state().open();
  state().open();
  expect(keepShown).toHaveBeenCalledOnce();
  state().close();
  state().show();
  expect(keepShown).toHaveBeenCalledTimes(2);
});

test('where a host forbids it, it stays closed, and nothing is kept of it', () => {
  const { state, keepShown } = start({ emit: () => false });
  state().open();
  expect(state().isOpen).toBe(false);
  expect(keepShown).not.toHaveBeenCalled();
});

test('where a host forbids the closing, it stays open', () => {
  const { state } = start({ emit: (name) => name !== 'hire-close' });
  state().open();
  state().close();
  expect(state().isOpen).toBe(true);
});

test('an occasion opens it unasked, and then no other counts', () => {
  const { state, awaited } = start();
  state().wait('delay:20 exit');
  expect(awaited().map(({ openOn }) => openOn)).toEqual(['delay:20 exit']);
  awaited()[0]?.act();
  expect(state()).toMatchObject({ isOpen: true, isUnasked: true });
  expect(awaited()).toEqual([]);
});

test('who opened it is asked no more: closed, it stays so', () => {
  const { state, awaited } = start();
  state().wait('delay:20');
  state().open();
  state().close();
  expect(awaited()).toEqual([]);
  state().wait('delay:30');
  expect(awaited()).toEqual([]);
});

test('other words take the place of the first, and the same words change nothing', () => {
  const { state, awaited } = start();
  state().wait('delay:20');
  const [first] = awaited();
  state().wait('delay:20');
  expect(awaited()).toEqual([first]);
  state().wait('scroll:10');
  expect(awaited().map(({ openOn }) => openOn)).toEqual(['scroll:10']);
});

test('out of its page nothing is waited for, and back in it all is', () => {
  const { state, awaited } = start();
  state().wait('exit');
  state().wait(undefined);
  expect(awaited()).toEqual([]);
  state().wait('exit');
  expect(awaited()).toHaveLength(1);
});

test('open already, it was asked for or not, whatever is said later', () => {
  const { state } = start();
  state().show();
  state().open();
  expect(state().isUnasked).toBe(true);
});
