import type { StoreApi } from 'zustand/vanilla';
import type { Emit } from '../element/widget.ts';

/** The part of a store that every widget has that opens and closes. */
export interface OpenableState {
  isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
}

interface Deps<S> {
  store: Pick<StoreApi<S>, 'getState' | 'setState'>;
  emit: Emit;
}

/**
 * Creates the state of a widget that opens and closes. The events `hire-open` and `hire-close` are
 * dispatched before the change, and a listener can cancel it.
 */
export function createOpenable<S extends OpenableState>({ store, emit }: Deps<S>): OpenableState {
  const setOpen = (isOpen: boolean) => {
    if (store.getState().isOpen === isOpen) return;
    if (!emit(isOpen ? 'hire-open' : 'hire-close', undefined, { cancelable: true })) return;
    store.setState({ isOpen } as Partial<S>);
  };
  return {
    isOpen: false,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => {
      const { isOpen, open, close } = store.getState();
      if (isOpen) close();
      else open();
    },
  };
}

type OpenableStore = Pick<StoreApi<OpenableState>, 'getState'>;

/** The methods of every element that opens and closes. */
export const openableMethods = {
  /** The newsletter's elements take known answers; the other elements ignore the parameter. */
  open: (store: { getState(): { open(known?: never): void } }, known?: never) =>
    store.getState().open(known),
  close: (store: OpenableStore) => store.getState().close(),
  toggle: (store: OpenableStore) => store.getState().toggle(),
};

/**
 * Opens the widget if `isOpen` says so, and then sets the tag's `open` attribute whenever it opens or
 * closes. Returns a function that ends it.
 */
export function reflectOpen(
  store: Pick<StoreApi<OpenableState>, 'getState' | 'subscribe'>,
  element: HTMLElement,
  isOpen: boolean,
): () => void {
  if (isOpen) store.getState().open();
  return store.subscribe(({ isOpen }) => element.toggleAttribute('open', isOpen));
}

/** Opens or closes the widget after its `open` attribute or property changed. */
export function applyOpen(store: OpenableStore, isOpen: boolean): void {
  const { open, close } = store.getState();
  if (isOpen) open();
  else close();
}
