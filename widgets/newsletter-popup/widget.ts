import cardSheet from '../kit/dialog/card-dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { applyOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { formDrafts } from '../kit/form/drafts.ts';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { onEngagement } from '../kit/triggers/engagement.ts';
import { popupSeen } from '../kit/triggers/storage.ts';
import { whenNotBusy } from '../kit/triggers/when-not-busy.ts';
import { attributes } from './content.ts';
import { createNewsletterPopupStore, type NewsletterPopupState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { NewsletterPopup } from './view.tsx';

export const newsletterPopup: Widget<NewsletterPopupState, typeof attributes> = {
  ...tag,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, cardSheet, formSheet, sheet],
  drafts: formDrafts(),
  View: NewsletterPopup,
  createStore: (host) =>
    createNewsletterPopupStore({
      ...createFormDeps(host),
      wasSeen: popupSeen.read,
      saveSeen: popupSeen.write,
    }),
  onChange: (store, { open }) => applyOpen(store, open),
  onConnect: (store, { values }, element) => {
    const stopReflecting = reflectOpen(store, element, values().open);
    const cancelPrompt = schedulePrompt(store.getState().prompt);
    return () => {
      stopReflecting();
      cancelPrompt();
    };
  },
  methods: {
    ...openableMethods,
    ...formMethods,
  },
};

/**
 * Calls `prompt` once the visitor is engaged and not busy. Returns a function that cancels it. hire.ts
 * loads this file only after the engagement, but a page may import the element itself.
 */
function schedulePrompt(prompt: () => void): () => void {
  let cancelPrompt = () => {};
  const cancelWaiting = onEngagement(() => {
    cancelPrompt = whenNotBusy(prompt);
  });
  return () => {
    cancelWaiting();
    cancelPrompt();
  };
}
