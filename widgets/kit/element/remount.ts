import type { StoreApi } from 'zustand/vanilla';
import type { AttributeKinds } from './attributes.ts';
import type { Instance } from './widget.ts';

// biome-ignore lint/suspicious/noExplicitAny: of any widget
type Left = Instance<any, AttributeKinds>;

/** What a form's store holds, beside the widget's own. */
interface State {
  answers?: object;
  progress?: string;
  [more: string]: unknown;
}

/** What left the page with answers that nobody has received. In memory only: it goes with the page. */
const left = new Set<Left>();

/** Keeps what is unsent for the same element made anew. */
export const keepUnsent = (instance: Left): unknown => isUnsent(instance) && left.add(instance);

/**
 * A single-page app takes an element away and makes the same one anew, where the visitor sees but
 * one: with no answers of its own it goes on with those of the first that left, at the same step. The
 * same is a tag with the same id, `partner`, `campaign` and `role`; none is any role, for a copy's has
 * been taken off the tag. A dialog opens again where `open` says so, and not because it was open.
 */
export function goOn(instance: Left): void {
  left.delete(instance);
  if (isUnsent(instance)) return;
  for (const other of left) {
    if (!isSame(other, instance)) continue;
    left.delete(other);
    if (isUnsent(other)) {
      storeOf(instance).setState(placeIn(other));
      break;
    }
  }
}

function isSame(a: Left, b: Left): boolean {
  const [{ role }, given] = [a.values(), b.values().role];
  return keyOf(a) === keyOf(b) && (given ?? role) === role;
}

const keyOf = ({ element, values }: Left): string =>
  [element?.localName, element?.id, values().partner, values().campaign].join();

/** Whether somebody answered something; there is nothing to keep of what was sent. */
const isUnsent = (instance: Left): boolean => {
  const { getState, getInitialState } = storeOf(instance);
  return getState().answers !== getInitialState().answers && getState().progress !== 'sent';
};

/** The answers and the step: what is no action, and says nothing of this one element. */
function placeIn(instance: Left): State {
  const { isOpen, words, refusals, progress, ...state } = storeOf(instance).getState();
  return JSON.parse(JSON.stringify(state));
}

const storeOf = (instance: Left): StoreApi<State> => instance.store();
