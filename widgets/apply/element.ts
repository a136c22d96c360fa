import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import summarySheet from '../kit/error-summary.css.ts?sheet';
import { markTitle } from '../kit/error-title.ts';
import { notify, prepareNotices } from '../kit/notify.ts';
import { submit, warmUp } from '../kit/submit.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { words } from './content.ts';
import { type Application, type ApplyState, applicationOf, createApplyStore } from './store.ts';
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
  createStore: ({ emit }) =>
    createApplyStore({
      submit,
      prepare: () => {
        warmUp();
        prepareNotices();
      },
      emit,
      notify,
    }),
  onConnect: (store, { values }) => (values().ownsPage ? markTitle(store, words.error) : undefined),
  methods: {
    submit: (store) => store.getState().submit(),
    reset: (store) => store.getState().reset(),
    getData: (store) => applicationOf(store.getState().answers),
    setData: (store, data: Partial<Application>) => store.getState().fill(data),
  },
});
