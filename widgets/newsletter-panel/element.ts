import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import type { Answers } from '../kit/newsletter/store.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import { notify, prepareNotices } from '../kit/notify.ts';
import { followOpen, reflectOpen } from '../kit/openable.ts';
import { submit, warmUp } from '../kit/submit.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { createNewsletterPanelStore, type NewsletterPanelState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { NewsletterPanel } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireNewsletterPanelElement`. */
export const attributes = {
  open: 'boolean',
  privacyUrl: 'string',
  theme: ['auto', 'light', 'dark'],
} as const;

export const newsletterPanel = define<NewsletterPanelState, typeof attributes>({
  tag: 'hire-newsletter-panel',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, dialogSheet, formSheet, sheet],
  View: NewsletterPanel,
  createStore: ({ emit }) =>
    createNewsletterPanelStore({
      submit,
      prepare: () => {
        warmUp();
        prepareNotices();
      },
      emit,
      notify,
    }),
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    open: (store, known?: Partial<Answers>) => store.getState().open(known),
    close: (store) => store.getState().close(),
    toggle: (store) => store.getState().toggle(),
    submit: (store) => store.getState().submit(),
    reset: (store) => store.getState().reset(),
    getData: (store) => store.getState().answers,
    setData: (store, data: Partial<Answers>) => store.getState().fill(data),
  },
});
