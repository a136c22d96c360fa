import type { StoreApi } from 'zustand/vanilla';

interface Stepped {
  step: number;
  goTo(step: number): void;
}

/**
 * Gives each step its own entry in the page's history, at the same address, so that the browser's
 * Back is the step before. Only for a widget that is the page: an embed leaves history alone.
 * Answers how to stop.
 */
export function followHistory(store: StoreApi<Stepped>): () => void {
  const trail = [store.getState().step];
  let at = 0;
  const mark = () => ({ ...history.state, hireTrail: at });
  history.replaceState(mark(), '');

  const onPop = ({ state }: PopStateEvent) => {
    const step = trail[state?.hireTrail ?? 0];
    if (step === undefined) return;
    at = state?.hireTrail ?? 0;
    store.getState().goTo(step);
  };
  const leave = store.subscribe(({ step }) => {
    if (step === trail[at]) return;
    if (step === trail[at - 1]) return history.back();
    at += 1;
    trail.splice(at, trail.length, step);
    history.pushState(mark(), '');
  });
  addEventListener('popstate', onPop);
  return () => {
    leave();
    removeEventListener('popstate', onPop);
  };
}
