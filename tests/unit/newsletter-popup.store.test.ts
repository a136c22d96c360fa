import { expect, test, vi } from 'vitest';
import {
  createNewsletterPopupStore,
  type NewsletterPopupDeps,
} from '../../widgets/newsletter-popup/store.ts';
import { world } from './newsletter.store.fixture.ts';

function start(changed: Partial<NewsletterPopupDeps> = {}) {
  let isSeen = false;
  const { deps, ...record } = world();
  const keepSeen = vi.fn(() => {
    isSeen = true;
  });
  const wasSeen = () => isSeen;
  const store = createNewsletterPopupStore({ ...deps, wasSeen, keepSeen, ...changed });
  return { ...record, keepSeen, state: store.getState };
}

test('an offer opens it, and opening keeps it from coming again', () => {
  const { state, keepSeen } = start();
  expect(keepSeen).not.toHaveBeenCalled();
  state().offer();
  expect(state().isOpen).toBe(true);
  expect(keepSeen).toHaveBeenCalledOnce();
});

test('a second offer does nothing', () => {
  const { state } = start();
  state().offer();
  state().close();
  state().offer();
  expect(state().isOpen).toBe(false);
});

test('an offer to a visitor who has seen it does nothing, and is not told', () => {
  const { state, eventNames } = start({ wasSeen: () => true });
  state().offer();
  expect(state().isOpen).toBe(false);
  expect(eventNames()).toEqual([]);
});

test('where a host forbids the opening, it does not count as seen', () => {
  const { state, keepSeen } = start({ emit: () => false });
  state().offer();
  expect(state().isOpen).toBe(false);
  expect(keepSeen).not.toHaveBeenCalled();
});

test('opened by the host, it does not come by itself any more', () => {
  const { state, keepSeen } = start();
  state().open();
  expect(keepSeen).toHaveBeenCalledOnce();
});

test('a visitor who asks for it can have it again', () => {
  const { state } = start({ wasSeen: () => true });
  state().open();
  expect(state().isOpen).toBe(true);
});
