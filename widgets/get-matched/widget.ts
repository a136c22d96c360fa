import { roles } from '../../supabase/functions/_shared/contract.ts';
import { translate } from '../kit/element/translate.ts';
import type { Host, Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { copyDraft, formDrafts } from '../kit/form/drafts.ts';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import { keepInHistory } from '../kit/form/history-draft.ts';
import { restoreInput } from '../kit/form/restore-input.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes, messages, messagesOnOwnPage } from './content.ts';
import { createGetMatchedStore, type GetMatchedState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { GetMatched } from './view.tsx';

export const getMatched: Widget<GetMatchedState, typeof attributes> = {
  ...tag,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, sheet],
  restoreInput,
  drafts: formDrafts('forRole'),
  View: GetMatched,
  createStore: (host) =>
    createGetMatchedStore({
      ...createFormDeps(host),
      isGuarded: () => host.values().guard,
      role: host.values().forRole ?? roles.find((role) => role === fragmentOf(host).split('&')[0]),
      hiringFor: new URLSearchParams(fragmentOf(host)).get('hiringFor') ?? '',
      messages: translate(
        messages,
        host.values().ownsPage ? messagesOnOwnPage(__BRAND__) : undefined,
      ),
    }),
  onChange: (store, { forRole }) => {
    if (forRole && !store.getState().answers.role) store.getState().know({ role: forRole });
  },
  onConnect: (store, { values }) =>
    values().ownsPage ? keepInHistory(store, copyDraft) : undefined,
  methods: {
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    goTo: (store, step: number) => store.getState().goTo(step),
    ...formMethods,
  },
};

/** On a page that the wizard owns, `/get-matched#dev&hiringFor=…` answers the steps 1 and 7, or one of them. */
const fragmentOf = ({ values }: Host<typeof attributes>): string =>
  values().ownsPage && typeof location !== 'undefined' ? location.hash.slice(1) : '';
