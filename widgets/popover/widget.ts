import dialogSheet from '../kit/dialog/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes } from './content.ts';
import { createPopoverStore, type PopoverState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Popover } from './view.tsx';

export const popover: Widget<PopoverState, typeof attributes> = {
  tag: 'hire-popover',
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, dialogSheet, sheet],
  View: Popover,
  createStore: ({ emit, values }) =>
    createPopoverStore({
      emit,
      offer: (openOn, act, signal) =>
        later(({ offer }) => signal.aborted || offer(openOn, values().frequency, act, signal)),
      keepShown: () => values().frequency && later(({ keepShown }) => keepShown()),
    }),
  onChange: (store, { open, openOn }) => {
    followOpen(store, open);
    store.getState().wait(openOn);
  },
  onConnect: (store, { values }, element) => {
    const { show, wait } = store.getState();
    const stopReflecting = reflectOpen(store, element, false);
    element.addEventListener('hire-open', refuseUnseen);
    if (values().open) show();
    wait(values().openOn);
    return () => {
      element.removeEventListener('hire-open', refuseUnseen);
      stopReflecting();
      wait(undefined);
    };
  },
  methods: openableMethods,
};

/** Only what opens by itself needs it. */
const later = (use: (loaded: typeof import('../kit/triggers/prompt.ts')) => unknown) =>
  void import('../kit/triggers/prompt.ts').then(use).catch(() => {});

/** Where the page hides the tag, a modal dialog would make the page inert and show nothing. */
function refuseUnseen(event: Event) {
  const { target, currentTarget } = event;
  if (target === currentTarget && !(target as Element).checkVisibility()) event.preventDefault();
}
