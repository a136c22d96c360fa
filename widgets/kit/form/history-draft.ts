import type { StoreApi } from 'zustand/vanilla';
import { addEntry, changeEntry, entryState } from '../browser.ts';
import { focusedElement } from '../element/focused-element.ts';
import { gatherWrites, type Writes } from '../gather-writes.ts';
import {
  type HistoryEffect,
  type HistoryEvent,
  type HistoryState,
  nextHistory,
  restoreAnswers,
} from './history-trail.ts';
import { scrollIntoViewIfNeeded } from './scroll-into-view-if-needed.ts';

/** The state of a form. One without steps has no `step` and no `goTo`. */
export interface FormState {
  answers: object;
  /** The answers of an untouched form. */
  blank: object;
  progress: string;
  /** Set once the form was sent, until it is reset. */
  sentAt?: string | undefined;
  /** Set when answers were restored. */
  isResumed?: boolean;
  step?: number;
  goTo?(step: number): void;
  /** Resumes what was entered on an earlier visit to the page in this tab. Unset if there is nothing. */
  resumeEarlier?: (() => void) | undefined;
}

/** The draft in an entry of the browser's history, in `history.state.hireDraft`. */
interface Draft {
  /** The steps of the entries up to this one. */
  trail: HistoryState['trail'];
  state: KeptState;
}

/** What is kept of a form's state. */
interface KeptState {
  answers?: object;
  progress?: string;
  wasSentBefore?: boolean;
}

/**
 * Keeps a form's answers and step in the browser's history, so that they survive a reload, and Back and
 * Forward. A form that was sent shows its confirmation again. Each step is an entry at the same address:
 * see history-trail.ts. A visitor who comes back by a link is offered the newest draft that was not sent.
 * `copy` copies what is kept of a state. For a widget that owns its page only. Returns a function that
 * ends it.
 */
export function keepInHistory<S extends FormState>(
  store: StoreApi<S>,
  copy: (state: S) => KeptState,
): () => void {
  const draft = readDraft();
  let state: HistoryState = {
    trail: draft?.trail ?? [store.getInitialState().step],
    entry: 'arrived',
    form: 'open',
  };

  /** The steps of the entries up to the one that is written to. */
  let { trail } = state;
  const isBlank = () => store.getState().answers === store.getState().blank;
  const readCurrent = (): Draft => {
    const { progress } = store.getState();
    const kept = copy({ ...store.getState(), step: undefined });
    return {
      trail,
      state: progress === 'sent' ? { ...kept, progress, wasSentBefore: true } : kept,
    };
  };
  const hasNoDraft = () => isBlank() || state.form === 'over';
  const writes = gatherDraftWrites(readCurrent, hasNoDraft);
  const run = (effect: HistoryEffect) => {
    if (effect.type === 'write' || effect.type === 'push') ({ trail } = effect);
    if (effect.type === 'go back') history.go(-effect.entries);
    if (effect.type === 'show step') store.getState().goTo?.(effect.step);
    if (effect.type === 'keep focus') keepFocus();
    if (effect.type === 'write') writes.writeNow();
    if (effect.type === 'push' && !addEntry({ hireDraft: readCurrent() })) {
      send({ type: 'push refused' });
      ({ trail } = state);
      writes.writeSoon();
    }
  };
  const send = (event: HistoryEvent) => {
    const next = nextHistory(state, event);
    state = next.state;
    next.effects.forEach(run);
  };
  const onChange = () => {
    const { step, sentAt } = store.getState();
    send({ type: 'form changed', step, isSent: sentAt !== undefined, isBlank: isBlank() });
  };
  const onPopState = () =>
    send({ type: 'browser arrived', step: store.getState().step, trail: readDraft()?.trail });

  if (draft) resume(store, draft);
  else offerEarlier(store);
  const unsubscribe = store.subscribe(() => {
    onChange();
    writes.writeSoon();
  });
  addEventListener('popstate', onPopState);
  // The form may be at a later step already: it was moved, or the host has filled it in.
  onChange();
  return () => {
    writes.cancel();
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}

/** Gathers the writes of the current draft to the current entry, and leaves it for `findEarlier`. */
function gatherDraftWrites(readCurrent: () => Draft, hasNoDraft: () => boolean): Writes {
  let wasFilled = false;
  return gatherWrites(() => {
    const draft = readCurrent();
    changeEntry({ hireDraft: draft });
    wasFilled ||= !hasNoDraft();
    if (wasFilled) leaveForLater(hasNoDraft() ? undefined : draft);
  });
}

function resume<S extends FormState>(store: StoreApi<S>, { trail, state }: Draft): void {
  const { blank, answers: current } = store.getState();
  const answers = restoreAnswers(blank, state.answers, current);
  const resumed = { ...state, answers, step: trail.at(-1), isResumed: true };
  store.setState(resumed as unknown as Partial<S>);
}

/** The step that a form resumes at, also before its code has loaded: the last one if it was sent. */
export function keptStep(last: number): number | undefined {
  const { state, trail } = readDraft() ?? {};
  return state?.progress === 'sent' ? last : trail?.at(-1);
}

const readDraft = (): Draft | undefined => entryState().hireDraft as Draft | undefined;

/** Leaves a draft for `findEarlier`, which cannot read `history.state` of another entry. */
const leaveForLater = (hireDraft: Draft | undefined): void =>
  window.navigation?.updateCurrentEntry({ state: { hireDraft: hireDraft ?? null } });

/** Offers the draft of an earlier visit to the page, as long as nothing is entered. */
function offerEarlier<S extends FormState>(store: StoreApi<S>): void {
  const earlier = findEarlier();
  const { answers, blank } = store.getState();
  if (!earlier || answers !== blank) return;
  const offer = (resumeEarlier: FormState['resumeEarlier']) =>
    store.setState({ resumeEarlier } as Partial<S>);
  offer(() => resume(store, earlier));
  const unsubscribe = store.subscribe(({ answers, blank }) => {
    if (answers === blank) return;
    unsubscribe();
    offer(undefined);
  });
}

/** The newest draft of this page in the entries before the current one, unless it was sent or discarded. */
function findEarlier(): Draft | undefined {
  const { navigation } = window;
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  return entries
    .filter(({ url }) => url && new URL(url).pathname === location.pathname)
    .map((entry) => (entry.getState() as { hireDraft?: Draft } | undefined)?.hireDraft)
    .filter((left) => left !== undefined)
    .at(-1) as Draft | undefined;
}

/**
 * After the popstate event, the browser moves the focus to the fragment of the entry. Firefox and WebKit
 * also scroll to where the visitor was in that entry.
 */
function keepFocus() {
  const focused = focusedElement() as HTMLElement;
  setTimeout(() => {
    focused.focus({ preventScroll: true });
    scrollIntoViewIfNeeded(focused);
  });
}
