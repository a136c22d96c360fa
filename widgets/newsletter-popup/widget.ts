import cardSheet from '../kit/dialog/card-dialog.css.ts?sheet';
import bodySheet from '../kit/dialog/dialog-body.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/dialog/openable.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { formDeps, formMethods } from '../kit/form/form-element.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { whenInterested } from '../kit/triggers/first-interest.ts';
import { atFreeMoment } from '../kit/triggers/free-moment.ts';
import { memory, popupSeen } from '../kit/triggers/memory.ts';
import { attributes } from './content.ts';
import { createNewsletterPopupStore, type NewsletterPopupState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { NewsletterPopup } from './view.tsx';

export const newsletterPopup: Widget<NewsletterPopupState, typeof attributes> = {
  tag: 'hire-newsletter-popup',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, bodySheet, cardSheet, formSheet, sheet],
  View: NewsletterPopup,
  createStore: (host) =>
    createNewsletterPopupStore({
      ...formDeps(host),
      wasSeen: () => memory.has(popupSeen),
      keepSeen: () => memory.keep(popupSeen),
    }),
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => {
    const leave = reflectOpen(store, element, values().open);
    const stopWaiting = offerInTime(store.getState().offer);
    return () => {
      leave();
      stopWaiting();
    };
  },
  methods: {
    ...openableMethods,
    ...formMethods,
  },
};

/** The loader waited for the same before it fetched this chunk. Answers how to stop. */
function offerInTime(offer: () => void): () => void {
  let stop = () => {};
  const stopWaiting = whenInterested(() => {
    stop = atFreeMoment(offer);
  });
  return () => {
    stopWaiting();
    stop();
  };
}
