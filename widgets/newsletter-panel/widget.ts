import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog-body.css.ts?sheet';
import { formAttributes, formDeps, formMethods } from '../kit/form-element.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
import { themeSheet } from '../kit/theme-sheet.ts';
import type { Widget } from '../kit/widget.ts';
import { createNewsletterPanelStore, type NewsletterPanelState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { NewsletterPanel } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireNewsletterPanelElement`. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  ...formAttributes,
} as const;

export const newsletterPanel: Widget<NewsletterPanelState, typeof attributes> = {
  tag: 'hire-newsletter-panel',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, dialogSheet, formSheet, sheet],
  View: NewsletterPanel,
  createStore: (host) => createNewsletterPanelStore(formDeps(host)),
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    ...formMethods,
  },
};
