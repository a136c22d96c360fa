import type { FormState, keepInHistory as keep } from './history-draft.ts';

/**
 * Calls `keepInHistory` of history-draft.ts, which is fetched only on pages that a form owns. Where that
 * fails, the form still works, but a reload loses its answers.
 */
export function loadHistoryDraft<S extends FormState>(
  ...input: Parameters<typeof keep<S>>
): () => void {
  const ending = import('./history-draft.ts').then(
    (module) => module.keepInHistory(...input),
    () => () => {},
  );
  return () => void ending.then((end) => end());
}
