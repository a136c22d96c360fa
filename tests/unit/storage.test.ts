import { afterEach, expect, test, vi } from 'vitest';

type Storage = typeof import('../../widgets/kit/triggers/storage.ts');

/** Imported anew for each test, because the module keeps values in memory. */
const importStorage = (): Promise<Storage> => {
  vi.resetModules();
  return import('../../widgets/kit/triggers/storage.ts');
};
const blocked = () => {
  throw new Error('blocked');
};

afterEach(() => void vi.unstubAllGlobals());

test('stores in session storage that the popup was seen', async () => {
  const { popupSeen } = await importStorage();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(popupSeen.read()).toBe(false);
  popupSeen.write();
  expect([...stored.keys()]).toEqual(['newsletter-popup-seen']);
  expect((await importStorage()).popupSeen.read()).toBe(true);
});

test('keeps in memory that the popup was seen if session storage is blocked', async () => {
  const { popupSeen } = await importStorage();
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  expect(popupSeen.read()).toBe(false);
  popupSeen.write();
  expect(popupSeen.read()).toBe(true);
});

test('stores when a popover was shown, under one key', async () => {
  const { popoverShownAt } = await importStorage();
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
  const { popoverShownAt } = await importStorage();
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  popoverShownAt.write(1_900_000_000_000);
  expect(popoverShownAt.read()).toBe(1_900_000_000_000);
});
