import baseSheet from '../kit/base.css.ts?sheet';
import { loadBooking } from '../kit/booking/later.ts';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import { notify, prepareNotices } from '../kit/notify.ts';
import { followOpen, reflectOpen } from '../kit/openable.ts';
import { submit, warmUp } from '../kit/submit.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { type Answers, createDiscoveryCallStore, type DiscoveryCallState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { DiscoveryCall } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireDiscoveryCallElement`. */
export const attributes = {
  open: 'boolean',
  scheduleUrl: 'string',
  scheduleMonth: 'string',
  theme: ['auto', 'light', 'dark'],
} as const;

export const discoveryCall = define<DiscoveryCallState, typeof attributes>({
  tag: 'hire-discovery-call',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, dialogSheet, sheet],
  View: DiscoveryCall,
  createStore: ({ emit }) =>
    createDiscoveryCallStore({
      submit,
      prepare: () => {
        warmUp();
        prepareNotices();
        loadBooking().catch(() => {});
      },
      emit,
      notify,
    }),
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    open: (store) => store.getState().open(),
    close: (store) => store.getState().close(),
    toggle: (store) => {
      const { isOpen, open, close } = store.getState();
      return isOpen ? close() : open();
    },
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    submit: (store) => store.getState().submit(),
    reset: (store) => store.getState().reset(),
    getData: (store) => store.getState().answers,
    setData: (store, data: Partial<Answers>) => store.getState().fill(data),
  },
});
