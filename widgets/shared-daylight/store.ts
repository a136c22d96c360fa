import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Comparison, comparePlaces } from './comparison.ts';
import { messages } from './content.ts';
import type { Plan } from './place.ts';
import { readPlan, type Settings } from './settings.ts';

export interface SharedDaylightState {
  messages: typeof messages;
  plan: Plan;
  /** The comparison of the plan's places. */
  comparison: Comparison;
  /** The visitor's time zone. */
  ownZone: string;
  /** The language of the page. */
  locale: string;
  /** Whether the visitor writes 21:00 for 9 p.m. */
  is24Hour: boolean;
  change(changed: Partial<Plan>): void;
  /** Reads a plan from text. */
  read(settings: Settings): void;
  /** Reads the host's attributes if one of them has changed, or else keeps the visitor's plan. */
  readAttributes(settings: Settings): void;
}

interface SharedDaylightDeps {
  settings: Settings;
  ownZone: string;
  locale: string;
  is24Hour: boolean;
  now: number;
}

export function createSharedDaylightStore(deps: SharedDaylightDeps): StoreApi<SharedDaylightState> {
  return createStore<SharedDaylightState>()((set, get) => {
    const derive = (plan: Plan) => ({ plan, comparison: comparePlaces(plan) });
    const read = (settings: Settings) => derive(readPlan(settings, deps.ownZone, deps.now));
    let attributes = JSON.stringify(deps.settings);
    return {
      messages,
      ...read(deps.settings),
      ownZone: deps.ownZone,
      locale: deps.locale,
      is24Hour: deps.is24Hour,
      change: (changed) => set(derive({ ...get().plan, ...changed })),
      read: (settings) => set(read(settings)),
      readAttributes: (settings) => {
        const text = JSON.stringify(settings);
        if (text !== attributes) set(read(settings));
        attributes = text;
      },
    };
  });
}

/** The shared time of the day, as the event `hire-overlap` reports it. */
export const overlapOf = ({ comparison }: SharedDaylightState) => ({
  minutes: comparison.minutes,
  spans: comparison.shared.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) })),
});

const toIso = (instant: number): string => new Date(instant).toISOString();
