import dialogSheet from '../kit/dialog/dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { applyOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { formDrafts } from '../kit/form/drafts.ts';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import { attributes } from '../kit/newsletter/content.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { createNewsletterPanelStore, type NewsletterPanelState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { NewsletterPanel } from './view.tsx';

export const newsletterPanel: Widget<NewsletterPanelState, typeof attributes> = {
  ...tag,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, dialogSheet, formSheet, sheet],
  drafts: formDrafts(),
  View: NewsletterPanel,
  createStore: (host) =>
    createNewsletterPanelStore(createFormDeps(host), hasOwnButton(host.element)),
  onChange: (store, { open }) => applyOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    ...formMethods,
  },
};

/** A button or a link can name a panel by its id, or without one as the first of its kind. */
const hasOwnButton = (element: Element | undefined): boolean =>
  element?.id === '' && !document.querySelector('[data-hire-open="newsletter-panel"]');
