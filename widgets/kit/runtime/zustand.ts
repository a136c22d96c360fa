/**
 * Replaces `zustand` in the bundle. Its own `useStore` needs `useSyncExternalStore`, which Preact has in
 * `preact/compat` only.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** Returns a store's state, or what `select` picks, and renders again when the store changes. */
export function useStore<S, T>(store: StoreApi<S>, select?: (state: S) => T): S | T {
  const state = store.getState();
  const [, refresh] = useState({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the state of the render that subscribes
  useLayoutEffect(() => {
    const render = () => refresh({});
    if (store.getState() !== state) render();
    return store.subscribe(render);
  }, [store]);
  return select ? select(state) : state;
}
