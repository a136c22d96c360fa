import type { Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import summarySheet from '../kit/form/error-summary.css.ts?sheet';
import { markTitle } from '../kit/form/error-title.ts';
import { formDeps, formMethods } from '../kit/form/form-element.ts';
import { carryControls } from '../kit/form/typed-controls.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes } from './content.ts';
import { type ApplyState, applicationOf, createApplyStore } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Apply } from './view.tsx';

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
