import { afterEach, expect, test, vi } from 'vitest';
import { memory } from '../../widgets/kit/memory.ts';

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

test('NP8 where storage is closed the page goes on, and remembers for itself', () => {
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
