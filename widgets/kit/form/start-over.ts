import type { StoreApi } from 'zustand/vanilla';
import type { clearedMessages } from './content.ts';
import { copyDraft } from './drafts.ts';
import type { FormDeps, FormState } from './form.ts';
import { createNotice, type FormMessages } from './form-notices.ts';
import { isLocked } from './form-progress.ts';

/** How long a visitor can take it back. */
const UNDO_MS = 10_000;

interface State extends FormState<object> {
  messages: FormMessages & typeof clearedMessages;
}

/**
 * Clears a form for its visitor. A notice offers to bring everything back, and then to show it again.
 */
export function createStartOver(
  { getState, setState }: Pick<StoreApi<State>, 'getState' | 'setState'>,
  { notify }: Pick<FormDeps, 'notify'>,
  showAgain = () => {},
): (press: { detail: number }) => void {
  return ({ detail }) => {
    const { messages, answers, blank, progress, reset } = getState();
    const draft = copyDraft(getState());
    reset();
    // A second press: the notice still brings back what the first one cleared.
    if (answers === blank || progress === 'sent') return;
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
