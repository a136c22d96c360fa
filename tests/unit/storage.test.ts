import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { popoverShownAt, popupSeen } from '../../widgets/kit/triggers/storage.ts';

const blocked = () => {
  throw new Error('blocked');
};

/** Without storage, the page keeps the values. */
beforeEach(() => void vi.stubGlobal('document', {}));
afterEach(() => void vi.unstubAllGlobals());

test('stores in session storage that the popup was seen', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(popupSeen.read()).toBe(false);
  popupSeen.write();
  expect([...stored.keys()]).toEqual(['newsletter-popup-seen']);
  vi.stubGlobal('document', {});
  expect(popupSeen.read()).toBe(true);
});

test('keeps in memory that the popup was seen if session storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  expect(popupSeen.read()).toBe(false);
  popupSeen.write();
  expect(popupSeen.read()).toBe(true);
});

test('stores when a popover was shown, under one key', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(popoverShownAt.read()).toBe(0);
  popoverShownAt.write(1_700_000_000_000);
  expect([...stored]).toEqual([['hire-popover-shown', '1700000000000']]);
  stored.set('hire-popover-shown', '1800000000000');
  expect(popoverShownAt.read()).toBe(1_800_000_000_000);
});

test('keeps the time of a popover in memory if local storage is blocked', async () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  popoverShownAt.write(1_900_000_000_000);
  expect(popoverShownAt.read()).toBe(1_900_000_000_000);
});
