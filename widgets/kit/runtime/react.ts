/**
 * What `react` means in the bundle that visitors download: the few names that the widgets, zustand
 * and r2wc use, on Preact. `preact/compat` would cost each page 3.2 kB brotli more (12.1 against
 * 8.9 for all that the widgets share). tests/embed/ holds both runtimes to the same behaviour.
 */
import { createElement, Fragment } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export { createElement, Fragment, useCallback, useEffect, useLayoutEffect, useRef, useState };

/** Reads a store, and renders again when what it answers has changed. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
): T {
  const latest = useRef({ value: read(), read });
  latest.current = { value: read(), read };
  const [, refresh] = useState({});
  useLayoutEffect(() => {
    const renderIfStale = () => {
      if (latest.current.read() !== latest.current.value) refresh({});
    };
    renderIfStale();
    return subscribe(renderIfStale);
  }, [subscribe]);
  return latest.current.value;
}

const useDebugValue = () => {};

export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
