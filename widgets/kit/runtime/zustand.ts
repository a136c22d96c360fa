/** What `zustand` means in the bundle that visitors download: its binding, on Preact's own hooks. */

import type { StoreApi } from 'zustand/vanilla';
import { useLayoutEffect, useState } from './hooks.ts';

/** Reads a store whole, and renders again when it changes. */
export function useStore<S>(store: StoreApi<S>): S {
  const state = store.getState();
  const [, refresh] = useState({});
  useLayoutEffect(() => {
    const render = () => refresh({});
    if (store.getState() !== state) render();
    return store.subscribe(render);
  }, [store]);
  return state;
}
