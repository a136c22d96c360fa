import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createElementClass, define } from '../../widgets/kit/element/define.ts';
import type { Widget } from '../../widgets/kit/element/widget.ts';

interface CounterState {
  count: number;
  add(by: number): number;
}

const attributes = { startAt: 'number', open: 'boolean', tone: ['calm', 'loud'] } as const;

const changes = vi.fn();

const counter: Widget<CounterState, typeof attributes> = {
  tag: 'hire-counter',
  loadWhen: 'near',
  attributes,
  sheets: [],
  View: () => null,
  createStore: ({ values }) =>
    createStore<CounterState>()((set, get) => ({
      count: values().startAt ?? 0,
      add: (by) => {
        set({ count: get().count + by });
        return get().count;
      },
    })),
  onChange: (_, values) => changes(values),
  methods: {
    add: (store, by: number) => store.getState().add(by),
    open: () => 'opened',
  },
};

/** The parts of the DOM that an element uses before it is added to a document. */
class StubElement extends EventTarget {
  shadowRoot: EventTarget | undefined;

  attachShadow() {
    this.shadowRoot = new EventTarget();
    return this.shadowRoot;
  }
}

type CounterElement = Record<'startAt' | 'open' | 'tone', unknown> & {
  add(by: number): number;
  attributeChangedCallback(name: string, old: string | null, text: string | null): void;
};

function createCounter() {
  const element = new (createElementClass(counter))() as unknown as CounterElement;
  const setAttribute = (name: string, text: string | null) =>
    element.attributeChangedCallback(name, null, text);
  return { element, setAttribute };
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', StubElement);
  changes.mockClear();
  return () => vi.unstubAllGlobals();
});

test('a server gets a class and registers nothing', () => {
  vi.unstubAllGlobals();
  expect(define(counter)).toHaveProperty('observedAttributes', ['start-at', 'open', 'tone']);
});

test('a tag is registered once, and a second definition is only logged', () => {
  const registry = new Map<string, unknown>();
  vi.stubGlobal('customElements', {
    get: (tag: string) => registry.get(tag),
    define: (tag: string, type: unknown) => registry.set(tag, type),
  });
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const first = define(counter);
  expect(info).not.toHaveBeenCalled();
  define(counter);
  expect(registry).toEqual(new Map([['hire-counter', first]]));
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('hire-counter'));
});

test('an attribute sets the property of the same name, and removing it resets the property', () => {
  const { element, setAttribute } = createCounter();
  setAttribute('start-at', '3');
  setAttribute('open', '');
  setAttribute('tone', 'loud');
  expect(element).toMatchObject({ startAt: 3, tone: 'loud' });
  setAttribute('start-at', null);
  setAttribute('tone', null);
  expect(element).toMatchObject({ startAt: undefined, tone: undefined });
});

test('a method works on the state of its own element', () => {
  const [one, other] = [createCounter().element, createCounter().element];
  one.startAt = 5;
  expect(one.add(2)).toBe(7);
  expect(one.add(1)).toBe(8);
  expect(other.add(1)).toBe(1);
});

test('a change is reported with all values, once the element has a state', () => {
  const { element, setAttribute } = createCounter();
  setAttribute('tone', 'calm');
  expect(changes).not.toHaveBeenCalled();
  element.add(1);
  element.startAt = 4;
  expect(changes).toHaveBeenCalledExactlyOnceWith({
    ...{ startAt: 4, tone: 'calm', open: false, messages: undefined },
  });
});

test('a name that is a method and an attribute reads as the method and sets the attribute', () => {
  const { element } = createCounter();
  element.add(0);
  expect((element.open as () => string)()).toBe('opened');
  element.open = true;
  expect(element.open).toBeTypeOf('function');
  expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ open: true }));
});
