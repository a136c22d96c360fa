import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import summarySheet from '../kit/error-summary.css.ts?sheet';
import { markTitle } from '../kit/error-title.ts';
import { formDeps, formMethods } from '../kit/form-element.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { words } from './content.ts';
import { type ApplyState, applicationOf, createApplyStore } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Apply } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireApplyElement`. */
export const attributes = {
  ownsPage: 'boolean',
  theme: ['auto', 'light', 'dark'],
} as const;

export const apply = define<ApplyState, typeof attributes>({
  tag: 'hire-apply',
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, summarySheet, sheet],
  View: Apply,
  createStore: ({ emit }) => createApplyStore(formDeps(emit)),
  onConnect: (store, { values }) => (values().ownsPage ? markTitle(store, words.error) : undefined),
  methods: {
    ...formMethods,
    getData: (store) => applicationOf(store.getState().answers),
  },
});
