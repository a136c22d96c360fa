import type { StoreApi } from 'zustand/vanilla';
import type { AttributeKinds } from './attributes.ts';
import type { Instance } from './widget.ts';

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
export const saveDraft = (instance: AnyInstance): unknown =>
  hasUnsentAnswers(instance) && drafts.add(instance);

/**
 * Gives a new element without answers those of the first matching one that was removed, and its
 * step: a single-page app often replaces an element by an equal one, and a visitor should lose
 * nothing by that. Elements match when tag, id, `partner`, `campaign` and `role` are equal. A
 * missing `role` matches every role, because `role` is removed from the tag once it is read, and
 * a copy of the tag has none. Whether a dialog opens is decided by `open` alone.
 */
export function resumeForm(instance: AnyInstance): void {
  drafts.delete(instance);
  if (hasUnsentAnswers(instance)) return;
  for (const draft of drafts) {
    if (!isReplacement(draft, instance)) continue;
    drafts.delete(draft);
    if (hasUnsentAnswers(draft)) {
      storeOf(instance).setState(copyDraft(storeOf(draft).getState()));
      break;
    }
  }
}

function isReplacement(draft: AnyInstance, instance: AnyInstance): boolean {
  const [{ role }, newRole] = [draft.values(), instance.values().role];
  return keyOf(draft) === keyOf(instance) && (newRole ?? role) === role;
}

const keyOf = ({ element, values }: AnyInstance): string =>
  [element?.localName, element?.id, values().partner, values().campaign].join();

const hasUnsentAnswers = (instance: AnyInstance): boolean => {
  const { getState, getInitialState } = storeOf(instance);
  return getState().answers !== getInitialState().answers && getState().progress !== 'sent';
};

/** Copies the answers and the step. JSON drops the actions, which belong to the old store. */
export function copyDraft(form: object): FormLikeState {
  const { isOpen, words, validationFailures, progress, ...state } = form as FormLikeState;
  return JSON.parse(JSON.stringify(state));
}

const storeOf = (instance: AnyInstance): StoreApi<FormLikeState> => instance.store();
