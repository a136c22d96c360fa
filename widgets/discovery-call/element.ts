import baseSheet from '../kit/base.css.ts?sheet';
import { loadBooking } from '../kit/booking/later.ts';
import controlsSheet from '../kit/controls.css.ts?sheet';
import { define } from '../kit/define.ts';
import dialogSheet from '../kit/dialog.css.ts?sheet';
import { formDeps, formMethods } from '../kit/form-element.ts';
import { followOpen, openableMethods, reflectOpen } from '../kit/openable.ts';
import themeSheet from '../kit/theme.css.ts?sheet';
import { createDiscoveryCallStore, type DiscoveryCallState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { DiscoveryCall } from './view.tsx';

/** Documented in widgets/elements.d.ts: `HireDiscoveryCallElement`. */
export const attributes = {
  open: 'boolean',
  scheduleUrl: 'string',
  scheduleMonth: 'string',
  theme: ['auto', 'light', 'dark'],
} as const;

export const discoveryCall = define<DiscoveryCallState, typeof attributes>({
  tag: 'hire-discovery-call',
  startsClosed: true,
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, dialogSheet, sheet],
  View: DiscoveryCall,
  createStore: ({ emit }) => {
    const deps = formDeps(emit);
    const prepare = () => {
      deps.prepare();
      loadBooking().catch(() => {});
    };
    return createDiscoveryCallStore({ ...deps, prepare });
  },
  onChange: (store, { open }) => followOpen(store, open),
  onConnect: (store, { values }, element) => reflectOpen(store, element, values().open),
  methods: {
    ...openableMethods,
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    ...formMethods,
  },
});
