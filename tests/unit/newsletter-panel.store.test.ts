import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDeps } from '../../widgets/kit/form/form-state.ts';
import { messages } from '../../widgets/newsletter-panel/content.ts';
import { createNewsletterPanelStore } from '../../widgets/newsletter-panel/store.ts';
import { createFormDeps, delayedAnswers, fault } from './form.fixture.ts';

const email = 'ada@byron.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function subscribe(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const { getState: state } = createNewsletterPanelStore({ ...deps, ...changed });
  state().open({ email });
  await state().submit();
  return { ...record, state };
}

test('the panel closes 3,000 ms after a success', async () => {
  const { state, shown } = await subscribe();
  vi.advanceTimersByTime(2_999);
  expect(state()).toMatchObject({ isOpen: true, progress: 'sent' });
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ isOpen: false, progress: 'editing', answers: { email: '' } });
  expect(shown).toMatchObject([messages.notices.subscribed]);
});

test('closing the panel early cancels the timer and shows the notice at once', async () => {
  const { state, shown, eventNames } = await subscribe();
  vi.advanceTimersByTime(1_000);
  state().close();
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toMatchObject([messages.notices.subscribed]);
  state().open();
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ isOpen: true, progress: 'editing' });
  expect(eventNames().filter((name) => name === 'hire-close')).toHaveLength(1);
});

test('a reset of the panel cancels the timer and shows an empty form', async () => {
  const { state, shown } = await subscribe();
  state().reset();
  vi.advanceTimersByTime(10_000);
  expect(state()).toMatchObject({ isOpen: true, progress: 'editing' });
  expect(shown).toEqual([]);
});

test('after a failure and a close the address is still there', async () => {
  const { state } = await subscribe({ submit: async () => fault });
  expect(state()).toMatchObject({ progress: 'failure', answers: { email } });
  state().close();
  state().open();
  expect(state()).toMatchObject({ progress: 'editing', answers: { email } });
});

test('a panel that knows the address asks for one more step, until it is closed', () => {
  const { deps } = createFormDeps();
  const { getState: state } = createNewsletterPanelStore(deps);
  state().open();
  expect(state().isOneMoreStep).toBe(false);
  state().close();
  state().fill({ email });
  state().open();
  expect(state().isOneMoreStep).toBe(true);
  state().close();
  state().open();
  expect(state().isOneMoreStep).toBe(false);
});

test('closing the panel without sending tells that nothing was sent, if there is an address', () => {
  const { deps, shown } = createFormDeps();
  const { getState: state } = createNewsletterPanelStore(deps);
  state().open();
  state().close();
  expect(shown).toEqual([]);
  state().open({ email });
  state().close();
  expect(shown).toMatchObject([messages.notSubscribed]);
  expect(state().answers.email).toBe(email);
});

test('closing the panel tells nothing of an address that only the page has entered', () => {
  const { deps, shown } = createFormDeps();
  const { getState: state } = createNewsletterPanelStore(deps);
  state().know({ email });
  state().open();
  state().close();
  expect(shown).toEqual([]);
  expect(state().answers.email).toBe(email);
});

test('a panel that is closed before the response shows one notice and starts no timer', async () => {
  const { submit, answer } = delayedAnswers();
  const { deps, shown } = createFormDeps();
  const { getState: state } = createNewsletterPanelStore({ ...deps, submit });
  state().open({ email });
  const sending = state().submit();
  state().close();
  answer(true);
  await sending;
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toMatchObject([messages.notices.subscribed]);
});

test('a panel that is opened again before the response shows the confirmation and closes after its time', async () => {
  const { submit, answer } = delayedAnswers();
  const { deps } = createFormDeps();
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
