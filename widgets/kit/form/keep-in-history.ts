import type { keepInHistory as keep } from './history-draft.ts';

/**
 * Calls `keepInHistory` of history-draft.ts, which is fetched only on pages that a form owns. Where that
 * fails, the form works and is forgotten on a reload.
 */
export function keepInHistory(...input: Parameters<typeof keep>): () => void {
  const ending = import('./history-draft.ts').then(
    (module) => module.keepInHistory(...input),
    () => () => {},
  );
  return () => void ending.then((end) => end());
}
