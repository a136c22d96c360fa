/** A step of a form, from 1. A form without steps has one entry in the history, with `undefined`. */
type Step = number | undefined;

/** Where a form is in the browser's history. */
export interface HistoryState {
  /** The steps of the form's entries, up to the current entry. Never empty. */
  trail: readonly Step[];
  /**
   * `going`: the browser was asked to go back, and has not arrived. The form may change until then,
   * and its step is followed on arrival.
   */
  entry: 'arrived' | 'going';
  /** `over`: the form was sent, and not reset since. Its confirmation is kept. */
  form: 'open' | 'over';
}

export type HistoryEvent =
  | { type: 'form changed'; step: Step; isSent: boolean; isBlank: boolean }
  /** The browser has refused to add the last entry of the trail. */
  | { type: 'push refused' }
  /** The browser shows another entry. An entry that is new, such as one of a fragment, has no trail. */
  | { type: 'browser arrived'; step: Step; trail: HistoryState['trail'] | undefined };

/** What is to be done, in this order. */
export type HistoryEffect =
  /** Replaces the current entry by the form's present state. */
  | { type: 'write'; trail: HistoryState['trail'] }
  /** Adds an entry after the current one. */
  | { type: 'push'; trail: HistoryState['trail'] }
  | { type: 'go back'; entries: number }
  | { type: 'show step'; step: number }
  | { type: 'keep focus' };

interface Transition {
  state: HistoryState;
  effects: readonly HistoryEffect[];
}

/**
 * Keeps one entry of the history for each step of a form, so that Back goes to the step before. A step
 * that the visitor has been at is gone back to; another one is added. After sending, the first entry is
 * gone back to, so that Back leaves the page.
 */
export function nextHistory(state: HistoryState, event: HistoryEvent): Transition {
  if (event.type === 'form changed') {
    const isOver = event.isSent || (state.form === 'over' && !event.isBlank);
    const changed = { ...state, form: isOver ? 'over' : 'open' } as const;
    return state.entry === 'going' ? { state: changed, effects: [] } : follow(changed, event.step);
  }
  if (event.type === 'push refused') {
    // The current entry is that of the new step instead.
    const { trail } = state;
    return { state: { ...state, trail: [...trail.slice(0, -2), trail.at(-1)] }, effects: [] };
  }
  const trail = event.trail ?? state.trail;
  const arrived = { ...state, trail, entry: 'arrived' } as const;
  const write = { type: 'write', trail } as const;
  if (state.entry === 'arrived' && event.trail) {
    const step = trail.at(-1);
    const show = step === undefined ? [] : [{ type: 'show step', step } as const];
    return { state: arrived, effects: [write, ...show] };
  }
  const { state: followed, effects } = follow(arrived, event.step);
  const keep = state.entry === 'going' ? [{ type: 'keep focus' } as const] : [];
  return { state: followed, effects: [...keep, write, ...effects] };
}

/** Moves to the entry of a step: back to the last one that has it, or on to a new one. */
function follow(state: HistoryState, current: Step): Transition {
  const { trail } = state;
  const step = state.form === 'over' ? trail[0] : current;
  const index = trail.lastIndexOf(step);
  const entries = trail.length - 1 - index;
  if (entries === 0) return { state, effects: [] };
  if (index >= 0) {
    return { state: { ...state, entry: 'going' }, effects: [{ type: 'go back', entries }] };
  }
  const longer = [...trail, step];
  return {
    state: { ...state, trail: longer },
    effects: [
      { type: 'write', trail },
      { type: 'push', trail: longer },
    ],
  };
}

/**
 * The answers of a restored form: those that were kept, but what was entered before the script was loaded
 * is newer. `initial` are the answers of an untouched form.
 */
export function restoreAnswers(initial: object, kept: object | undefined, current: object): object {
  const entered = Object.entries(current).filter(
    ([name, answer]) => answer !== initial[name as never],
  );
  return { ...initial, ...kept, ...Object.fromEntries(entered) };
}
