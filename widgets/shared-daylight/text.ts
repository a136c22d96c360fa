import { interpolate } from '../kit/element/interpolate.ts';
import type { Span } from './comparison.ts';
import { memoize } from './memoize.ts';
import type { City } from './place.ts';
import type { SharedDaylightState } from './store.ts';
import { localTime, toTime } from './zones.ts';

/** For example "6.5 hours" or "6 hours 10 minutes", in the language of the page. Empty for 0. */
export function hoursText({ locale }: SharedDaylightState, minutes: number): string {
  const write = (unit: 'hour' | 'minute', count: number) =>
    count > 0 && unitFormats(locale)(unit).format(count);
  // Short, so that the heading of half an hour has as many lines as that of a whole one.
  if (minutes > 60 && minutes % 15 === 0) return write('hour', minutes / 60) || '';
  return [write('hour', Math.floor(minutes / 60)), write('minute', minutes % 60)]
    .filter(Boolean)
    .join(' ');
}

const unitFormats = memoize((locale: string) =>
  memoize(
    (unit: 'hour' | 'minute') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ),
);

/** A local time as the visitor writes it: "9:30 a.m." or "09:30". */
export function timeText({ messages, is24Hour }: SharedDaylightState, local: number): string {
  const time = toTime(local);
  if (is24Hour) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? messages.am : messages.pm;
  return `${hour % 12 || 12}${minute ? time.slice(2) : ''} ${half}`;
}

/** The time that the clocks of a city show. */
export const clockText = (state: SharedDaylightState, { zone }: City, instant: number): string =>
  timeText(state, localTime(zone, instant));

/** Spans in a city's local time, for example "10 a.m. to 12 p.m. and 2 p.m. to 4 p.m.". */
export const spansText = (state: SharedDaylightState, city: City, spans: readonly Span[]): string =>
  listText(
    state,
    spans.map(({ from, to }) =>
      interpolate(state.messages.span, {
        from: clockText(state, city, from),
        // A day ends at 24:00.
        to: clockText(state, city, to).replace('00:00', '24:00'),
      }),
    ),
  );

/** A list in words. The first one of a page takes the browser long, and most have one item. */
export const listText = ({ locale }: SharedDaylightState, items: readonly string[]): string =>
  items.length > 1 ? new Intl.ListFormat(locale).format(items) : items.join('');
