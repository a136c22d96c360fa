import type { StoreApi } from 'zustand/vanilla';

interface SteppedState {
  step: number;
  goTo(step: number): void;
}

/**
 * Adds a history entry for each step, at the same address, so that the browser's Back button goes to
 * the previous step. For a widget that owns its page only. Returns a function that ends it.
 */
export function syncHistory(store: StoreApi<SteppedState>): () => void {
  /** The step of each of our history entries, and the index of the current one. */
  const steps = [store.getState().step];
  let current = 0;
  const createState = () => ({ ...history.state, hireTrail: current });
  history.replaceState(createState(), '');

  /** `history.back()` was called and its popstate event has not come; the store may change until then. */
  let isGoingBack = false;

  const update = () => {
    const { step } = store.getState();
    if (isGoingBack || step === steps[current]) return;
    if (step === steps[current - 1]) {
      isGoingBack = true;
      return history.back();
    }
    current += 1;
    steps.splice(current, steps.length, step);
    history.pushState(createState(), '');
  };
  const onPopState = ({ state }: PopStateEvent) => {
    const wasGoingBack = isGoingBack;
    isGoingBack = false;
    const step = steps[state?.hireTrail];
    // A link to a fragment fires popstate too, without our state.
    if (step === undefined) return;
    current = state.hireTrail;
    if (wasGoingBack) update();
    else store.getState().goTo(step);
  };
  const unsubscribe = store.subscribe(update);
  addEventListener('popstate', onPopState);
  return () => {
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}
