import type { StoreApi } from 'zustand/vanilla';
import { addressWith, keepInFragment } from '../kit/fragment.ts';
import { cityOf, type Place, type Plan } from './place.ts';
import type { Settings } from './settings.ts';
import type { SharedDaylightState } from './store.ts';

const names = ['places', 'hours', 'date'] as const;

/**
 * Reads the plan in the fragment of the page's address, if there is one, and writes it there when a
 * visitor changes it. For an element that owns its page only.
 */
export function syncAddress(store: StoreApi<SharedDaylightState>, signal: AbortSignal): void {
  const save = keepInFragment({
    names,
    read: (linked: Settings) => store.getState().read(linked),
    write: () => {
      const { plan } = store.getState();
      return plan === store.getInitialState().plan ? '' : writeFragment(plan);
    },
    signal,
  });
  const unsubscribe = store.subscribe(({ plan }, { plan: former }) => {
    if (plan !== former) save();
  });
  signal.addEventListener('abort', unsubscribe);
}

/** The page's address with the plan in it. */
export const linkTo = (plan: Plan): string => addressWith(writeFragment(plan));

/** For example "places=Europe/London,Asia/Manila&hours=09:00-17:00,22:00-06:00&date=2026-07-01". */
export function writeFragment({ places, date }: Plan): string {
  return `places=${places.map(writeCity)}&hours=${places.map(writeHours)}&date=${date}`;
}

/** A zone, with the city if the zone has another city's name: "America/Los_Angeles:San_Diego". */
const writeCity = ({ zone, city }: Place): string =>
  city === cityOf(zone) ? zone : `${zone}:${city.replaceAll(' ', '_')}`;

const writeHours = ({ from, to }: Place): string => `${writeTime(from)}-${writeTime(to)}`;

const writeTime = (minutes: number): string =>
  new Date(minutes * 60_000).toISOString().slice(11, 16);
