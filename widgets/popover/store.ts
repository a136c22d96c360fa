import { createStore, type StoreApi } from 'zustand/vanilla';
import { createOpenable, type OpenableState } from '../kit/dialog/openable.ts';
import type { Emit } from '../kit/element/widget.ts';
import { messages } from './content.ts';

export interface PopoverState extends OpenableState {
  messages: typeof messages;
  /** Whether it opened by itself. A non-modal popover then leaves the focus where it is. */
  isAutomatic: boolean;
  /** Opens the popover by a trigger, not by the visitor. */
  openAutomatically(): void;
  /** Sets the triggers, as in `open-on`. The first that fires opens the popover, once. */
  setTriggers(openOn: string | undefined): void;
}

/** The dependencies of the popover. */
export interface PopoverDeps {
  emit: Emit;
  /** Calls `open` on the first of the triggers. */
  schedulePrompt(openOn: string, open: () => void, signal: AbortSignal): void;
  /** Called whenever the popover has opened. */
  saveShownAt(): void;
}

export function createPopoverStore(deps: PopoverDeps): StoreApi<PopoverState> {
  return createStore<PopoverState>()((set, get, store) => {
    const openable = createOpenable<PopoverState>({
      store,
      emit: deps.emit,
    });
    let watching = new AbortController();
    let currentOpenOn: string | undefined;
    let hasOpened = false;

    const open = (isAutomatic: boolean) => {
      if (get().isOpen) return;
      set({ isAutomatic });
      openable.open();
      if (!get().isOpen) return;
      hasOpened = true;
      watching.abort();
      deps.saveShownAt();
    };

    return {
      ...openable,
      messages,
      isAutomatic: false,
      open: () => open(false),
      openAutomatically: () => open(true),
      setTriggers: (openOn) => {
        if (openOn === currentOpenOn) return;
        currentOpenOn = openOn;
        watching.abort();
        watching = new AbortController();
        if (openOn && !hasOpened) {
          deps.schedulePrompt(openOn, get().openAutomatically, watching.signal);
        }
      },
    };
  });
}
