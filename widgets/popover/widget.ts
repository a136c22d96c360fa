import dialogSheet from '../kit/dialog/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { applyOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { saveShownAt, schedulePrompt } from '../kit/triggers/prompt.ts';
import { attributes } from './content.ts';
import { createPopoverStore, type PopoverState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { Popover } from './view.tsx';

export const popover: Widget<PopoverState, typeof attributes> = {
  ...tag,
  hasHostContent: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, dialogSheet, sheet],
  View: Popover,
  createStore: ({ emit, values }) =>
    createPopoverStore({
      emit,
      schedulePrompt: (openOn, open, signal) =>
        schedulePrompt(openOn, values().frequency, open, signal),
      saveShownAt: () => values().frequency && saveShownAt(),
    }),
  onChange: (store, { open, openOn }) => {
    applyOpen(store, open);
    store.getState().setTriggers(openOn);
  },
  onConnect: (store, { values }, element) => {
    const { openAutomatically, setTriggers } = store.getState();
    const stopReflecting = reflectOpen(store, element, false);
    element.addEventListener('hire-open', cancelIfHidden);
    if (values().open) openAutomatically();
    setTriggers(values().openOn);
    return () => {
      element.removeEventListener('hire-open', cancelIfHidden);
      stopReflecting();
      setTriggers(undefined);
    };
  },
  methods: openableMethods,
};

/** Keeps a hidden popover closed: its modal dialog would make the page inert and stay invisible. */
function cancelIfHidden(event: Event) {
  const { target, currentTarget } = event;
  if (target === currentTarget && !(target as Element).checkVisibility()) event.preventDefault();
}
