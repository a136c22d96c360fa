import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDeps } from '../../widgets/kit/form.ts';
import { words } from '../../widgets/newsletter-panel/content.ts';
import { createNewsletterPanelStore } from '../../widgets/newsletter-panel/store.ts';
import { email, heldAnswers, world } from './newsletter.store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function subscribe(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = world();
  const { getState: state } = createNewsletterPanelStore({ ...deps, ...changed });
  state().open({ email });
  await state().submit();
  return { ...record, state };
}

test('stands for 2,999 ms after its success, and is closed after 3,000', async () => {
  const { state, shown } = await subscribe();
  vi.advanceTimersByTime(2_999);
  expect(state()).toMatchObject({ isOpen: true, progress: 'sent' });
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ isOpen: false, progress: 'editing', answers: { email: '' } });
  expect(shown).toMatchObject([words.notices.subscribed]);
});

test('closing early cancels the timer, and the page says it at once', async () => {
  const { state, shown, eventNames } = await subscribe();
  vi.advanceTimersByTime(1_000);
  state().close();
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toMatchObject([words.notices.subscribed]);
  state().open();
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ isOpen: true, progress: 'editing' });
  expect(eventNames().filter((name) => name === 'hire-close')).toHaveLength(1);
});

test('a reset cancels the timer, and leaves an empty form open', async () => {
  const { state, shown } = await subscribe();
  state().reset();
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ isOpen: true, progress: 'editing' });
  expect(shown).toEqual([]);
});

test('what is opened after a failure and a close is an empty form', async () => {
  const { state } = await subscribe({ submit: async () => false });
  expect(state()).toMatchObject({ progress: 'failed', answers: { email } });
  state().close();
  state().open();
  expect(state()).toMatchObject({ progress: 'editing', answers: { email: '' } });
});

test('closed before the answer came, it says so once and starts no timer', async () => {
  const { submit, answer } = heldAnswers();
  const { deps, shown } = world();
  const { getState: state } = createNewsletterPanelStore({ ...deps, submit });
  state().open({ email });
  const sending = state().submit();
  state().close();
  answer(true);
  await sending;
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toMatchObject([words.notices.subscribed]);
});

test('opened again before the answer came, it shows the success and closes in time', async () => {
  const { submit, answer } = heldAnswers();
  const { deps } = world();
  const { getState: state } = createNewsletterPanelStore({ ...deps, submit });
  state().open({ email });
  const sending = state().submit();
  state().close();
  state().open();
  answer(true);
  await sending;
  expect(state()).toMatchObject({ isOpen: true, progress: 'sent' });
  vi.advanceTimersByTime(3_000);
  expect(state().isOpen).toBe(false);
});
