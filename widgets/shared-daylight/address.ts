import type { StoreApi } from 'zustand/vanilla';
import type { Place, Plan } from './place.ts';
import type { Settings } from './settings.ts';
import type { SharedDaylightState } from './store.ts';

/**
 * Reads the plan in the fragment of the page's address, if there is one, and writes it there when a
 * visitor changes it. For an element that owns its page only.
 */
export function syncAddress(store: StoreApi<SharedDaylightState>, signal: AbortSignal): void {
  const restore = () => {
    const linked = readFragment(location.hash);
    // Other links of the page, like the one to its main content, change the fragment too.
    if (linked.places) store.getState().read(linked);
  };
  restore();
  addEventListener('hashchange', restore, { signal });
  const unsubscribe = store.subscribe(({ plan }, { plan: former }) => {
    if (plan !== former) writeAddress(plan);
  });
  signal.addEventListener('abort', unsubscribe);
}

/** Copies the page's address with the plan in it, if the browser allows that. */
export function copyAddress(plan: Plan): Promise<'copied' | 'notCopied'> {
  writeAddress(plan);
  return navigator.clipboard.writeText(location.href).then(
    () => 'copied',
    () => 'notCopied',
  );
}

const writeAddress = (plan: Plan) => history.replaceState(history.state, '', writeFragment(plan));

/** For example "#places=Europe/London,Asia/Manila&hours=09:00-17:00,22:00-06:00&date=2026-07-01". */
export function writeFragment({ places, date }: Plan): string {
  const zones = places.map(({ zone }) => zone);
  return `#places=${zones}&hours=${places.map(writeHours)}&date=${date}`;
}

const writeHours = ({ from, to }: Place): string => `${writeTime(from)}-${writeTime(to)}`;

const writeTime = (minutes: number): string =>
  new Date(minutes * 60_000).toISOString().slice(11, 16);

/** The opposite of `writeFragment`. A plus sign is part of some zones' names. */
export function readFragment(fragment: string): Settings {
  const parts = new URLSearchParams(fragment.slice(1).replaceAll('+', '%2B'));
  const { places, hours, date } = Object.fromEntries(parts);
  return { places, hours, date };
}
