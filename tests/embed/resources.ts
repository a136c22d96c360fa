import type { Page } from 'playwright/test';

/** The resources that are in use on a page. */
export interface ResourceCounts {
  /** Listeners on objects that outlive an element: window, document, root and body. */
  readonly listeners: number;
  readonly observers: number;
  readonly timers: number;
  readonly frames: number;
  /** Removed elements that are still in memory. */
  readonly held: number;
  readonly nodes: number;
}

declare global {
  interface Window {
    inUse: {
      listeners: Set<string>;
      observed: Map<object, number>;
      timers: Set<unknown>;
      frames: Set<number>;
      held: WeakRef<Element>[];
    };
  }
}

/** Counts resources from before the first script of the page runs. */
export const watchResources = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const use: Window['inUse'] = {
      listeners: new Set(),
      observed: new Map(),
      timers: new Set(),
      frames: new Set(),
      held: [],
    };
    Object.assign(window, { inUse: use });

    const ids = new WeakMap<object, number>();
    let last = 0;
    const idOf = (thing: object) => {
      if (!ids.has(thing)) ids.set(thing, ++last);
      return ids.get(thing);
    };
    const outlives = (target: unknown): target is object =>
      target === undefined ||
      target === window ||
      target === document ||
      target === document.documentElement ||
      target === document.body ||
      target instanceof MediaQueryList;
    const keyOf = (target: object, type: string, listener: object, options: unknown) => {
      const isCapturing =
        typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
      return [idOf(target ?? window), type, idOf(listener), Boolean(isCapturing)].join();
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (listener && outlives(this)) {
        const key = keyOf(this, type, listener, options);
        use.listeners.add(key);
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (signal) {
          const forget = () => use.listeners.delete(key);
          addEventListener.call(signal, 'abort', forget, { once: true });
        }
      }
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener && outlives(this)) use.listeners.delete(keyOf(this, type, listener, options));
      return removeEventListener.call(this, type, listener, options);
    };

    for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
      const { observe, disconnect } = prototype;
      const add = (observer: object, by: number) => {
        const count = (use.observed.get(observer) ?? 0) + by;
        if (count > 0) use.observed.set(observer, count);
        else use.observed.delete(observer);
      };
      prototype.observe = function (this: object, ...input: unknown[]) {
        add(this, 1);
        return Reflect.apply(observe, this, input);
      };
      prototype.disconnect = function (this: object) {
        use.observed.delete(this);
        return Reflect.apply(disconnect, this, []);
      };
      if (!('unobserve' in prototype)) continue;
      const { unobserve } = prototype;
      prototype.unobserve = function (this: object, target: Element) {
        add(this, -1);
        return Reflect.apply(unobserve, this, [target]);
      };
    }

    const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
    Object.assign(window, {
      setTimeout: (act: (...input: unknown[]) => void, delay?: number, ...input: unknown[]) => {
        const timer = setTimeout(() => {
          use.timers.delete(timer);
          act(...input);
        }, delay);
        use.timers.add(timer);
        return timer;
      },
      clearTimeout: (timer?: number) => {
        use.timers.delete(timer);
        clearTimeout(timer);
      },
      setInterval: (act: () => void, delay?: number) => {
        const timer = setInterval(act, delay);
        use.timers.add(timer);
        return timer;
      },
      clearInterval: (timer?: number) => {
        use.timers.delete(timer);
        clearInterval(timer);
      },
    });
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    Object.assign(window, {
      requestAnimationFrame: (act: FrameRequestCallback) => {
        const frame = requestAnimationFrame((time) => {
          use.frames.delete(frame);
          act(time);
        });
        use.frames.add(frame);
        return frame;
      },
      cancelAnimationFrame: (frame: number) => {
        use.frames.delete(frame);
        cancelAnimationFrame(frame);
      },
    });
  });

/** Collects garbage, and counts the resources that remain. */
export async function readResources(page: Page): Promise<ResourceCounts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The second round collects objects that settled promises or events referenced.
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(0))));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const counted = await page.evaluate(() => ({
    listeners: window.inUse.listeners.size,
    observers: window.inUse.observed.size,
    timers: window.inUse.timers.size,
    frames: window.inUse.frames.size,
    held: window.inUse.held.filter((reference) => reference.deref()).length,
  }));
  return { ...counted, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN };
}
