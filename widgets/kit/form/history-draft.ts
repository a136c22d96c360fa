import type { StoreApi } from 'zustand/vanilla';
import { focusedElement } from '../element/focused-element.ts';
import {
  type HistoryEffect,
  type HistoryEvent,
  type HistoryState,
  nextHistory,
  restoreAnswers,
} from './history-trail.ts';

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
  trail: HistoryState['trail'];
  state: KeptState;
}

interface KeptState {
  answers?: object;
}

/** How long a change waits to be written: Safari allows 100 writes in 30 seconds. */
const WRITE_DELAY_MS = 400;

/**
 * Keeps a form's answers and step in the browser's history, so that they survive a reload, and Back and
 * Forward. Each step is an entry at the same address: see history-trail.ts. For a widget that owns its
 * page only. Returns a function that ends it.
 */
export function keepInHistory<S extends FormState>(
  store: StoreApi<S>,
  /** Copies what is kept of a state. */
  copy: (state: S) => KeptState,
): () => void {
  const initial = store.getInitialState();
  const draft = readDraft();
  let state: HistoryState = {
    trail: draft?.trail ?? [initial.step],
    entry: 'arrived',
    form: 'open',
  };

  const createEntry = (trail: HistoryState['trail']) => {
    const kept = copy({ ...store.getState(), step: undefined });
    return {
      ...history.state,
      hireDraft: state.form === 'over' ? undefined : { trail, state: kept },
    };
  };
  const writer = delayUntilLeaving(() => history.replaceState(createEntry(state.trail), ''));
  const run = (effect: HistoryEffect) => {
    if (effect.type === 'go back') history.go(-effect.entries);
    if (effect.type === 'show step') store.getState().goTo?.(effect.step);
    if (effect.type === 'keep focus') keepFocus();
    if (effect.type === 'push') history.pushState(createEntry(effect.trail), '');
    if (effect.type === 'write') {
      writer.cancel();
      history.replaceState(createEntry(effect.trail), '');
    }
  };
  const send = (event: HistoryEvent) => {
    const next = nextHistory(state, event);
    state = next.state;
    next.effects.forEach(run);
  };
  const onChange = () => {
    const { step, progress, answers } = store.getState();
    const isBlank = answers === initial.answers;
    send({ type: 'form changed', step, isSent: progress === 'sent', isBlank });
  };
  const onPopState = () =>
    send({ type: 'browser arrived', step: store.getState().step, trail: readDraft()?.trail });

  if (draft) resume(store, draft);
  const unsubscribe = store.subscribe(() => {
    onChange();
    writer.writeSoon();
  });
  addEventListener('popstate', onPopState);
  // The visitor may have gone on before this module was loaded.
  onChange();
  return () => {
    writer.cancel();
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}

function resume<S extends FormState>(store: StoreApi<S>, { trail, state }: Draft): void {
  const [initial, current] = [store.getInitialState().answers, store.getState().answers];
  const answers = restoreAnswers(initial, state.answers, current);
  const resumed = { ...state, answers, step: trail.at(-1), isResumed: true };
  store.setState(resumed as unknown as Partial<S>);
}

const readDraft = (): Draft | undefined => history.state?.hireDraft;

/** Calls `write` a while after `writeSoon`, or earlier if the page is left by then. */
function delayUntilLeaving(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('beforeunload', writeNow);
    removeEventListener('pagehide', writeNow);
  };
  const writeNow = () => {
    cancel();
    write();
  };
  /** Chromium ignores what is written later than on `beforeunload`, which Safari on iOS lacks. */
  const writeSoon = () => {
    timer ??= setTimeout(writeNow, WRITE_DELAY_MS);
    addEventListener('beforeunload', writeNow);
    addEventListener('pagehide', writeNow);
  };
  return { writeSoon, cancel };
}

/** After the popstate event of an entry with a fragment, the browser moves the focus there. */
function keepFocus() {
  const focused = focusedElement() as HTMLElement | null;
  setTimeout(() => focused?.focus({ preventScroll: true }));
}
