import { interpolate } from '../kit/element/interpolate.ts';
import type { Span } from './comparison.ts';
import type { City } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import { localTime, toTime } from './zones.ts';

/** For example "6 hours 30 minutes", in the language of the page. Empty for 0. */
export function hoursText({ locale }: SharedDaylightState, minutes: number): string {
  const write = (unit: string, count: number) =>
    count > 0 &&
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [write('hour', Math.floor(minutes / 60)), write('minute', minutes % 60)]
    .filter(Boolean)
    .join(' ');
}

/** The time that the clocks of a city show, for example "09:30". */
export const clockText = ({ zone }: City, instant: number): string =>
  toTime(localTime(zone, instant));

/** Spans in a city's local time, for example "10:00 to 12:00 and 14:00 to 16:00". */
export const spansText = (state: SharedDaylightState, city: City, spans: readonly Span[]): string =>
  listText(
    state,
    spans.map(({ from, to }) =>
      interpolate(state.messages.span, {
        from: clockText(city, from),
        // A day ends at 24:00.
        to: clockText(city, to).replace('00:00', '24:00'),
      }),
    ),
  );

export const listText = ({ locale }: SharedDaylightState, items: readonly string[]): string =>
  new Intl.ListFormat(locale).format(items);
