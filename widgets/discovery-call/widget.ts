import baseSheet from '../kit/base.css.ts?sheet';
import { loadBooking } from '../kit/booking/later.ts';
import choicesSheet from '../kit/choices.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog-body.css.ts?sheet';
import { formAttributes, formDeps, formMethods } from '../kit/form-element.ts';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
import { themeSheet } from '../kit/theme-sheet.ts';
import type { Widget } from '../kit/widget.ts';
import { createDiscoveryCallStore, type DiscoveryCallState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { DiscoveryCall } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireDiscoveryCallElement`. */
export const attributes = {
  open: 'boolean',
  scheduleUrl: 'string',
  scheduleMonth: 'string',
  ...formAttributes,
} as const;

export const discoveryCall: Widget<DiscoveryCallState, typeof attributes> = {
  tag: 'hire-discovery-call',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, bodySheet, dialogSheet, sheet],
  View: DiscoveryCall,
  createStore: (host) => {
    const deps = formDeps(host);
    const prepare = () => {
      deps.prepare();
      loadBooking().catch(() => {});
    };
    return createDiscoveryCallStore({ ...deps, prepare });
  },
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    ...formMethods,
  },
};
