import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog-body.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
import { themeSheet } from '../kit/theme-sheet.ts';
import type { Widget } from '../kit/widget.ts';
import { createPopoverStore, type PopoverState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Popover } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HirePopoverElement`. */
export const attributes = {
  open: 'boolean',
  mode: ['dialog', 'slide-in', 'side-tab', 'bubble'],
  openOn: 'string',
  frequency: ['once-a-day', 'once-a-week', 'once-a-month', 'once'],
  label: 'string',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;

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
const later = (use: (loaded: typeof import('../kit/offer.ts')) => unknown) =>
  void import('../kit/offer.ts').then(use).catch(() => {});

/** Where the page hides the tag, a modal dialog would make the page inert and show nothing. */
function refuseUnseen(event: Event) {
  const { target, currentTarget } = event;
  if (target === currentTarget && !(target as Element).checkVisibility()) event.preventDefault();
}
