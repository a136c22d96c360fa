import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import { formDeps, formMethods } from '../kit/form-element.ts';
import type { Answers } from '../kit/newsletter/store.ts';
import formSheet from '../kit/newsletter/style.css.ts?sheet';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
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
  createStore: ({ emit }) => createNewsletterPanelStore(formDeps(emit)),
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    open: (store, known?: Partial<Answers>) => store.getState().open(known),
    ...formMethods,
  },
});
