import { afterEach, expect, test, vi } from 'vitest';
import { memory, popoverShown } from '../../widgets/kit/memory.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what is kept is found in the session’s storage', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(memory.has('one')).toBe(false);
  memory.keep('one');
  expect(memory.has('one')).toBe(true);
  expect([...kept.keys()]).toEqual(['one']);
});

test('where storage is closed the page goes on, and remembers for itself', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
  });
  expect(memory.has('two')).toBe(false);
  memory.keep('two');
  expect(memory.has('two')).toBe(true);
});

test('of a popover one moment is kept, under one key', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(popoverShown.last()).toBe(0);
  popoverShown.keep(1_700_000_000_000);
  expect([...kept]).toEqual([['hire-popover-shown', '1700000000000']]);
  kept.set('hire-popover-shown', '1800000000000');
  expect(popoverShown.last()).toBe(1_800_000_000_000);
});

test('where storage is closed a popover’s moment is remembered for as long as the page lives', () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  popoverShown.keep(1_900_000_000_000);
  expect(popoverShown.last()).toBe(1_900_000_000_000);
});
