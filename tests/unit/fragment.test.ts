import { afterEach, expect, test, vi } from 'vitest';
import { keepInFragment } from '../../widgets/kit/fragment.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tool on a page at an address, which keeps its ticks in the fragment. */
function open(address: string, base = address) {
  const page = new EventTarget();
  const location = new URL(address);
  const history = {
    state: null as unknown,
    replaceState: (state: unknown, _: string, url: string) => {
      history.state = state;
      const changed = new URL(url, base);
      if (changed.origin !== location.origin) throw new DOMException('', 'SecurityError');
      location.href = changed.href;
    },
  };
  for (const [name, value] of Object.entries({
    location,
    history,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }))
    vi.stubGlobal(name, value);
  let ticks = '';
  const save = keepInFragment({
    names: ['done'],
    read: ({ done = '' }) => {
      ticks = done;
    },
    write: () => ticks && `done=${ticks}`,
  });
  const arriveAt = (fragment: string, state: unknown = null) => {
    location.hash = fragment;
    history.state = state;
    page.dispatchEvent(new Event('hashchange'));
  };
  return {
    location,
    ticks: () => ticks,
    tick: (all: string) => {
      ticks = all;
      save();
    },
    followLink: (fragment: string) => arriveAt(fragment),
    goBackTo: (fragment: string) => arriveAt(fragment, { isKept: true }),
  };
}

test('a page with the <base> of another site keeps its choices in its own address', () => {
  const page = open('https://site.example/first-ten?p=5', 'https://cdn.example/');
  page.tick('1.2');
  expect(page.location.href).toBe('https://site.example/first-ten?p=5#done=1.2');
});

test('a fragment of the page, like that of the skip link, changes nothing and loses nothing', () => {
  vi.useFakeTimers();
  const page = open('https://site.example/first-ten');
  page.followLink('#main');
  expect(page.location.hash).toBe('#main');
  page.tick('1.2');
  page.followLink('#main');
  vi.runAllTimers();
  expect(page.ticks()).toBe('1.2');
  expect(page.location.hash).toBe('#done=1.2');
  vi.useRealTimers();
});

test('the parameters of the address stay', () => {
  const page = open('https://site.example/first-ten?utm_source=mail');
  page.tick('1');
  expect(page.location.href).toBe('https://site.example/first-ten?utm_source=mail#done=1');
});

test('a link with ticks of its own is read, and an entry that Back leads to is not', () => {
  const page = open('https://site.example/first-ten#done=3');
  expect(page.ticks()).toBe('3');
  page.followLink('#done=4.5');
  expect(page.ticks()).toBe('4.5');
  page.goBackTo('#done=3');
  expect(page.ticks()).toBe('4.5');
});
