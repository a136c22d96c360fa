/**
 * What `zustand` means in the bundle: its `useStore`, whose own needs `useSyncExternalStore`, which
 * Preact has only in `preact/compat`.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** Reads a store, or what is selected of it, and renders again when the store changes. */
export function useStore<S, T>(store: StoreApi<S>, select?: (state: S) => T): S | T {
  const state = store.getState();
  const [, refresh] = useState({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state of the render that subscribes
  useLayoutEffect(() => {
    const render = () => refresh({});
    if (store.getState() !== state) render();
    return store.subscribe(render);
  }, [store]);
  return select ? select(state) : state;
}
