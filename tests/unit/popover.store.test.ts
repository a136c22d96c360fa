import { expect, test, vi } from 'vitest';
import { createPopoverStore, type PopoverDeps } from '../../widgets/popover/store.ts';

/** A popover with test doubles for its dependencies, and a record of their calls. */
function start(changed: Partial<PopoverDeps> = {}) {
  const events: string[] = [];
  const prompts: { openOn: string; open(): void; signal: AbortSignal }[] = [];
  const saveShownAt = vi.fn();
  const store = createPopoverStore({
    emit: (name) => {
      events.push(name);
      return true;
    },
    schedulePrompt: (openOn, open, signal) => void prompts.push({ openOn, open, signal }),
    saveShownAt,
    ...changed,
  });
  const pending = () => prompts.filter(({ signal }) => !signal.aborted);
  return { state: store.getState, events, pending, saveShownAt };
}

test('a popover starts closed, without triggers', () => {
  const { state, pending, events } = start();
  state().setTriggers(undefined);
  expect(state().isOpen).toBe(false);
  expect(pending()).toEqual([]);
  expect(events).toEqual([]);
});

test('a popover opens and closes on request, with an event for each', () => {
  const { state, events } = start();
  state().toggle();
  expect(state()).toMatchObject({ isOpen: true, isAutomatic: false });
  state().toggle();
  expect(state().isOpen).toBe(false);
  expect(events).toEqual(['hire-open', 'hire-close']);
});

test('a popover saves each opening, automatic or not, and ignores an opening while it is open', () => {
  const { state, saveShownAt } = start();
  state().open();
  state().open();
  expect(saveShownAt).toHaveBeenCalledOnce();
  state().close();
  state().openAutomatically();
  expect(saveShownAt).toHaveBeenCalledTimes(2);
});

test('a popover stays closed and saves nothing if the host cancels the opening', () => {
  const { state, saveShownAt } = start({ emit: () => false });
  state().open();
  expect(state().isOpen).toBe(false);
  expect(saveShownAt).not.toHaveBeenCalled();
});

test('a trigger opens a popover automatically and cancels the others', () => {
  const { state, pending } = start();
  state().setTriggers('delay:20 exit');
  expect(pending().map(({ openOn }) => openOn)).toEqual(['delay:20 exit']);
  pending()[0]?.open();
  expect(state()).toMatchObject({ isOpen: true, isAutomatic: true });
  expect(pending()).toEqual([]);
});

test('a popover does not open by itself after a visitor has opened and closed it', () => {
  const { state, pending } = start();
  state().setTriggers('delay:20');
  state().open();
  state().close();
  expect(pending()).toEqual([]);
  state().setTriggers('delay:30');
  expect(pending()).toEqual([]);
});

test('new triggers replace the former ones, and equal ones change nothing', () => {
  const { state, pending } = start();
  state().setTriggers('delay:20');
  const [first] = pending();
  state().setTriggers('delay:20');
  expect(pending()).toEqual([first]);
  state().setTriggers('scroll:10');
  expect(pending().map(({ openOn }) => openOn)).toEqual(['scroll:10']);
});

test('a popover cancels its triggers when it is removed, and sets them again when it is back', () => {
  const { state, pending } = start();
  state().setTriggers('exit');
  state().setTriggers(undefined);
  expect(pending()).toEqual([]);
  state().setTriggers('exit');
  expect(pending()).toHaveLength(1);
});

test('a request while a popover is open does not change that it opened automatically', () => {
  const { state } = start();
  state().openAutomatically();
  state().open();
  expect(state().isAutomatic).toBe(true);
});
