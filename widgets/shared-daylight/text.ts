import { interpolate } from '../kit/element/interpolate.ts';
import type { City } from './place.ts';
import type { Span } from './reckoning.ts';
import type { SharedDaylightState } from './store.ts';
import { localTime, toTime } from './zones.ts';

/** Like "6 hours 30 minutes", in the language of the page. Empty for 0. */
export const hoursText = ({ locale }: SharedDaylightState, minutes: number): string =>
  [
    { unit: 'hour', count: Math.floor(minutes / 60) },
    { unit: 'minute', count: minutes % 60 },
  ]
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');

/** The time that the clocks of a city show, like "09:30". */
export const clockText = ({ zone }: City, instant: number): string =>
  toTime(localTime(zone, instant));

/** Spans in the time of a city, like "10:00 to 12:00 and 14:00 to 16:00". */
export const spansText = (state: SharedDaylightState, city: City, spans: readonly Span[]): string =>
  listText(
    state,
    spans.map(({ from, to }) =>
      interpolate(state.words.span, {
        from: clockText(city, from),
        // A day ends at 24:00.
        to: clockText(city, to).replace('00:00', '24:00'),
      }),
    ),
  );

export const listText = ({ locale }: SharedDaylightState, items: readonly string[]): string =>
  new Intl.ListFormat(locale).format(items);
