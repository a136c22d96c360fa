import { afterEach, expect, test, vi } from 'vitest';
import { onEngagement } from '../../widgets/kit/triggers/engagement.ts';
import { popupSeen } from '../../widgets/kit/triggers/storage.ts';

const watched = vi.hoisted(() => [] as [name: string, amount: number, fire: () => void][]);
vi.mock('../../widgets/kit/triggers/triggers.ts', () => {
  const watch = (name: string) => (amount: number) => (fire: () => void) =>
    void watched.push([name, amount, fire]);
  return { watchTime: watch('time'), watchScroll: watch('scroll') };
});
vi.mock('../../widgets/kit/once-per-page.ts', () => ({
  oncePerPage: (_: string, create: () => unknown) => create(),
}));

afterEach(() => {
  watched.length = 0;
  vi.unstubAllGlobals();
});

/** What a page waits for, whose visitor has seen the popup or not, or blocks storage. */
function open(wasSeen: boolean | undefined) {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.spyOn(popupSeen, 'read').mockReturnValue(wasSeen as boolean);
  const callback = vi.fn();
  onEngagement(callback);
  return callback;
}

test('a visitor is engaged after ten seconds, or past 30 percent of the page', () => {
  const callback = open(false);
  expect(watched.map(([name, amount]) => [name, amount])).toEqual([
    ['time', 10_000],
    ['scroll', 0.3],
  ]);
  expect(callback).not.toHaveBeenCalled();
  for (const [, , fire] of watched) fire();
  expect(callback).toHaveBeenCalledOnce();
});

test('a visitor who has seen the popup is not watched', () => {
  open(true);
  expect(watched).toEqual([]);
});

test('where storage is blocked only scrolling counts, or the popup would open on each page', () => {
  open(undefined);
  expect(watched.map(([name]) => name)).toEqual(['scroll']);
});
