import { type Role, roles } from '../../supabase/functions/_shared/contract.ts';
import baseSheet from '../kit/base.css.ts?sheet';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import { followHistory } from '../kit/follow-history.ts';
import { formDeps, formMethods } from '../kit/form-element.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { createGetMatchedStore, type GetMatchedState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { GetMatched } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireGetMatchedElement`. */
export const attributes = {
  role: roles,
  guard: 'boolean',
  ownsPage: 'boolean',
  scheduleUrl: 'string',
  theme: ['auto', 'light', 'dark'],
} as const;

export const getMatched = define<GetMatchedState, typeof attributes>({
  tag: 'hire-get-matched',
  attributes,
  taken: ['role'],
  sheets: [themeSheet, baseSheet, controlsSheet, sheet],
  View: GetMatched,
  createStore: ({ values, emit }) =>
    createGetMatchedStore({
      ...formDeps(emit),
      isGuarded: () => values().guard,
      role: values().role ?? roleInAddress(values().ownsPage),
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
});

/** On its own page the wizard takes a role from the address: `/get-matched#dev`. */
function roleInAddress(ownsPage: boolean): Role | undefined {
  if (!ownsPage || typeof location === 'undefined') return undefined;
  return roles.find((role) => `#${role}` === location.hash);
}
