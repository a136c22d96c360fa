import type { StoreApi } from 'zustand/vanilla';
import type { AttributeKinds } from '../element/attributes.ts';
import type { Instance } from '../element/widget.ts';

// biome-ignore lint/suspicious/noExplicitAny: drafts of all widgets are in one set
type AnyInstance = Instance<any, AttributeKinds>;

/** The fields of a form's store that this module reads; widgets have more. */
interface FormLikeState {
  answers?: object;
  progress?: string;
  [more: string]: unknown;
}

/** Removed elements whose answers were not sent. Kept in memory only, until the page is closed. */
const drafts = new Set<AnyInstance>();

/** Keeps the answers of a removed element, if they were not sent, for its replacement. */
const save = (instance: AnyInstance): unknown => hasUnsentAnswers(instance) && drafts.add(instance);

/**
 * Gives a new element without answers those of the first matching one that was removed, and its
 * step: a single-page app often replaces an element by an equal one, and a visitor should lose
 * nothing by that. Elements match when tag, id, `partner`, `campaign` and `for-role` are equal.
 * Whether a dialog opens is decided by `open` alone.
 */
function resume(instance: AnyInstance): void {
  drafts.delete(instance);
  if (hasUnsentAnswers(instance)) return;
  for (const draft of drafts) {
    if (keyOf(draft) !== keyOf(instance)) continue;
    drafts.delete(draft);
    if (hasUnsentAnswers(draft)) {
      storeOf(instance).setState(copyDraft(storeOf(draft).getState()));
      break;
    }
  }
}

function keyOf({ element, values }: AnyInstance): string {
  const { partner, campaign, forRole } = values();
  return [element?.localName, element?.id, partner, campaign, forRole].join();
}

const hasUnsentAnswers = (instance: AnyInstance): boolean => {
  const { getState, getInitialState } = storeOf(instance);
  return getState().answers !== getInitialState().answers && getState().progress !== 'sent';
};

/** Copies the answers and the step. JSON drops the actions, which belong to the old store. */
export function copyDraft(form: object): FormLikeState {
  const { isOpen, messages, validationFailures, progress, ...state } = form as FormLikeState;
  return JSON.parse(JSON.stringify(state));
}

const storeOf = (instance: AnyInstance): StoreApi<FormLikeState> => instance.store();

/** For the `drafts` of every widget with a form. */
export const formDrafts = { save, resume };
