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

  /** A traversal of ours is on its way: it ends in a popstate, and the store may be ahead by then. */
  let isReturning = false;

  const follow = () => {
    const { step } = store.getState();
    if (isReturning || step === trail[at]) return;
    if (step === trail[at - 1]) {
      isReturning = true;
      return history.back();
    }
    at += 1;
    trail.splice(at, trail.length, step);
    history.pushState(mark(), '');
  };
  const onPop = ({ state }: PopStateEvent) => {
    const wasReturning = isReturning;
    isReturning = false;
    const step = trail[state?.hireTrail];
    // A link to a place in the page pops too, without a state of ours.
    if (step === undefined) return;
    at = state.hireTrail;
    if (wasReturning) follow();
    else store.getState().goTo(step);
  };
  const leave = store.subscribe(follow);
  addEventListener('popstate', onPop);
  return () => {
    leave();
    removeEventListener('popstate', onPop);
  };
}
