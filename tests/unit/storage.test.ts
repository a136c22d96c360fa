import { afterEach, expect, test, vi } from 'vitest';
import { popoverShownAt, sessionFlags } from '../../widgets/kit/triggers/storage.ts';

afterEach(() => void vi.unstubAllGlobals());

test('stores flags in session storage', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(sessionFlags.has('one')).toBe(false);
  sessionFlags.set('one');
  expect(sessionFlags.has('one')).toBe(true);
  expect([...stored.keys()]).toEqual(['one']);
});

test('keeps flags in memory if session storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  expect(sessionFlags.has('two')).toBe(false);
  sessionFlags.set('two');
  expect(sessionFlags.has('two')).toBe(true);
});

test('stores when a popover was shown, under one key', () => {
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

test('keeps the time of a popover in memory if local storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  popoverShownAt.write(1_900_000_000_000);
  expect(popoverShownAt.read()).toBe(1_900_000_000_000);
});
