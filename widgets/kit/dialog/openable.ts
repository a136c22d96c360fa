import type { StoreApi } from 'zustand/vanilla';
import type { Emit } from '../element/widget.ts';

/** The part of a store that every widget has which opens and closes. */
export interface OpenableState {
  isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
}

interface Deps<S> {
  store: Pick<StoreApi<S>, 'getState' | 'setState'>;
  emit: Emit;
  /** The state that a closed widget goes back to. */
  closed(): Partial<S>;
}

/** Opening and closing are told first, by `hire-open` and `hire-close`; a host can cancel either. */
export function createOpenable<S extends OpenableState>({
  store,
  emit,
  closed,
}: Deps<S>): OpenableState {
  const move = (isOpen: boolean, rest: Partial<S>) => {
    if (store.getState().isOpen === isOpen) return;
    if (!emit(isOpen ? 'hire-open' : 'hire-close', undefined, { cancelable: true })) return;
    store.setState({ ...rest, isOpen } as Partial<S>);
  };
  return {
    isOpen: false,
    open: () => move(true, {}),
    close: () => move(false, closed()),
    toggle: () => {
      const { isOpen, open, close } = store.getState();
      if (isOpen) close();
      else open();
    },
  };
}

type Opens = Pick<StoreApi<OpenableState>, 'getState'>;

/** The methods of every element that opens and closes. */
export const openableMethods = {
  /** Some widgets open with what is known of the visitor. */
  open: (store: { getState(): { open(known?: never): void } }, known?: never) =>
    store.getState().open(known),
  close: (store: Opens) => store.getState().close(),
  toggle: (store: Opens) => store.getState().toggle(),
};

/**
 * Keeps the tag's `open` attribute and the state alike; `isOpen` is what attribute or property said
 * before there was a state. Answers how to stop.
 */
export function reflectOpen(
  store: Pick<StoreApi<OpenableState>, 'getState' | 'subscribe'>,
  element: HTMLElement,
  isOpen: boolean = element.hasAttribute('open'),
): () => void {
  if (isOpen) store.getState().open();
  return store.subscribe(({ isOpen }) => element.toggleAttribute('open', isOpen));
}

/** A changed `open` attribute or property is the host's wish. */
export function followOpen(store: Opens, isOpen: boolean): void {
  const { open, close } = store.getState();
  if (isOpen) open();
  else close();
}
