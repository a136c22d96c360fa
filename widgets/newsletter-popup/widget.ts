import baseSheet from '../kit/base.css.ts?sheet';
import cardSheet from '../kit/card-dialog.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import bodySheet from '../kit/dialog-body.css.ts?sheet';
import { whenInterested } from '../kit/first-interest.ts';
import { formAttributes, formDeps, formMethods } from '../kit/form-element.ts';
import { atFreeMoment } from '../kit/free-moment.ts';
import { memory, popupSeen } from '../kit/memory.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
import { themeSheet } from '../kit/theme-sheet.ts';
import type { Widget } from '../kit/widget.ts';
import { createNewsletterPopupStore, type NewsletterPopupState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { NewsletterPopup } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireNewsletterPopupElement`. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  ...formAttributes,
} as const;

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
