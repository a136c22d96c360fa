import type { StoreApi } from 'zustand/vanilla';
import { retriableImport } from '../retriable-import.ts';
import type { FormState, KeptState } from './history-draft.ts';

const loadDrafts = retriableImport('history-draft', () => import('./history-draft.ts'));

/**
 * For a widget that owns its page only: keeps its answers and its step in the browser's history, from
 * when the code for it has loaded, which pages of partners never load. Without it the form works, but
 * a reload empties it. Returns a function that ends it.
 */
export function keepInHistory<S extends FormState>(
  store: StoreApi<S>,
  copy: (state: S) => KeptState,
): () => void {
  const keeping = loadDrafts().then(
    ({ startKeeping }) => startKeeping(store, copy),
    () => undefined,
  );
  return () => void keeping.then((stop) => stop?.());
}
