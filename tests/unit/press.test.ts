import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPress, pressedControl, widgetNamedBy } from '../../widgets/kit/press/press.ts';
import { DEADLINE_MS, SLOW_LOAD_MS } from '../../widgets/kit/times.ts';
import { defer } from './deferred.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A button that opens nothing of ours, so no link is followed if its code cannot be loaded. */
function button() {
  const attributes = new Map<string, string>();
  return {
    matches: () => false,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement;
}

function setUp() {
  const codes = [defer<boolean>(), defer<boolean>()];
  const [first, second] = codes as [(typeof codes)[0], (typeof codes)[0]];
  const load = vi.fn(() => first.promise).mockReturnValueOnce(first.promise);
  load.mockReturnValueOnce(second.promise);
  const act = vi.fn();
  const notice = { showSlow: vi.fn(), showFailure: vi.fn(), hide: vi.fn() };
  return { press: createPress(load, act, notice), load, act, notice, first, second };
}

test('a button that is pressed twice while its code loads does its work once', async () => {
  const { press, load, act, first } = setUp();
  const control = button();
  const pressed = [press(control), press(control)];
  expect(control.hasAttribute('aria-busy')).toBe(true);
  first.resolve(true);
  await Promise.all(pressed);
  expect(load).toHaveBeenCalledOnce();
  expect(act.mock.calls).toEqual([[control]]);
  expect(control.hasAttribute('aria-busy')).toBe(false);
});

test('a visitor is told of a slow press and of one that fails, and the retry does its work', async () => {
  const { press, act, notice, first, second } = setUp();
  const control = button();
  const pressed = press(control);
  vi.advanceTimersByTime(SLOW_LOAD_MS);
  expect(notice.showSlow).toHaveBeenCalledOnce();
  expect(notice.showFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(DEADLINE_MS - SLOW_LOAD_MS);
  expect(notice.showFailure).toHaveBeenCalledOnce();
  notice.showFailure.mock.lastCall?.[1]();
  first.resolve(false);
  await pressed;
  expect(notice.showFailure).toHaveBeenCalledOnce();
  second.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
  expect(notice.hide).toHaveBeenCalledOnce();
});

test('an opener opens the next widget of its kind, and the first one if none follows', () => {
  const widgets = [1, 2, 3].map((place) => ({ localName: 'hire-apply', id: '', place }));
  vi.stubGlobal('document', { querySelectorAll: () => widgets });
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
  const openedAfter = (own: number) =>
    widgetNamedBy({
      dataset: { hireOpen: 'apply' },
      compareDocumentPosition: ({ place }: (typeof widgets)[0]) => (place > own ? 4 : 2),
    } as unknown as HTMLElement);
  expect(openedAfter(0)).toBe(widgets[0]);
  expect(openedAfter(1)).toBe(widgets[1]);
  expect(openedAfter(3)).toBe(widgets[0]);
});

test.each([
  ['opens a widget', {}, {}, true],
  ['is for a new tab', { ctrlKey: true }, {}, false],
  ['was handled by another script', { defaultPrevented: true }, {}, false],
  ['shows which field of its form is invalid', {}, { checkValidity: (): boolean => false }, false],
  [
    'is in a form that checks itself',
    {},
    { checkValidity: (): boolean => false, noValidate: true },
    true,
  ],
])(
  'a press that %s counts as one of ours only if it opens a widget',
  (_, changed, form, counts) => {
    class Opener {
      readonly form: object = { noValidate: false, checkValidity: () => true, ...form };
      matches = () => true;
    }
    vi.stubGlobal('HTMLElement', Opener);
    const opener = new Opener();
    const event = { composedPath: () => [opener], ...changed } as unknown as MouseEvent;
    expect(pressedControl(event)).toBe(counts ? opener : undefined);
  },
);
