import { createStore, type StoreApi } from 'zustand/vanilla';
import { createOpenable, type OpenableState } from '../kit/dialog/openable.ts';
import type { Emit } from '../kit/element/widget.ts';
import { words } from './content.ts';

export interface PopoverState extends OpenableState {
  words: typeof words;
  /** It opened of its own accord: where it can, it leaves the focus where it is. */
  isUnasked: boolean;
  /** Opens without being asked to. */
  show(): void;
  /** Opens by itself, once, on the occasions that `open-on` names; on none where it names none. */
  wait(openOn: string | undefined): void;
}

/** What the popover needs of the world. */
export interface PopoverDeps {
  emit: Emit;
  /** Calls back when an occasion comes. */
  offer(openOn: string, act: () => void, signal: AbortSignal): void;
  /** Called whenever it has opened. */
  keepShown(): void;
}

export function createPopoverStore(deps: PopoverDeps): StoreApi<PopoverState> {
  return createStore<PopoverState>()((set, get, store) => {
    const openable = createOpenable<PopoverState>({ store, emit: deps.emit, closed: () => ({}) });
    let waiting = new AbortController();
    let awaited: string | undefined;
    let wasOpen = false;

    const open = (isUnasked: boolean) => {
      if (get().isOpen) return;
      set({ isUnasked });
      openable.open();
      if (!get().isOpen) return;
      wasOpen = true;
      waiting.abort();
      deps.keepShown();
    };

    return {
      ...openable,
      words,
      isUnasked: false,
      open: () => open(false),
      show: () => open(true),
      wait: (openOn) => {
        if (openOn === awaited) return;
        awaited = openOn;
        waiting.abort();
        waiting = new AbortController();
        if (openOn && !wasOpen) deps.offer(openOn, get().show, waiting.signal);
      },
    };
  });
}
