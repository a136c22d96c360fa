import type { StoreApi } from 'zustand/vanilla';
import { focusedElement } from '../element/focused-element.ts';

/** The state of a form. One without steps has no `step` and no `goTo`. */
export interface FormState {
  answers: object;
  progress: string;
  /** Set when answers were restored. */
  isResumed?: boolean;
  step?: number;
  goTo?(step: number): void;
}

/** The draft in an entry of the browser's history, in `history.state.hireDraft`. */
interface Draft {
  /** The steps of the entries up to this one. */
  trail: (number | undefined)[];
  state: KeptState;
}

interface KeptState {
  answers?: object;
}

/** How long a change waits to be written, in milliseconds: Safari allows 100 writes in 30 seconds. */
const DELAY = 400;

/**
 * Keeps a form's answers and step in the browser's history, so that they survive a reload, and Back and
 * Forward. Each step is an entry at the same address, so that Back goes to the step before. Once the
 * form is sent, nothing is kept, and Back leaves the page. For a widget that owns its page only.
 * Returns a function that ends it.
 */
export function keepInHistory<S extends FormState>(
  store: StoreApi<S>,
  /** Copies what is kept of a state. */
  copy: (state: S) => KeptState,
): () => void {
  const initialAnswers: object = store.getInitialState().answers;
  const readDraft = (): Draft | undefined => history.state?.hireDraft;

  let trail = readDraft()?.trail ?? [store.getInitialState().step];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** `history.go()` was called and its popstate event has not come; the store may change until then. */
  let isGoing = false;
  /** The form was sent, and not reset since. */
  let isOver = false;

  const createState = () => {
    const state = copy({ ...store.getState(), step: undefined });
    return { ...history.state, hireDraft: isOver ? undefined : { trail, state } };
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('beforeunload', write);
    removeEventListener('pagehide', write);
  };
  const write = () => {
    cancel();
    history.replaceState(createState(), '');
  };
  /** Chromium ignores what is written later than on `beforeunload`, which Safari on iOS lacks. */
  const writeSoon = () => {
    timer ??= setTimeout(write, DELAY);
    addEventListener('beforeunload', write);
    addEventListener('pagehide', write);
  };
  const followStep = () => {
    if (isGoing) return;
    const step = isOver ? trail[0] : store.getState().step;
    const stepsBack = trail.length - 1 - trail.lastIndexOf(step);
    if (stepsBack === 0) return;
    if (stepsBack < trail.length) {
      isGoing = true;
      return history.go(-stepsBack);
    }
    write();
    trail = [...trail, step];
    history.pushState(createState(), '');
  };
  const onPopState = () => {
    const wasGoing = isGoing;
    isGoing = false;
    if (wasGoing) keepFocus();
    const draft = readDraft();
    if (draft) trail = draft.trail;
    // A link to a fragment fires popstate too, and its entry has no draft yet.
    if (draft && !wasGoing) store.getState().goTo?.(trail.at(-1) as number);
    else followStep();
    write();
  };

  const kept = readDraft()?.state;
  if (kept) {
    // Input from before the script was loaded is newer than the stored draft.
    const entered = Object.entries(store.getState().answers).filter(
      ([name, answer]) => answer !== initialAnswers[name as never],
    );
    const answers = { ...initialAnswers, ...kept.answers, ...Object.fromEntries(entered) };
    store.setState({ ...kept, answers, step: trail.at(-1), isResumed: true } as Partial<S>);
  }
  const unsubscribe = store.subscribe(({ progress, answers }) => {
    isOver = progress === 'sent' || (isOver && answers !== initialAnswers);
    followStep();
    writeSoon();
  });
  addEventListener('popstate', onPopState);
  // The visitor may have gone on before this module was loaded.
  followStep();
  return () => {
    cancel();
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}

/** After the popstate event of an entry with a fragment, the browser moves the focus there. */
function keepFocus() {
  const focused = focusedElement() as HTMLElement | null;
  setTimeout(() => focused?.focus({ preventScroll: true }));
}
