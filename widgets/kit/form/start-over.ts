import type { StoreApi } from 'zustand/vanilla';
import type { clearedMessages } from './content.ts';
import { copyDraft } from './drafts.ts';
import { hasUnsentAnswers } from './form-answers.ts';
import { createNotice, type FormMessages } from './form-notices.ts';
import { isLocked } from './form-request.ts';
import type { FormDeps, FormState } from './form-state.ts';

/** How long the notice offers to undo the clearing. */
const UNDO_MS = 10_000;

interface State extends FormState<object> {
  messages: FormMessages & typeof clearedMessages;
}

/**
 * Creates a function that clears a form for its visitor. A notice offers to undo that: the answers come
 * back, and `showAgain` opens a form that was closed.
 */
export function createStartOver(
  { getState, setState }: Pick<StoreApi<State>, 'getState' | 'setState'>,
  { notify }: Pick<FormDeps, 'notify'>,
  showAgain = () => {},
): (press: { detail: number }) => void {
  return ({ detail }) => {
    const { messages, reset } = getState();
    const isUnsent = hasUnsentAnswers(getState());
    const draft = copyDraft(getState());
    reset();
    // A second press: the notice still brings back what the first one cleared.
    if (!isUnsent) return;
    notify({
      ...createNotice(messages, messages.cleared, 'success'),
      durationMs: UNDO_MS,
      // A press without a click count comes from the keyboard, which is far from the notice.
      takesFocus: detail === 0,
      retryLabel: messages.undo,
      retry: () => {
        if (!isLocked(getState())) setState(draft as Partial<State>);
        showAgain();
      },
    });
  };
}
