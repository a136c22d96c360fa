import type { StoreApi } from 'zustand/vanilla';
import type { AttributeKinds } from '../element/attributes.ts';
import type { Instance } from '../element/widget.ts';
import { type Draft, nextDrafts } from './drafts-queue.ts';
import { hasUnsentAnswers } from './form-answers.ts';
import { applyPageSettings } from './page-settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: drafts of all widgets are in one list
type AnyInstance = Instance<any, AttributeKinds>;

/** The fields of a form's store that this module reads; widgets have more. */
interface FormLikeState {
  answers?: object;
  blank?: object;
  progress?: string;
  [more: string]: unknown;
}

/** Removed elements whose answers were not sent. Kept in memory only, until the page is closed. */
let waiting: readonly AnyInstance[] = [];

/**
 * For the `drafts` of every widget with a form: keeps the answers and the step of a removed element for the
 * one that replaces it. A single-page app often replaces an element by an equal one, and a visitor should
 * lose nothing by that. Elements are equal when tag, id, `partner`, `campaign` and the attributes in
 * `identity` are. Whether a dialog opens is decided by `open` alone.
 */
export function formDrafts(...identity: readonly string[]) {
  const describe = (form: AnyInstance): Draft => {
    const { element, values } = form;
    const attributes = ['partner', 'campaign', ...identity].map((name) => values()[name]);
    return {
      key: [element?.localName, element?.id, ...attributes].join(),
      isUnsent: hasUnsentAnswers(storeOf(form).getState()),
    };
  };
  return {
    save: (form: AnyInstance): void => {
      ({ waiting } = nextDrafts(waiting, { type: 'removed', form }, describe));
    },
    resume: (form: AnyInstance): void => {
      if (storeOf(form).getState().progress === 'sent') return;
      applyPageSettings(form);
      const next = nextDrafts(waiting, { type: 'added', form }, describe);
      waiting = next.waiting;
      if (next.resumed) storeOf(form).setState(copyDraft(storeOf(next.resumed).getState()));
    },
  };
}

/**
 * Copies the answers and the step, without the actions, which belong to the old store. Not through
 * JSON, for which a host may have added `toJSON` to lists, as old versions of Prototype.js do.
 */
export function copyDraft(form: object): FormLikeState {
  const { isOpen, messages, validationFailures, progress, blank, ...state } = form as FormLikeState;
  const values = Object.entries(state).filter(([, value]) => typeof value !== 'function');
  return structuredClone(Object.fromEntries(values));
}

const storeOf = (form: AnyInstance): StoreApi<FormLikeState> => form.store();
