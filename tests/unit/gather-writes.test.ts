import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherWrites } from '../../widgets/kit/gather-writes.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was written, of a value that changes. */
function startWriting() {
  const written: number[] = [];
  let value = 0;
  let isRefused = false;
  const writes = gatherWrites(() => {
    if (isRefused) throw new DOMException('More than 100 writes in 30 seconds', 'SecurityError');
    written.push(value);
  });
  const change = () => {
    value += 1;
    writes.writeSoon();
  };
  const refuse = (now: boolean) => {
    isRefused = now;
  };
  return { written, change, refuse };
}

test('changes are written at once, and many changes stay below the limit of Safari', () => {
  const { written, change } = startWriting();
  change();
  change();
  expect(written).toEqual([1, 2]);
  for (let count = 0; count < 600; count += 1) {
    change();
    vi.advanceTimersByTime(50);
  }
  expect(written.length).toBeLessThan(100);
  vi.advanceTimersByTime(400);
  expect(written.at(-1)).toBe(602);
});

test('a refused write is tried again later, and throws nothing', () => {
  const { written, change, refuse } = startWriting();
  refuse(true);
  change();
  vi.advanceTimersByTime(10_000);
  refuse(false);
  vi.advanceTimersByTime(2_000);
  expect(written).toEqual([1]);
});

test('what waits is written when the page is left', () => {
  const { written, change } = startWriting();
  for (let count = 0; count < 50; count += 1) change();
  page.dispatchEvent(new Event('pagehide'));
  expect(written.at(-1)).toBe(50);
});
