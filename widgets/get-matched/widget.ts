import { type Role, roles } from '../../supabase/functions/_shared/contract.ts';
import { translate } from '../kit/element/translate.ts';
import type { Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { createFormDeps, formMethods } from '../kit/form/form-element.ts';
import { keepInHistory } from '../kit/form/keep-in-history.ts';
import { restoreInput } from '../kit/form/restore-input.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes, messagesOnOwnPage, words } from './content.ts';
import { createGetMatchedStore, type GetMatchedState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { GetMatched } from './view.tsx';

export const getMatched: Widget<GetMatchedState, typeof attributes> = {
  tag: 'hire-get-matched',
  attributes,
  removedOnceRead: ['role'],
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, sheet],
  restoreInput,
  View: GetMatched,
  createStore: (host) =>
    createGetMatchedStore({
      ...createFormDeps(host),
      isGuarded: () => host.values().guard,
      role: host.values().role ?? roleFromFragment(host.values().ownsPage),
      words: translate(words, host.values().ownsPage ? messagesOnOwnPage(__BRAND__) : undefined),
    }),
  onChange: (store, { role }) => {
    if (role && !store.getState().answers.role) store.getState().answer('role', role);
  },
  onConnect: (store, { values }) => (values().ownsPage ? keepInHistory(store) : undefined),
  methods: {
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    goTo: (store, step: number) => store.getState().goTo(step),
    ...formMethods,
  },
};

/** The role in the fragment of a page that the wizard owns: `/get-matched#dev`. */
function roleFromFragment(ownsPage: boolean): Role | undefined {
  if (!ownsPage || typeof location === 'undefined') return undefined;
  return roles.find((role) => `#${role}` === location.hash);
}
