import type { StoreApi } from 'zustand/vanilla';
import type { Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { copyDraft, formDrafts } from '../kit/form/drafts.ts';
import summarySheet from '../kit/form/error-summary.css.ts?sheet';
import { showErrorInTitle } from '../kit/form/error-title.ts';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import { keepInHistory } from '../kit/form/history-draft.ts';
import { restoreInput } from '../kit/form/restore-input.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes } from './content.ts';
import { type ApplyState, createApplyStore, toApplication } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { takeDroppedFiles } from './take-dropped-files.ts';
import { Apply } from './view.tsx';

export const apply: Widget<ApplyState, typeof attributes> = {
  ...tag,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, summarySheet, sheet],
  restoreInput,
  drafts: formDrafts(),
  View: Apply,
  createStore: (host) => createApplyStore(createFormDeps(host)),
  onConnect: (store, { values }, element) => {
    const { ownsPage } = values();
    const stops = [
      takeDroppedFiles(ownsPage ? document : element, (file) =>
        store.getState().chooseResume(file),
      ),
    ];
    if (ownsPage) {
      stops.push(showErrorInTitle(store), keepInHistory(store, copyWithoutFile));
      stops.push(reflectSent(store, element));
    }
    return () => {
      for (const stop of stops) stop();
    };
  },
  methods: {
    ...formMethods,
    getData: (store) => toApplication(store.getState().answers),
  },
};

/** The browser forgets the chosen file, but not its name. */
const copyWithoutFile = (state: ApplyState) => ({ ...copyDraft(state), isFileForgotten: true });

/** Marks the element once the form was sent, so that the page hides its help for filling in the form. */
function reflectSent(
  { getState, subscribe }: Pick<StoreApi<ApplyState>, 'getState' | 'subscribe'>,
  element: Element,
): () => void {
  const reflect = () => element.toggleAttribute('data-sent', getState().sentAt !== undefined);
  reflect();
  return subscribe(reflect);
}
