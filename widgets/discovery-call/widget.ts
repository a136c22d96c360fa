import bookingSheet from '../kit/booking/style.css.ts?sheet';
import dialogSheet from '../kit/dialog/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { applyOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { formDrafts } from '../kit/form/drafts.ts';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes } from './content.ts';
import { createDiscoveryCallStore, type DiscoveryCallState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { DiscoveryCall } from './view.tsx';

export const discoveryCall: Widget<DiscoveryCallState, typeof attributes> = {
  ...tag,
  attributes,
  sheets: [
    themeSheet,
    baseSheet,
    controlsSheet,
    choicesSheet,
    bodySheet,
    dialogSheet,
    bookingSheet,
    sheet,
  ],
  drafts: formDrafts(),
  View: DiscoveryCall,
  createStore: (host) => createDiscoveryCallStore(createFormDeps(host)),
  onChange: (store, { open }) => applyOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    ...formMethods,
  },
};
