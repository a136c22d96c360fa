import baseSheet from '../kit/base.css.ts?sheet';
import choicesSheet from '../kit/choices.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import summarySheet from '../kit/error-summary.css.ts?sheet';
import { markTitle } from '../kit/error-title.ts';
import { formAttributes, formDeps, formMethods } from '../kit/form-element.ts';
import { themeSheet } from '../kit/theme-sheet.ts';
import { carryControls } from '../kit/typed-controls.ts';
import type { Widget } from '../kit/widget.ts';
import { type ApplyState, applicationOf, createApplyStore } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Apply } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireApplyElement`. */
export const attributes = {
  ownsPage: 'boolean',
  ...formAttributes,
} as const;

export const apply: Widget<ApplyState, typeof attributes> = {
  tag: 'hire-apply',
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, summarySheet, sheet],
  carry: carryControls,
  View: Apply,
  createStore: (host) => createApplyStore(formDeps(host)),
  onConnect: (store, { values }) => (values().ownsPage ? markTitle(store) : undefined),
  methods: {
    ...formMethods,
    getData: (store) => applicationOf(store.getState().answers),
  },
};
