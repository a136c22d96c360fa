import { is24Hour, localeOf, timeZone } from '../kit/browser.ts';
import type { AttributeValues } from '../kit/element/attributes.ts';
import type { Widget } from '../kit/element/widget.ts';
import controlsSheet from '../kit/form/controls.css.ts?sheet';
import { isEnglish, languageOf } from '../kit/languages/page-language.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { syncAddress } from './address.ts';
import searchSheet from './city-search.css.ts?sheet';
import { attributes, exampleDate } from './content.ts';
import type { Settings } from './settings.ts';
import { createSharedDaylightStore, overlapOf, type SharedDaylightState } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { SharedDaylight } from './view.tsx';

type Values = AttributeValues<typeof attributes>;

export const sharedDaylight: Widget<SharedDaylightState, typeof attributes> = {
  ...tag,
  stateOfLanguage: (element, isTranslated) => ({ locale: localeFor(element, isTranslated) }),
  attributes,
  sheets: [themeSheet, baseSheet, controlsSheet, searchSheet, sheet],
  View: SharedDaylight,
  createStore: ({ values, element }) =>
    createSharedDaylightStore({
      settings: settingsOf(values()),
      locale: 'en',
      // A prerendered view is an example, which must not depend on the day of the build.
      ownZone: element ? timeZone() : '',
      is24Hour: element ? is24Hour() : false,
      now: element ? Date.now() : Date.parse(exampleDate),
    }),
  onChange: (store, values) => store.getState().readAttributes(settingsOf(values)),
  onConnect: (store, { emit, values }) => {
    const connection = new AbortController();
    const { signal } = connection;
    const emitOverlap = () => emit('hire-overlap', overlapOf(store.getState()));
    const unsubscribe = store.subscribe(({ plan }, { plan: former }) => {
      if (plan !== former) emitOverlap();
    });
    signal.addEventListener('abort', unsubscribe);
    if (values().ownsPage) syncAddress(store, signal);
    emitOverlap();
    return () => connection.abort();
  },
  methods: { getOverlap: (store) => overlapOf(store.getState()) },
};

const settingsOf = ({ places, hours, date }: Values): Settings => ({ places, hours, date });

/**
 * How the element writes dates and lists: as the page does if its texts are in the page's language, or else
 * as English does.
 */
const localeFor = (element: Element, isTranslated: boolean): string =>
  isTranslated || isEnglish(languageOf(element)) ? localeOf(element) : 'en';
