import { expect, test, vi } from 'vitest';
import {
  createNewsletterPopupStore,
  type NewsletterPopupDeps,
} from '../../widgets/newsletter-popup/store.ts';
import { createFormDeps } from './form.fixture.ts';

function start(changed: Partial<NewsletterPopupDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const saveSeen = vi.fn();
  const wasSeen = () => false;
  const store = createNewsletterPopupStore({ ...deps, wasSeen, saveSeen, ...changed });
  return { ...record, saveSeen, state: store.getState };
}

test('a prompt opens the popup and saves that it was seen', () => {
  const { state, saveSeen } = start();
  expect(saveSeen).not.toHaveBeenCalled();
  state().prompt();
  expect(state().isOpen).toBe(true);
  expect(saveSeen).toHaveBeenCalledOnce();
});

test('a prompt does nothing for a visitor who has seen the popup', () => {
  const { state, eventNames } = start({ wasSeen: () => true });
  state().prompt();
  expect(state().isOpen).toBe(false);
  expect(eventNames()).toEqual([]);
});

test('a popup whose opening the host cancels does not count as seen', () => {
  const { state, saveSeen } = start({ emit: () => false });
  state().prompt();
  expect(state().isOpen).toBe(false);
  expect(saveSeen).not.toHaveBeenCalled();
});

test('a popup that the host opens counts as seen', () => {
  const { state, saveSeen } = start();
  state().open();
  expect(saveSeen).toHaveBeenCalledOnce();
});

test('the host can open a popup that was seen', () => {
  const { state } = start({ wasSeen: () => true });
  state().open();
  expect(state().isOpen).toBe(true);
});
