import { type Role, roles } from '../../supabase/functions/_shared/contract.ts';
import type { Widget } from '../kit/element/widget.ts';
import choicesSheet from '../kit/form/choices.css.ts?sheet';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { followHistory } from '../kit/form/follow-history.ts';
import { formDeps, formMethods } from '../kit/form/form-element.ts';
import { carryControls } from '../kit/form/typed-controls.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { attributes } from './content.ts';
import { createGetMatchedStore, type GetMatchedState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { GetMatched } from './view.tsx';

export const getMatched: Widget<GetMatchedState, typeof attributes> = {
  tag: 'hire-get-matched',
  attributes,
  taken: ['role'],
  sheets: [themeSheet, baseSheet, controlsSheet, choicesSheet, sheet],
  carry: carryControls,
  View: GetMatched,
  createStore: (host) =>
    createGetMatchedStore({
      ...formDeps(host),
      isGuarded: () => host.values().guard,
      role: host.values().role ?? roleInAddress(host.values().ownsPage),
    }),
  onChange: (store, { role }) => {
    if (role && !store.getState().answers.role) store.getState().answer('role', role);
  },
  onConnect: (store, { values }) => (values().ownsPage ? followHistory(store) : undefined),
  methods: {
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    goTo: (store, step: number) => store.getState().goTo(step),
    ...formMethods,
  },
};

/** On its own page the wizard takes a role from the address: `/get-matched#dev`. */
function roleInAddress(ownsPage: boolean): Role | undefined {
  if (!ownsPage || typeof location === 'undefined') return undefined;
  return roles.find((role) => `#${role}` === location.hash);
}
